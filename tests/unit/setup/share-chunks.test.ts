import { lstat, mkdir, mkdtemp, readFile, readlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { shareChunks } from "@/scripts/setup/share-chunks.mjs";
import { testFolder } from "@/tests/support/test-folder";

test("scripts that differ only in the name of their map are kept once, folder by folder, and run as before", async () => {
  const folder = await mkdtemp(path.join(testFolder(), "chunks-"));
  await mkdir(path.join(folder, "ssr"));
  const code = (value: number, name: string) => `module.exports = ${value};\n\n//# sourceMappingURL=${name}.map`;
  for (const [name, value] of [
    ["a.js", 1],
    ["b.js", 1],
    ["c.js", 2],
    ["ssr/d.js", 1],
  ] as const)
    await writeFile(path.join(folder, name), code(value, name));
  await writeFile(path.join(folder, "e.json"), "{}");
  expect(shareChunks(folder)).toBeGreaterThan(code(1, "b.js").length);
  expect(await readlink(path.join(folder, "b.js"))).toBe("a.js");
  for (const name of ["a.js", "c.js", "ssr/d.js", "e.json"])
    expect([name, (await lstat(path.join(folder, name))).isFile()]).toEqual([name, true]);
  const texts = await Promise.all(
    ["b.js", "c.js", "ssr/d.js"].map((name) => readFile(path.join(folder, name), "utf8")),
  );
  expect(texts).toEqual([1, 2, 1].map((value) => `module.exports = ${value};\n`));
});
