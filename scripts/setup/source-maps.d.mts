/** Removes source maps lying beside their files in a folder; returns how many. */
export function removeSourceMaps(folder: string): Promise<number>;
