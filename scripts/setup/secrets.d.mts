/**
 * Adds secrets set neither in the environment nor in the file (`.env` by default), and loads the file; returns whether
 * it added any.
 */
export function ensureSecrets(file?: string): boolean;
