import { randomUUID } from "node:crypto";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import { afterAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { isDatabaseAway } from "@/lib/platform/part-away";
import { sqliteAdapter } from "@/lib/platform/sqlite-adapter";
import { migrate } from "@/prisma/migrate.mjs";
import { PrismaClient } from "@/prisma/client/sqlite";

let url: string;
beforeEach(() => {
  url = `file:${path.join(inject("temporaryFolder"), `договор #1 50% ${randomUUID()}.db`)}`;
});
const open: PrismaClient[] = [];
/** Longer than any machine takes for what is to succeed. */
const PATIENCE_MS = 150_000;

async function connected() {
  await migrate({ url });
  const client = new PrismaClient({
    adapter: sqliteAdapter(url, "IMMEDIATE", PATIENCE_MS),
    transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
  });
  open.push(client);
  return client;
}

afterAll(() => Promise.all(open.map((client) => client.$disconnect())));

describe("the SQLite adapter", () => {
  test("keeps its settings on every connection, after transactions too", async () => {
    const client = await connected();
    await client.$transaction((tx) => tx.setting.findMany());
    const read = async (setting: string) =>
      Object.values((await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${setting}`))[0] ?? {})[0];

    expect(await read("journal_mode")).toBe("wal");
    expect(Number(await read("synchronous"))).toBe(2);
    expect(Number(await read("foreign_keys"))).toBe(1);
  });

  test("lets several connections to one file read and then write in turns", async () => {
    const clients = await Promise.all([connected(), connected(), connected()]);
    const [first] = clients;
    await first?.contract.create({ data: { id: "c1", name: "Lease" } });

    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        clients[index % clients.length]?.$transaction(async (tx) => {
          const { progress } = await tx.contract.findUniqueOrThrow({ where: { id: "c1" } });
          await turn(); // the others come to their reads
          await tx.contract.update({ where: { id: "c1" }, data: { progress: progress + 1 } });
        }),
      ),
    );

    expect((await first?.contract.findUnique({ where: { id: "c1" } }))?.progress).toBe(24);
  });

  test.each([
    ["given up by the adapter", { busyLimitMs: 100, maxWait: 10_000 }],
    ["given up by whoever waits for a place", { busyLimitMs: 10_000, maxWait: 100 }],
  ])(
    "refuses work while another program holds the file, %s, and goes on as soon as it is free",
    async (_by, { busyLimitMs, maxWait }) => {
      await migrate({ url });
      const client = new PrismaClient({
        adapter: sqliteAdapter(url, "IMMEDIATE", busyLimitMs),
        transactionOptions: { maxWait, timeout: PATIENCE_MS },
      });
      open.push(client);
      const key = `after ${maxWait}`;
      const other = createClient({ url: pathToFileURL(url.slice("file:".length)).href });
      await other.execute("BEGIN IMMEDIATE");
      const refusals = await Promise.allSettled(
        Array.from({ length: 3 }, (_, number) =>
          client.$transaction((tx) => tx.setting.create({ data: { key: `during ${maxWait} ${number}`, value: "" } })),
        ),
      );
      expect(refusals.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
      expect(refusals.every((refusal) => refusal.status === "rejected" && isDatabaseAway(refusal.reason))).toBe(true);
      await other.execute("ROLLBACK");
      other.close();

      const patient = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };
      await client.$transaction((tx) => tx.setting.create({ data: { key, value: "" } }), patient);
      await client.$transaction((tx) => tx.setting.update({ where: { key }, data: { value: "again" } }), patient);
      expect(await client.setting.findMany()).toEqual([{ key, value: "again" }]);
    },
  );

  test("reads on while another program holds the file, and whoever comes after a wait in vain is told sooner", async () => {
    await migrate({ url });
    const [client, newcomer] = [1, 2].map(() => new PrismaClient({ adapter: sqliteAdapter(url, "IMMEDIATE", 3_000) }));
    if (!client || !newcomer) throw new Error("two were made");
    open.push(client, newcomer);
    await Promise.all([client.setting.create({ data: { key: "before", value: "" } }), newcomer.setting.findMany()]);
    const other = createClient({ url: pathToFileURL(url.slice("file:".length)).href });
    await other.execute("BEGIN IMMEDIATE");
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => now); // waits are as long as the test says
    const reported: string[] = [];
    const passUntilReported = (count: number) => expect.poll(() => ((now += 100), reported.length)).toBe(count);
    const write = async (by: PrismaClient, key: string) => {
      const outcome = await by.setting.create({ data: { key, value: "" } }).then(() => "written", isDatabaseAway);
      reported.push(`${key}: ${outcome === true ? "away" : String(outcome)}`);
    };

    const first = write(client, "first");
    reported.push(`read: ${(await client.setting.findMany()).map(({ key }) => key).join()}`);
    await passUntilReported(2);
    await first;
    const followed = [write(newcomer, "newcomer"), write(client, "follower")];
    await passUntilReported(4);
    await Promise.all(followed);
    expect(reported).toEqual(["read: before", "first: away", "follower: away", "newcomer: away"]);

    const last = write(client, "last");
    await other.execute("ROLLBACK");
    other.close();
    await last;
    expect(reported.at(-1)).toBe("last: written");
  });

  test("checks foreign keys, though its settings were refused at first by a program that kept the whole file", async () => {
    const kept = `file:${path.join(inject("temporaryFolder"), "kept.db")}`;
    const other = createClient({ url: pathToFileURL(kept.slice("file:".length)).href });
    await other.execute("BEGIN EXCLUSIVE");
    const client = new PrismaClient({ adapter: sqliteAdapter(kept, "IMMEDIATE", 200) });
    open.push(client);
    const foreignKeys = () => client.$queryRawUnsafe("PRAGMA foreign_keys");

    await expect(foreignKeys()).rejects.toSatisfy(isDatabaseAway);
    await other.execute("ROLLBACK");
    other.close();
    expect(await foreignKeys()).toEqual([{ foreign_keys: 1 }]);
  });

  test("ends a transaction that takes too long, and goes on with the next", async () => {
    const client = await connected();
    const slow = client.$transaction(
      async (tx) => {
        await tx.setting.create({ data: { key: "slow", value: "" } });
        // until it is refused
        for (;;) {
          await turn(); // else no timer would ever have its turn
          await tx.setting.count();
        }
      },
      { timeout: 100 },
    );

    await expect(slow).rejects.toMatchObject({ code: "P2028" });
    await client.$transaction((tx) => tx.setting.create({ data: { key: "next", value: "" } }));
    expect((await client.setting.findMany()).map(({ key }) => key)).toEqual(["next"]);
  });
});
