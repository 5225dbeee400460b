export type Round = { words: string; env: Record<string, string>; number: number; seed: number };

export function planRounds(count: number, seed: number, where?: { inBrowser?: boolean }): Round[];
