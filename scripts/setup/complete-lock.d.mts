type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string>; dev?: boolean }> };
/**
 * The optional packages that some package of the lock file wants and the lock file lacks: their place, and what belongs
 * there.
 */
export function missingOptional(lock: Lock): [string, object][];
