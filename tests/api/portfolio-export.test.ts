import { readXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as addField } from "@/app/api/portfolio/fields/route";
import { trashContract } from "@/lib/contracts/trash/trash";
import { exportGrid } from "@/lib/portfolio/export/exporting";
import { exportGridBody, type FieldDto } from "@/lib/portfolio/schema";
import { createBook } from "@/lib/positions/books";
import { newBookBody } from "@/lib/positions/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { asked, exportedBy, makeHtml, LAW, PRICE, readContract, summed } from "./portfolio-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function exportSheet(who: Person, body: object) {
  const response = await exportedBy(who, { format: "xlsx", ...body });
  expect(response.status, response.ok ? "" : await response.clone().text()).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  return sheets[0];
}
async function exportCsv(who: Person, body: object): Promise<string[]> {
  const text = await (await exportedBy(who, { format: "csv", ...body })).text();
  return text.replace("\ufeff", "").trimEnd().split("\r\n");
}

describe("the table as a file", () => {
  test("has the chosen contracts alone, in the table's order, and another's in no case (B-29.13)", async () => {
    const stranger = await person("Stranger");
    const { contractId: a } = await readContract(owner, { name: "A" });
    await readContract(owner, { name: "B" });
    const { contractId: c } = await readContract(owner, { name: "C" });
    const { contractId: theirs } = await readContract(stranger, { name: "Theirs" });
    const sort = { column: "name", isDescending: false };
    const rows = await exportCsv(owner, { columns: ["name"], contractIds: [c, a, theirs], sort });
    expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual(["A", "C"]);
    const sheet = await exportSheet(owner, { columns: ["name"], contractIds: [a] });
    expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual(["A"]);
    const filters = [{ column: "name", by: "text", text: "c" }];
    expect(await exportCsv(owner, { columns: ["name"], contractIds: [a, c], filters })).toHaveLength(2); // both hold
    expect(await exportCsv(owner, { columns: ["name"], contractIds: [theirs] })).toHaveLength(1);
    expect((await exportedBy(owner, { format: "csv", contractIds: [] })).status).toBe(400);
  });

  test("a stranger's contract is in no total, no group and no page (B-29.2, B-29.7)", async () => {
    const stranger = await person("Stranger");
    await readContract(owner, { html: makeHtml({ price: "$1,000" }) });
    await readContract(stranger, { html: makeHtml({ price: "$5,000" }) });
    const query = { columns: ["name", PRICE], group: "counterparty" };
    expect(await summed(owner, query)).toMatchObject({
      all: 1,
      contracts: 1,
      columns: { [PRICE]: { found: 1, totals: [{ currency: "USD", amount: 1_000 }] } },
      groups: [{ count: 1, totals: { [PRICE]: [{ currency: "USD", amount: 1_000 }] } }],
    });
    for (const body of [query, { sort: { column: PRICE } }, { filters: [{ column: PRICE, by: "number", from: 0 }] }])
      expect((await asked(owner, body)).rows).toHaveLength(1);
  });

  test("a verdict has the passage that it rests on beside it (B-29.13)", async () => {
    await readContract(owner);
    const wanted = { text: "New York law", limits: [{ is: "oneOf", names: ["New York"] }] };
    const positions = [{ topic: "governing_law", wanted }];
    const body = newBookBody.parse({ name: "Ours", side: "buy", language: "en", positions });
    const { id } = await createBook(owner.actor, body);
    const sheet = await exportSheet(owner, { columns: ["name", `verdict:${id}:governing_law`] });
    const cell = sheet?.cells?.get("1,1");
    expect(sheet?.rows[1]?.[1]).toBe("Matches");
    expect(cell?.comment?.text).toContain("laws of the State of New York");
    expect(cell?.hyperlink?.target).toContain("passage=");
  });

  test("a contract that is deleted while the file is made is left out, and the file is whole (B-29.13)", async () => {
    await readContract(owner, { name: "Stays" });
    const { contractId } = await readContract(owner, { name: "Goes" });
    const { pieces } = await exportGrid(owner.actor, exportGridBody.parse({ columns: ["name", LAW], format: "xlsx" }));
    await trashContract(owner.actor, contractId);
    const made: Uint8Array[] = [];
    for await (const piece of pieces) made.push(piece);
    const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(made)));
    expect(sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual(["Stays"]);
  });

  test("heads that are alike are numbered, and a head is no formula either (B-29.13)", async () => {
    await readContract(owner);
    const ids: string[] = [];
    for (const name of ["Risk", "risk", "=HYPERLINK(1)"]) {
      const body = { name, kind: "number" };
      const response = await call(addField, { method: "POST", token: owner.token, body });
      ids.push(`field:${((await response.json()) as FieldDto).id}`);
    }
    const sheet = await exportSheet(owner, { columns: ids });
    expect(sheet?.rows[0]?.slice(1, 4)).toEqual(["Risk", "risk (2)", "=HYPERLINK(1)"]);
    expect(sheet?.cells?.get("0,3")?.formula).toBeUndefined();
    const [heads = ""] = await exportCsv(owner, { columns: ids });
    expect(heads.split(",").slice(1, 4)).toEqual(["Risk", "risk (2)", "'=HYPERLINK(1)"]);
  });
});
