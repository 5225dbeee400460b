/** Bundles the worker threads where their sources changed; answers whether anything was built. */
export function buildWorkers(): Promise<boolean>;
