import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../../support/routes";

const PROGRAM = `
  import { existsSync } from "node:fs";
  import { memoryFolder } from "./scripts/testing/memory-folder.mjs";
  const folder = memoryFolder();
  console.log(JSON.stringify({ folder: folder ?? null, isThere: folder === undefined || existsSync(folder) }));`;

test("a folder in memory is there for the run and gone after it; without room there is none", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", PROGRAM], { cwd: ROOT });
  const { folder, isThere } = JSON.parse(stdout) as { folder: string | null; isThere: boolean };
  expect(isThere).toBe(true);
  if (folder !== null) expect(existsSync(folder)).toBe(false);
});
