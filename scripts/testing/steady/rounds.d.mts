export type Round = { words: string; env: Record<string, string>; number: number; seed: number };

export function roundsOf(count: number, seed: number, where?: { inBrowser?: boolean }): Round[];
