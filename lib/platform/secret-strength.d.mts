/** What is wrong with the secret, and how to make a better one; null when nothing is, or when only this machine is served. */
export function secretProblem(settings: { secret: string | undefined; url: string }): string | null;
