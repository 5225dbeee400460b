/**
 * Types by the native compiler, and lint in parallel; its promise rules ask the same compiler for the types of single
 * expressions.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { ROOT } from "../setup/environment.mjs";

/**
 * The compiler's own number of threads. Each finds the types they share anew, so more than there are processors only
 * cost: on two, 88 seconds of processor time by four threads, 52 by two.
 */
const MOST_CHECKERS = 4;
const CHECKERS = String(Math.min(MOST_CHECKERS, availableParallelism()));
/** Two packages provide `.bin/tsc`. */
const COMPILER = ["node_modules/native-typescript/bin/tsc", "--noEmit", "--pretty", "--checkers", CHECKERS];
const LINT = ["node_modules/oxlint/bin/oxlint", "--deny-warnings", "."];

const codes = await Promise.all([COMPILER, LINT].map(ends));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

async function ends([program, ...args]) {
  const child = spawn(process.execPath, [path.join(ROOT, program), ...args], { cwd: ROOT, stdio: "inherit" });
  const [code] = await once(child, "close");
  return code;
}
