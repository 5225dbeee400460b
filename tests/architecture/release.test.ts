/** A release is complete: what its programs ask for is in it. Nothing is built here. */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { BUILT, PROJECT, foundLater, releaseManifest } from "@/scripts/setup/release-parts.mjs";
import { isRelease } from "@/scripts/setup/release-state.mjs";
import { testFolder } from "@/tests/support/test-folder";

const manifest = JSON.parse(await readFile("package.json", "utf8")) as Parameters<typeof releaseManifest>[0];
const isIn = (file: string) => [...PROJECT, ...BUILT].some((part) => file === part || file.startsWith(`${part}/`));

describe("a release", () => {
  test("takes files of the project that are there", () => {
    expect(PROJECT.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("has every file that its set-up imports, but for those that install and build", async () => {
    const asked = new Set(PROJECT.filter((file) => file.endsWith(".mjs")));
    const missing: string[] = [];
    for (const file of asked) {
      const source = await readFile(file, "utf8");
      for (const [, name = ""] of source.matchAll(/(?:from|import|import\() ?"(\.{1,2}\/[^"]+)"/g)) {
        const wanted = path.posix.join(path.posix.dirname(file), name);
        if (isIn(wanted)) asked.add(wanted.endsWith(".mjs") && existsSync(wanted) ? wanted : file);
        else missing.push(wanted);
      }
    }
    const builders = ["build-workers", "setup/build-app", "setup/generate-client", "setup/install"];
    expect([...new Set(missing)].sort()).toEqual(builders.map((name) => `scripts/${name}.mjs`));
  });

  test("offers the commands that need no tools, each from a file that it has", () => {
    const { scripts, dependencies } = releaseManifest({ ...manifest, dependencies: { next: "1" } });
    expect(Object.keys(scripts)).toEqual([
      "start",
      "db:migrate",
      "admin",
      "cm",
      "backup",
      "restore",
      "verify",
      "move-files",
    ]);
    for (const command of Object.values(scripts)) {
      const [program, file = ""] = command.split(" ");
      expect([command, program, isIn(file)]).toEqual([command, "node", true]);
    }
    expect(dependencies).toBeUndefined(); // npm has nothing to install there
  });

  test("has the fonts, the readers of pictures and old texts and their tables, and not what nobody uses of their packages", () => {
    const files = foundLater();
    expect(files.filter((file) => file.endsWith(".ttf") && file.includes("@expo-google-fonts/"))).toHaveLength(8);
    expect(files).toContain("node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs");
    expect(files).toContain("node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm");
    expect(files).toContain("node_modules/jschardet/build/index.cjs");
    expect(files).toContain("node_modules/pdfkit/js/standard-fonts/Helvetica.cjs");
    expect(files.some((file) => /^node_modules\/@napi-rs\/canvas-[^/]+\/[^/]+\.node$/.test(file))).toBe(true);
    expect(files.filter((file) => /\.map$|\.wasm\.js$|pdfjs-dist\/build\//.test(file))).toEqual([]);
  });

  test("starts on its own system alone, and a clone is none", async () => {
    const folder = await mkdtemp(path.join(testFolder(), "release-"));
    expect(isRelease(folder)).toBe(false);
    await writeFile(path.join(folder, "release.json"), JSON.stringify({ system: "linux-x64" }));
    expect(isRelease(folder, "linux-x64")).toBe(true);
    expect(() => isRelease(folder, "darwin-arm64")).toThrow(
      "This release is for linux-x64, and this machine is darwin",
    );
    await rm(folder, { recursive: true });
  });
});
