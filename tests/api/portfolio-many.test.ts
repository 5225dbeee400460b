import { beforeAll, describe, expect, test } from "vitest";
import { keepMissingNameKeys } from "@/lib/contracts/contract-store";
import { db } from "@/lib/platform/db";
import type { GridPageDto } from "@/lib/portfolio/schema";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { asked, LAW } from "./portfolio-stage";

/** More than are read whole, so that indexes are walked. */
const COUNT = 620;
const FIRMS = ["apex", "brio", "cove"];
const ID = /-(\d+)$/;

let owner: Person;
beforeAll(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const { userId } = owner.actor;
  const all = Array.from({ length: COUNT }, (_, at) => ({
    at,
    id: `many-${at}`,
    uploadedAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
  }));
  await db.contract.createMany({
    data: all.map(({ id, at, uploadedAt }) => ({
      ...{ id, uploadedAt, name: `Contract ${at}`, searchText: "" },
      contractType: at % 2 === 0 ? "Lease Agreement" : "Other",
    })),
  });
  await db.collaborator.createMany({
    data: all.map(({ id, uploadedAt }) => ({
      id: `part-${id}`,
      contractId: id,
      userId,
      role: "admin",
      contractUploadedAt: uploadedAt,
    })),
  });
  while (await keepMissingNameKeys()); // names are ordered and found by them
  await db.contractLabel.createMany({
    data: [3, 5, 600].map((at) => ({
      id: `label-${at}`,
      contractId: `many-${at}`,
      userId,
      name: at === 5 ? "key" : "old",
    })),
  });
  const row = (contractId: string, column: string, text: string) => ({
    ...{ contractId, column, text, shown: text, number: -1e300, state: "stated" },
  });
  await db.answerIndex.createMany({
    data: all.flatMap(({ id, at }) => [
      row(id, "party:0", "ours"),
      ...(at % 10 === 0 ? [] : [row(id, "party:1", FIRMS[at % 3] ?? "")]),
      ...(at % 7 === 0 ? [] : [row(id, LAW, `law ${at % 5}`)]),
    ]),
  });
});

/** All pages of a query. */
async function walked(query: object): Promise<GridPageDto["rows"]> {
  const rows: GridPageDto["rows"] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await asked(owner, { ...query, columns: ["name"], limit: 100, ...(cursor ? { cursor } : {}) });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}
const toNumber = ({ contract }: GridPageDto["rows"][number]) => Number(ID.exec(contract.id)?.[1]);
const groupsIn = (rows: GridPageDto["rows"]) =>
  rows.map(({ groupKey }) => groupKey).filter((key, at, all) => at === 0 || all[at - 1] !== key);

describe("over more contracts than are read whole (B-29.4)", () => {
  test.each([
    ["counterparty", ["apex", "brio", "cove", ""]],
    ["label", ["key", "old", ""]],
    ["type", ["Lease Agreement", "Other"]],
  ])("groups by %s come one after the other, and each contract once", async (group, keys) => {
    for (const sort of [{ column: "uploaded", isDescending: true }, { column: LAW }]) {
      const rows = await walked({ group, sort });
      expect(new Set(rows.map(toNumber)).size).toBe(COUNT);
      expect(rows).toHaveLength(COUNT);
      expect(groupsIn(rows)).toEqual(keys);
    }
  });

  test("each order has each contract once, those without a value last, and back it is turned round", async () => {
    const value = (at: number) => (at % 7 === 0 ? "~" : `law ${at % 5}`);
    const rows = (await walked({ sort: { column: LAW } })).map(toNumber);
    expect(rows.map(value)).toEqual(rows.map(value).toSorted());
    expect(new Set(rows).size).toBe(COUNT);
    const back = (await walked({ sort: { column: LAW, isDescending: true } })).map(toNumber);
    const found = back.filter((at) => at % 7 !== 0);
    expect(back.slice(0, found.length)).toEqual(found);
    expect(found).toEqual(rows.filter((at) => at % 7 !== 0).toReversed());
    const firms = (await walked({ sort: { column: "counterparty" } })).map(toNumber);
    expect(firms.slice(-COUNT / 10).every((at) => at % 10 === 0)).toBe(true);
    expect(new Set(firms).size).toBe(COUNT);
  });

  test("what a filter leaves is the same, few or many, in each order", async () => {
    const filters = [{ column: LAW, by: "text", text: "law 3" }];
    const expected = Array.from({ length: COUNT }, (_, at) => at).filter((at) => at % 5 === 3 && at % 7 !== 0);
    for (const query of [
      {},
      { sort: { column: "name", isDescending: false } },
      { sort: { column: LAW } },
      { group: "counterparty" },
    ]) {
      const rows = (await walked({ ...query, filters })).map(toNumber);
      expect(rows.toSorted((one, other) => one - other)).toEqual(expected);
    }
    const newest = (await walked({ filters })).map(toNumber);
    expect(newest).toEqual(expected.toReversed());
    const names = await walked({ filters: [{ column: "name", by: "text", text: "contract 61" }] });
    expect(names.map(toNumber)).toEqual([61]); // numbers are meant as a whole
  });
});
