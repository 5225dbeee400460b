export function startBusyLoops(count: number): { pids: number[]; stop: () => void };
