import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { missingOptional } from "@/scripts/setup/complete-lock.mjs";

type Lock = Parameters<typeof missingOptional>[0];

describe("the lock file", () => {
  test("has the packages of every operating system; else `npm run lock:complete`", async () => {
    const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as Lock;
    expect(missingOptional(lock).map(([place]) => place)).toEqual([]);
  });

  test("names no registry, so that it installs from anybody's", async () => {
    expect(await readFile("package-lock.json", "utf8")).not.toContain('"resolved": "http');
  });
});

describe("a lock file written where only one system's packages are to be had", () => {
  const packages = {
    "node_modules/tool": {
      optionalDependencies: {
        "@tool/linux-x64-gnu": "1.2.3",
        "@tool/darwin-arm64": "1.2.3",
        "@tool/win32-x64-msvc": "1.2.3",
      },
      dev: true,
    },
    "node_modules/@tool/linux-x64-gnu": {},
  };

  test("gets the others by version, system and processor", () => {
    expect(missingOptional({ packages })).toEqual([
      [
        "node_modules/@tool/darwin-arm64",
        { version: "1.2.3", cpu: ["arm64"], dev: true, optional: true, os: ["darwin"] },
      ],
      [
        "node_modules/@tool/win32-x64-msvc",
        { version: "1.2.3", cpu: ["x64"], dev: true, optional: true, os: ["win32"] },
      ],
    ]);
  });

  test("gets nothing that is there already, be it inside the package that wants it", () => {
    const nested = {
      ...packages,
      "node_modules/tool/node_modules/@tool/darwin-arm64": {},
      "node_modules/@tool/win32-x64-msvc": {},
    };
    expect(missingOptional({ packages: nested })).toEqual([]);
  });
});
