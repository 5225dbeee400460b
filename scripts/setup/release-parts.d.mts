type Manifest = { scripts: Record<string, string>; [field: string]: unknown };
/** Files and folders of the project that a release holds. */
export const PROJECT: readonly string[];
/** What is built for it. */
export const BUILT: readonly string[];
/** Files of packages that are found at run time. */
export function foundLater(): string[];
/** The `package.json` of a release: nothing to install, and what can be run. */
export function manifestOf(manifest: Manifest): Manifest;
