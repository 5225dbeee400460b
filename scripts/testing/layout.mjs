/**
 * Prettier's layout. A native formatter with the same output checks every file in a second; where it disagrees,
 * Prettier itself decides. `npm run test:all` runs Prettier on every file.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { ROOT } from "../setup/environment.mjs";

const OPTIONS = ".prettierrc.json"; // both understand this file
const files = process.env.TEST_FORM === "long" ? ["."] : await doubtful();
if (files.length > 0) process.exitCode = await prettier(files);

/** @returns {Promise<string[]>} files the native formatter would write differently */
async function doubtful() {
  const args = ["node_modules/oxfmt/bin/oxfmt", "-c", OPTIONS, "--list-different", "."];
  const written = await new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd: ROOT }, (cause, stdout, stderr) => {
      const isAnswer = !cause || (cause.code === 1 && stdout !== "");
      if (isAnswer) resolve(stdout);
      else reject(new Error(`${cause.message}\n${stderr}`));
    }),
  );
  return written.split("\n").filter((file) => file !== "");
}

async function prettier(files) {
  const program = path.join(ROOT, "node_modules/prettier/bin/prettier.cjs");
  const args = [program, ...files, "--check", "--log-level=warn"];
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit" }), "close");
  return code;
}
