/**
 * What is wrong with the secret, and how to get a better one; null if nothing is, or if only this machine is served.
 */
export function secretProblem(settings: { secret: string | undefined; url: string; host?: string }): string | null;
/** What is wrong with using plain HTTP there; null if nothing is. */
export function transportProblem(settings: { url: string; host?: string }): string | null;
/** Whether a host name or address from a URL refers to this machine only. */
export function isLoopbackName(host: string): boolean;
