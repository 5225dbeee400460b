import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { installCommand, removeSourceMaps } from "@/scripts/setup/install.mjs";
import { testFolder } from "@/tests/support/test-folder";

const locked = {
  "": { version: "0.1.0" },
  "node_modules/server": { version: "1.0.0" },
  "node_modules/tool": { version: "2.0.0", dev: true },
  "node_modules/native-for-another-system": { version: "3.0.0", optional: true },
};
const server = { "node_modules/server": { version: "1.0.0" } };
const tool = { "node_modules/tool": { version: "2.0.0" } };

describe("what npm is asked to do", () => {
  test("a first start installs what runs, and no tools", () => {
    expect(installCommand({ locked, installed: {}, withTools: false })).toContain("--omit=dev");
    expect(installCommand({ locked, installed: {}, withTools: false })?.[0]).toBe("ci");
  });

  test("first tests install the tools too", () => {
    const command = installCommand({ locked, installed: {}, withTools: true });
    expect(command?.[0]).toBe("ci");
    expect(command).toContain("--include=dev");
  });

  test("tests after a start add the tools to what is there, and leave the lock file alone", () => {
    const command = installCommand({ locked, installed: server, withTools: true });
    expect(command?.[0]).toBe("install");
    expect(command).toEqual(expect.arrayContaining(["--no-save", "--include=dev"]));
  });

  test("a start after tests finds all it needs, and takes no tool away", () => {
    expect(installCommand({ locked, installed: { ...server, ...tool }, withTools: false })).toBeNull();
    expect(installCommand({ locked, installed: { ...server, ...tool }, withTools: true })).toBeNull();
  });

  test("a start after an update keeps the tools that were there", () => {
    const older = { "node_modules/server": { version: "0.9.0" } };
    expect(installCommand({ locked, installed: { ...older, ...tool }, withTools: false })).toContain("--include=dev");
    expect(installCommand({ locked, installed: older, withTools: false })).toContain("--omit=dev");
  });

  test("an outdated tool matters to tests alone", () => {
    const installed = { ...server, "node_modules/tool": { version: "1.0.0" } };
    expect(installCommand({ locked, installed, withTools: false })).toBeNull();
    expect(installCommand({ locked, installed, withTools: true })?.[0]).toBe("install");
  });
});

describe("source maps of packages", async () => {
  const folder = await mkdtemp(path.join(testFolder(), "packages-"));
  afterAll(() => rm(folder, { recursive: true }));

  test("go where they lie beside their file; what only has such a name stays", async () => {
    await mkdir(path.join(folder, "package/dist"), { recursive: true });
    for (const name of [
      "index.js",
      "index.js.map",
      "data.map",
      "lonely.js.map",
      "dist/style.css",
      "dist/style.css.map",
    ])
      await writeFile(path.join(folder, "package", name), "");
    expect(await removeSourceMaps(folder)).toBe(2);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      "package",
      "package/data.map",
      "package/dist",
      "package/dist/style.css",
      "package/index.js",
      "package/lonely.js.map",
    ]);
  });
});
