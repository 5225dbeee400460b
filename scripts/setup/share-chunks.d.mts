export function shareChunks(folder: string): number;
