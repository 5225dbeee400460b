import { describe, expect, test } from "vitest";
import { missingOptional, withoutIntegrity } from "@/scripts/setup/complete-lock.mjs";

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

test("a hash is missed where a package comes from a registry, and not of the program, a link or another's part", () => {
  const packages = {
    "": {},
    "node_modules/hashed": { integrity: "sha512-x" },
    "node_modules/plain": {},
    "node_modules/plain/node_modules/inside": {},
    "node_modules/linked": { link: true },
    "node_modules/whole/node_modules/part": { inBundle: true },
  };
  expect(withoutIntegrity({ packages })).toEqual(["node_modules/plain", "node_modules/plain/node_modules/inside"]);
});
