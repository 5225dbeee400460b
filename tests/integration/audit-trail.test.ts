/** The trail under concurrency, and what is done to it behind the product's back. On SQLite and on Postgres. */
import { beforeEach, describe, expect, test } from "vitest";
import { recordInTransaction, recordAtOnce, recordOpening, verifyChains } from "@/lib/audit/audit";
import { eventHash } from "@/lib/audit/chain";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { clock } from "@/lib/platform/clock";
import { db, inTransaction } from "@/lib/platform/db";
import { resetDatabase, testDatabase } from "@/tests/support/database";
import { createContract, person } from "@/tests/support/factories";

const WHO = { userId: "u1", name: "Bat" };
const saved = (version: number, chain = "c1") => ({ chain, action: "contract.saved", detail: { version } }) as const;
const readChain = (chain: string) => db.auditEvent.findMany({ where: { chain }, orderBy: { sequence: "asc" } });
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const problems = async () => (await verifyChains()).problems;

beforeEach(resetDatabase);

describe(`the audit trail on ${testDatabase}`, () => {
  test("written by fifty at once has neither gap nor repeat, and each event is linked to the one before", async () => {
    await Promise.all(numbersTo(50).map((version) => recordAtOnce(WHO, saved(version))));

    const events = await readChain("c1");
    expect(events.map(({ sequence }) => sequence)).toEqual(numbersTo(50));
    expect(new Set(events.map(({ detail }) => detail)).size).toBe(50);
    events.forEach((event, index) =>
      expect([event.sequence, event.previousHash, event.hash]).toEqual([
        index + 1,
        events[index - 1]?.hash ?? "",
        eventHash(event),
      ]),
    );
    expect(await verifyChains()).toEqual({ chains: 1, events: 50, problems: [] });
  }, 60_000);

  test("of several chains at once keeps each by itself", async () => {
    await Promise.all(numbersTo(40).map((version) => recordAtOnce(WHO, saved(version, `c${version % 4}`))));
    for (const chain of ["c0", "c1", "c2", "c3"])
      expect((await readChain(chain)).map(({ sequence }) => sequence)).toEqual(numbersTo(10));
    expect(await verifyChains()).toEqual({ chains: 4, events: 40, problems: [] });
  }, 60_000);

  test("has an event exactly for each fact: a transaction that is undone leaves none, and no gap (B-18.10)", async () => {
    const results = await Promise.allSettled(
      numbersTo(20).map((version) =>
        inTransaction(async (tx) => {
          await recordInTransaction(WHO, saved(version), tx);
          if (version % 2 === 0) throw new Error("changed my mind");
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(10);
    expect((await readChain("c1")).map(({ sequence }) => sequence)).toEqual(numbersTo(10));
    expect(await problems()).toEqual([]);
  }, 60_000);

  test("that can't be written undoes the fact: a save without its event doesn't happen (B-18.10)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    await saveVersion(owner.actor, contractId, { content: "<p>Two</p>" });
    const head = await db.auditChain.findUniqueOrThrow({ where: { chain: contractId } });
    // the next number is taken
    await db.auditChain.update({ where: { chain: contractId }, data: { lastSequence: head.lastSequence - 1 } });

    await expect(saveVersion(owner.actor, contractId, { content: "<p>Three</p>" })).rejects.toThrow();
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(2);

    await db.auditChain.update({ where: { chain: contractId }, data: { lastSequence: head.lastSequence } });
    await saveVersion(owner.actor, contractId, { content: "<p>Three</p>" });
    expect((await readChain(contractId)).map(({ action }) => action)).toEqual(["contract.saved", "contract.saved"]);
  });

  test("takes nothing in that a kind of event has no place for (B-18.10)", async () => {
    const tooMuch = { chain: "c1", action: "contract.saved", detail: { version: 1, text: "The rent is…" } } as const;
    await expect(recordAtOnce(WHO, tooMuch)).rejects.toThrow(/text/);
    expect(await db.auditEvent.count()).toBe(0);
  });

  test("counts one reading of a version in ten minutes, also when many come at once", async () => {
    const { actor } = await person("Reader");
    await Promise.all(numbersTo(12).map(() => recordOpening(actor, "c1", [3])));
    await recordOpening(actor, "c1", [4, 3, 4]);
    expect((await readChain("c1")).map(({ detail }) => detail)).toEqual(['{"versions":[3]}', '{"versions":[4]}']);

    const now = clock.now();
    const real = clock.now;
    clock.now = () => new Date(now.getTime() + 11 * 60_000);
    try {
      await recordOpening(actor, "c1", [3]);
    } finally {
      clock.now = real;
    }
    expect(await readChain("c1")).toHaveLength(3);
  }, 60_000);
});

describe("what is done behind the product's back is found", () => {
  beforeEach(async () => {
    for (const version of numbersTo(5)) await recordAtOnce(WHO, saved(version));
    await recordAtOnce(WHO, { chain: ACCOUNTS_CHAIN, action: "account.signedIn", detail: {} });
    expect(await problems()).toEqual([]);
  });
  const at = (sequence: number) => ({ chain_sequence: { chain: "c1", sequence } });

  test("a changed field (B-18.10)", async () => {
    await db.auditEvent.update({ where: at(2), data: { actorName: "Dorj" } });
    expect(await problems()).toEqual([{ chain: "c1", sequence: 2, problem: "changed" }]);
  });

  test("a deleted row", async () => {
    await db.auditEvent.delete({ where: at(3) });
    expect(await problems()).toEqual([{ chain: "c1", sequence: 4, problem: "missing" }]);
  });

  test("a cut-off end", async () => {
    await db.auditEvent.deleteMany({ where: { chain: "c1", sequence: { gt: 3 } } });
    expect(await problems()).toEqual([{ chain: "c1", sequence: 4, problem: "cutOff" }]);
  });

  test("two rows in each other's place", async () => {
    await db.auditEvent.update({ where: at(2), data: { sequence: 99 } });
    await db.auditEvent.update({ where: at(3), data: { sequence: 2 } });
    await db.auditEvent.update({ where: at(99), data: { sequence: 3 } });
    expect((await problems()).map(({ sequence, problem }) => `${problem} ${sequence}`)).toEqual([
      "changed 2",
      "changed 3",
      "changed 4",
    ]);
  });

  test("a lost head, and a chain that is gone but for its head", async () => {
    await db.auditChain.delete({ where: { chain: "c1" } });
    await db.auditEvent.deleteMany({ where: { chain: ACCOUNTS_CHAIN } });
    expect(await problems()).toEqual(
      expect.arrayContaining([
        { chain: "c1", sequence: 1, problem: "pastEnd" },
        { chain: ACCOUNTS_CHAIN, sequence: 1, problem: "cutOff" },
      ]),
    );
  });
});
