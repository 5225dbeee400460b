/** Builds the app where its sources changed; answers whether anything was built. */
export function buildApp(options?: { keepsStore?: boolean }): Promise<boolean>;
