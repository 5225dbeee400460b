/** Whether this folder is a release: then nothing is installed or built in it. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./environment.mjs";

/** @throws {Error} for a release of another system, in one line */
export function isRelease(root = ROOT, here = `${process.platform}-${process.arch}`) {
  const note = path.join(root, "release.json");
  if (!existsSync(note)) return false;
  const { system } = JSON.parse(readFileSync(note, "utf8"));
  if (system !== here) throw new Error(`This release is for ${system}, and this machine is ${here}.`);
  return true;
}
