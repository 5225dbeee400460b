type Packages = Record<string, { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }>;
/** Installs what is missing, `withTools` those of tests and development too; answers whether anything was. */
export function installPackages(options?: { withTools?: boolean }): Promise<boolean>;
/** The arguments npm is run with, null where all is there. */
export function installCommand(state: { locked: Packages; installed: Packages; withTools: boolean }): string[] | null;
