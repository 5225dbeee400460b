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
/** Optional packages that some package in the lock file needs but the lock file lacks: their path, and their entry. */
export function missingOptional(lock: Lock): [string, object][];
/** The paths of those that come from a registry and have no hash. */
export function withoutIntegrity(lock: Lock): string[];
/** The paths of those for the musl C library that don't declare it. */
export function withoutLibrary(lock: Lock): string[];
