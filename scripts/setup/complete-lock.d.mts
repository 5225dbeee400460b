type Entry = {
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  libc?: string[];
  engines?: { node?: string };
};
type Lock = { packages: Record<string, Entry> };
/**
 * The optional packages that some package of the lock file wants and the lock file lacks: their place, and what belongs
 * there.
 */
export function missingOptional(lock: Lock): [string, object][];
/** The places of those that come from a registry and have no hash. */
export function withoutIntegrity(lock: Lock): string[];
/** The places of those for the C library musl that don't say so. */
export function withoutLibrary(lock: Lock): string[];
