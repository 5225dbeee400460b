import type { ChildProcess } from "node:child_process";
/** Exit codes of the server process if restarting it is pointless (`EX_CONFIG`), and if it may help. */
export const EXIT: { failed: number; unfitSettings: number };
/** Runs the program until asked to stop, or until it exits in a way a restart won't change. Passes signals on. */
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
