/** What `npm test` runs on Postgres is chosen by name; one that fits no file would leave its tests out in silence. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DATABASE_TESTS } from "@/scripts/testing/database-tests.mjs";
import { ROOT } from "../support/routes";

const files = ["api", "integration"].flatMap((folder) =>
  readdirSync(path.join(ROOT, "tests", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => path.posix.join("tests", folder, name.split(path.sep).join("/"))),
);
const isChosen = (file: string) => DATABASE_TESTS.some((name) => file.startsWith(name));

test("each name fits a file", () => {
  expect(DATABASE_TESTS.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});

test("tests that tell one database from the other run on both", () => {
  const matching = files.filter((file) => readFileSync(path.join(ROOT, file), "utf8").includes("testDatabase"));
  expect(matching.length).toBeGreaterThan(5);
  expect(matching.filter((file) => !isChosen(file))).toEqual([]);
});
