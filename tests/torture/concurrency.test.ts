/** The short form of `npm run torture concurrency`. Needs the built app. */
import { describe, expect, inject, test } from "vitest";
import { testDatabase } from "@/tests/support/database";
import { concurrency } from "./concurrency";
import { newDatabaseFor } from "./databases";

describe(`4 clients with 10 changes each to one contract, on ${testDatabase}`, () => {
  test("lose no update; each is stored once, or refused with the version that won (B-11.2, B-23.9)", async () => {
    const { attempts, faults } = await concurrency({
      clients: 4,
      operations: 10,
      nodes: 1,
      seed: 7,
      databaseUrl: await newDatabaseFor(inject("template")),
    });
    expect(faults).toEqual([]);
    expect(attempts).toHaveLength(40);
    const outcomes = new Set(attempts.map(({ kind, outcome }) => `${kind} ${outcome.status}`));
    expect([...outcomes]).toEqual(expect.arrayContaining(["save 201", "save 409", "restore 201"]));
  });
});
