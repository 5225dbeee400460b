import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { db, inTransaction } from "@/lib/platform/db";
import { resetDatabase, testDatabase } from "@/tests/support/database";

const AT_ONCE = 16;

beforeEach(resetDatabase);

describe(`transactions at the same time on ${testDatabase}`, () => {
  test("lose no update when each begins by writing the row it is about", async () => {
    await db.contract.create({ data: { id: "c1", name: "Lease" } });

    const numbers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        inTransaction(async (tx) => {
          const { lastVersionNumber } = await tx.contract.update({
            where: { id: "c1" },
            data: { lastVersionNumber: { increment: 1 } },
          });
          await turn(); // the others come to their writes
          const versionNumber = lastVersionNumber;
          await tx.contractVersion.create({
            data: { id: `v${versionNumber}`, contractId: "c1", versionNumber, html: "", createdByName: "A" },
          });
          return versionNumber;
        }),
      ),
    );

    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1));
    expect(await db.contractVersion.count()).toBe(AT_ONCE);
  });

  test("that fail leave nothing behind and hold nobody up", async () => {
    await db.contract.create({ data: { id: "c1", name: "Lease" } });

    const results = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        inTransaction(async (tx) => {
          await tx.contract.update({ where: { id: "c1" }, data: { lastVersionNumber: { increment: 1 } } });
          if (index % 2 === 0) throw new Error("changed my mind");
        }),
      ),
    );

    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(AT_ONCE / 2);
    expect((await db.contract.findUniqueOrThrow({ where: { id: "c1" } })).lastVersionNumber).toBe(AT_ONCE / 2);
  });

  test("foreign keys hold after a transaction as before it", async () => {
    await inTransaction((tx) => tx.contract.create({ data: { id: "c1", name: "Lease" } }));

    await expect(
      db.contract.create({ data: { id: "c2", name: "Lease", fileId: "no such file" } }),
    ).rejects.toMatchObject({ code: "P2003" });
  });

  test("undefined is refused as a condition, instead of finding everybody's rows", async () => {
    const forgotten = { where: { ownerId: undefined } };
    await expect(db.storedFile.findMany(forgotten as never)).rejects.toThrow(/undefined/);
  });
});
