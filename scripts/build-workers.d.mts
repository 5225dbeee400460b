/** Bundles the worker threads if their sources changed; returns whether anything was built. */
export function buildWorkers(): Promise<boolean>;
