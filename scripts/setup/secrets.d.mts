/**
 * Adds what is set neither in the environment nor in the file (`.env` by default), and loads the file; answers whether
 * anything was added.
 */
export function ensureSecrets(file?: string): boolean;
