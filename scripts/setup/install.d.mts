type Packages = Record<string, { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }>;
/** Installs missing packages, `withTools` also those for tests and development; returns whether it installed any. */
export function installPackages(options?: { withTools?: boolean }): Promise<boolean>;
/** The arguments for npm, null if nothing is missing. */
export function installCommand(state: { locked: Packages; installed: Packages; withTools: boolean }): string[] | null;
/** Removes source maps lying beside their files in a folder; returns how many. */
export function removeSourceMaps(folder: string): Promise<number>;
