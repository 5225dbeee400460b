import type { ChildProcess } from "node:child_process";
/** How the server process ends where starting it again is of no use (`EX_CONFIG`), and where it may be. */
export const EXIT: { failed: number; unfitSettings: number };
/**
 * Runs the program until it is asked to end, or ends in a way that a new start does not change. Signals pass through.
 */
export function supervise(
  command: string[],
  options: {
    env: NodeJS.ProcessEnv;
    cwd: string;
    say?: (words: string) => void;
    onStart?: (child: ChildProcess) => void;
    clock?: { now: () => number; pause: (ms: number) => Promise<unknown> };
  },
): Promise<number>;
