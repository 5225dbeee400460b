/** Runs other programs and prints what was done and how long it took. */
import { spawn } from "node:child_process";
import { ROOT } from "./environment.mjs";

/** A program that exited with an error; `message` has the end of its output. */
export class ProgramFailed extends Error {}

/**
 * Runs a program to its end, silently unless `show`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, shell?: boolean }} [options]
 * @returns {Promise<string>} its output, if silent
 * @throws {ProgramFailed}
 */
export function run(command, args, { env = {}, show = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      shell,
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) return resolve(output);
      reject(
        new ProgramFailed(`${[command, ...args].join(" ")} ended with ${code ?? signal}\n${output.slice(-6_000)}`),
      );
    });
  });
}

/**
 * Runs one setup step and prints one line about it. A step that returns `false` had nothing to do.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`  ${title.padEnd(40)} `);
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(result === false ? "up to date" : `done, ${seconds} s`);
  return result;
}
