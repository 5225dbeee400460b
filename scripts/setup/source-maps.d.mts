/** Removes the maps below a folder that lie beside the file they are about; answers how many. */
export function removeSourceMaps(folder: string): Promise<number>;
