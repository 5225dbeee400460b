/** What is installed is what was locked, from whichever registry it comes. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { missingOptional, withoutIntegrity, withoutLibrary } from "@/scripts/setup/complete-lock.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Parameters<typeof withoutIntegrity>[0];
const packages = Object.entries(lock.packages).filter(([place]) => place !== "");

test("the lock file has the packages of every operating system; else `npm run lock:complete`", () => {
  expect(packages.length).toBeGreaterThan(1_000);
  expect(missingOptional(lock).map(([place]) => place)).toEqual([]);
});

test("it has a strong hash of each package's bytes; else `npm run lock:complete`", () => {
  expect(withoutIntegrity(lock)).toEqual([]);
  const weak = packages.filter(([, { integrity = "" }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity));
  expect(weak.map(([place, { integrity }]) => `${place}: ${integrity}`)).toEqual([]);
});

test("no package for another C library is installed; else `npm run lock:complete`", () => {
  expect(withoutLibrary(lock)).toEqual([]);
  expect(withoutLibrary({ packages: { "node_modules/@a/linux-x64-musl": {} } })).toEqual([
    "node_modules/@a/linux-x64-musl",
  ]);
});

test("it names no registry, so that it installs from anybody's", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

test("every package that is installed on any system takes the oldest Node that the program takes", () => {
  const semver = createRequire(import.meta.url)("next/dist/compiled/semver") as {
    minVersion: (range: string) => { version: string };
    satisfies: (version: string, range: string) => boolean;
  };
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const oldest = semver.minVersion(engines.node).version;
  const tooNew = packages.filter(([, entry]) => entry.engines?.node && !semver.satisfies(oldest, entry.engines.node));
  expect(tooNew.map(([place, entry]) => `${place}: ${entry.engines?.node}`)).toEqual([]);
  expect(semver.satisfies(oldest, ">=22")).toBe(false);
});
