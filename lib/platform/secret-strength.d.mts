/**
 * What is wrong with the secret, and how to make a better one; null when nothing is, or when only this machine is
 * served.
 */
export function secretProblem(settings: { secret: string | undefined; url: string; host?: string }): string | null;
/** What is wrong with serving there over plain HTTP; null when nothing is. */
export function transportProblem(settings: { url: string; host?: string }): string | null;
/** Whether a host name or address, as it stands in a URL, is this machine's own and nobody else's. */
export function isLoopbackName(host: string): boolean;
