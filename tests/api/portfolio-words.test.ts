import { beforeEach, describe, expect, test } from "vitest";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import type { OpenedCellDto } from "@/lib/portfolio/schema";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import {
  asked,
  changedText,
  makeHtml,
  LAW,
  namesIn,
  PRICE,
  readContract,
  verifiedBy,
  withdrawnBy,
} from "./portfolio-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const toCell = async (column: string) => (await asked(owner, { columns: [column] })).rows[0]?.cells[column];
const narrowed = async (column: string, ...states: string[]) => {
  const page = await asked(owner, { columns: ["name"], filters: [{ column, by: "state", states }] });
  return namesIn(page).toSorted();
};

describe("what people say of a cell", () => {
  test("of two windows that verify the same cell the second is told, and may say it again once it has seen (B-29.6)", async () => {
    const other = await person("Other");
    const { contractId, versionId } = await readContract(owner);
    await join(contractId, other, "reviewer");
    const seen = { contractId, versionId, column: LAW, seenAt: null as string | null };
    expect((await verifiedBy(owner, seen)).status).toBe(200);
    const late = await verifiedBy(other, seen);
    expect([late.status, (await late.json()) as object]).toEqual([
      409,
      expect.objectContaining({ code: "answerChanged" }),
    ]);
    const at = (await toCell(LAW))?.verified?.at ?? null;
    const again = await verifiedBy(other, { ...seen, seenAt: at });
    expect(((await again.json()) as OpenedCellDto).cell.verified?.byName).toBe("Other");
    expect((await withdrawnBy(owner, contractId, LAW)).status).toBe(204);
    const now = (await toCell(LAW))?.verified?.at ?? null;
    expect((await verifiedBy(owner, { ...seen, seenAt: at })).status).toBe(409); // what they saw was taken back
    expect((await verifiedBy(owner, { ...seen, seenAt: now })).status).toBe(200);
    // without what they saw
    expect((await verifiedBy(owner, { contractId, versionId, column: LAW })).status).toBe(200);
  });

  test("is out of date once another clause changes the one it rests on, and holds where they saw both (B-29.6)", async () => {
    const clauses = (...more: string[]) =>
      [
        "SERVICE AGREEMENT",
        `1. Parties. This Agreement is made as of March 4, 2024 between Brightwater Ltd ("Supplier") and Oakmoor Inc. ("Client").`,
        "2. Price. The Client shall pay the Supplier a total price of $1,000 for the Services.",
        "3. Law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York.",
        ...more,
      ]
        .map((line) => `<p>${line}</p>`)
        .join("");
    const amendment = [
      "AMENDMENT No. 1",
      "Clause 3 is replaced by: the laws of England and Wales govern this Agreement.",
    ];
    const { contractId, versionId } = await readContract(owner, { html: clauses() });
    expect((await verifiedBy(owner, { contractId, versionId, column: LAW })).status).toBe(200);
    await changedText(owner, contractId, clauses("4. Notices. Notices are in writing."));
    expect(await toCell(LAW)).toMatchObject({ state: "verified", isOutOfDate: false });
    const amended = await changedText(owner, contractId, clauses(...amendment));
    expect(await toCell(LAW)).toMatchObject({ isOutOfDate: true, verified: { isAmended: true } });
    expect(await narrowed(LAW, "outOfDate")).toHaveLength(1);
    expect((await verifiedBy(owner, { contractId, versionId: amended, column: LAW })).status).toBe(200);
    expect(await toCell(LAW)).toMatchObject({ state: "verified", isOutOfDate: false, verified: { isAmended: false } });
    await changedText(owner, contractId, clauses(...amendment, "Signed by both."));
    expect(await toCell(LAW)).toMatchObject({ state: "verified", isOutOfDate: false });
  });
});

describe("cells are narrowed by how sure they are (B-29.4)", () => {
  test("to those that nobody verified, were not found, or are out of date by a text or a word that changed", async () => {
    const a = await readContract(owner, { name: "A" });
    await readContract(owner, { name: "B" });
    await readContract(owner, { name: "None", html: "<p>Nothing is said of money here.</p>" });
    await verifiedBy(owner, { ...a, column: LAW });
    expect(await narrowed(LAW, "verified")).toEqual(["A"]);
    expect(await narrowed(LAW, "unverified")).toEqual(["B", "None"]);
    expect(await narrowed(LAW, "notFound")).toEqual(["None"]);
    expect(await narrowed(LAW, "verified", "notFound")).toEqual(["A", "None"]);
    expect(await narrowed(LAW, "outOfDate")).toEqual([]);
    await changedText(owner, a.contractId, makeHtml({ law: "England and Wales" }));
    expect(await narrowed(LAW, "verified")).toEqual([]);
    expect(await narrowed(LAW, "outOfDate")).toEqual(["A"]);
    expect(await narrowed(PRICE, "outOfDate")).toEqual([]);
    await saveVersion(owner.actor, a.contractId, { content: makeHtml({ price: "$2" }) }); // not read yet
    expect(await narrowed(PRICE, "outOfDate")).toEqual(["A"]);
  });

  test("an answer that a person says is none counts as verified", async () => {
    const a = await readContract(owner, { name: "A" });
    await verifiedBy(owner, { ...a, column: "fact:term" });
    await verifiedBy(owner, { ...a, column: PRICE, correction: { text: "" } });
    for (const column of ["fact:term", PRICE]) {
      expect(await narrowed(column, "verified")).toEqual(["A"]);
      expect(await narrowed(column, "unverified", "notFound")).toEqual([]);
    }
    await withdrawnBy(owner, a.contractId, PRICE);
    expect(await narrowed(PRICE, "unverified")).toEqual(["A"]);
    expect(await narrowed(PRICE, "verified")).toEqual([]);
  });

  test("words are found alike where contracts share few values, and where each has its own; others' are left out", async () => {
    await readContract(owner, { name: "A" });
    await readContract(owner, { name: "B", html: makeHtml({ law: "England and Wales", other: "Elmwood LLC" }) });
    const found = async (column: string, text: string) =>
      namesIn(await asked(owner, { filters: [{ column, by: "text", text }] })).toSorted();
    const isRight = async () => {
      expect(await found(LAW, "new YORK")).toEqual(["A"]);
      expect(await found(LAW, "wales")).toEqual(["B"]);
      expect(await found(LAW, "Narnia")).toEqual([]);
      expect(await found("counterparty", "elmwood")).toEqual(["B"]);
    };
    await isRight();
    const ids = Array.from({ length: 1_001 }, (_, at) => `other-${at}`); // more than are looked through value by value
    await db.contract.createMany({ data: ids.map((id) => ({ id, name: id, contractType: "Other", searchText: "" })) });
    const rows = (column: string) =>
      ids.map((contractId) => ({
        ...{ contractId, column, number: -1e300, state: "stated" },
        ...{ text: `elmwood ${contractId}`, shown: `the laws of New York and ${contractId}` },
      }));
    await db.answerIndex.createMany({ data: [...rows(LAW), ...rows("party:0")] });
    await isRight();
  });
});
