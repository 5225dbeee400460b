type Manifest = { scripts: Record<string, string>; [field: string]: unknown };
/** Files and folders of the project that a release contains. */
export const PROJECT: readonly string[];
/** What is built for a release. */
export const BUILT: readonly string[];
/** Package files loaded dynamically at run time. */
export function foundLater(): string[];
/** The `package.json` of a release: nothing to install, and only its own commands. */
export function releaseManifest(manifest: Manifest): Manifest;
