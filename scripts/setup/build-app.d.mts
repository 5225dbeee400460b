/** Builds the app if its sources changed; returns whether anything was built. */
export function buildApp(options?: { keepsStore?: boolean }): Promise<boolean>;
