/** A template and a table of values: what is read, what is wrong with it, and the drafts that come of it. */
import { beforeEach, describe, expect, test } from "vitest";
import { readSheet } from "@/lib/documents/spreadsheet/reading/read-sheet";
import { removeOldBatches } from "@/lib/drafting/batches/batches";
import { makeNext } from "@/lib/drafting/batches/making";
import { makeFromRow } from "@/lib/drafting/bulk/bulk";
import type { BatchDto, CheckDto, PreviewDto, SheetDto } from "@/lib/drafting/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { ask, doors, good, readBatch, runJobs } from "./bulk-stage";

const HTML = "<p>{{Tenant}} rents {{Premises}} from {{Day}}.</p>";
const SALES = { templateId: "Sales Agreement" };
let owner: Person;
let own: { templateId: string };
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  own = { templateId: (await createContract(owner, { name: "Lease", html: HTML })).contractId };
});

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (params: Record<string, string>, text: string) => ask(doors.values, owner, { params, body: bytes(text) });
const rows = (...all: Record<string, string>[]) => all.map((fields, at) => ({ row: at + 2, fields }));
const body = (...all: Record<string, string>[]) => ({ pattern: "{template} – {Tenant} – {row}", rows: rows(...all) });
const sale = {
  effectiveDate: "01.03.2026",
  sellerName: "Altan LLC",
  sellerAddress: "1 Road",
  sellerRepresentative: "A. Bat",
  buyerName: "Orkhon LLC",
  buyerAddress: "2 Road",
  buyerRepresentative: "B. Dorj",
  goodsDescription: "Steel",
  purchasePrice: "1200000 MNT",
  paymentTerms: "30 days",
  deliveryAddress: "3 Road",
  deliveryDate: "2026-04-01",
  warrantyPeriod: "90 days",
  governingLaw: "Mongolia",
};
const contracts = () =>
  db.contract.findMany({
    where: { id: { not: own.templateId } },
    orderBy: { name: "asc" },
    select: { id: true, name: true },
  });
const texts = async (contractId: string) =>
  (await db.contractVersion.findMany({ where: { contractId }, select: { html: true } })).map(({ html }) => html);

describe("reading values", () => {
  test("a file to fill in has the fields as heads, and is read back with each in its place (B-33.1)", async () => {
    for (const format of ["xlsx", "csv"]) {
      const answer = await ask(doors.form, owner, { params: SALES, query: { format, language: "en" } });
      expect(answer.headers.get("content-disposition")).toContain(`.${format}`);
      const file = new Uint8Array(await answer.arrayBuffer());
      if (format === "csv") {
        const filled = `${new TextDecoder().decode(file)}2026-03-01,Altan LLC`;
        const sheet = await good<SheetDto>(read(SALES, filled));
        expect(sheet.heads.map(({ field }) => field)).toEqual(sheet.fields.map(({ key }) => key));
        expect(sheet.rows[0]?.cells.slice(0, 2)).toEqual(["2026-03-01", "Altan LLC"]);
      } else expect(() => readSheet(file)).toThrow("empty");
    }
  });

  test("heads are known by key or by label in any language; others are told (B-33.3)", async () => {
    const sheet = await good<SheetDto>(
      read({ templateId: "Sales Agreement" }, "buyer_name;Продавец;Наименование продавца;Нэмэлт\nA;B;C;D\n"),
    );
    expect(sheet.heads.map(({ field }) => field)).toContain("buyerName");
    expect(sheet.heads.at(-1)).toEqual({ name: "Нэмэлт", field: null });
    const mine = await good<SheetDto>(read(own, "tenant,{{Premises}}\nAcme,Yard\n"));
    expect(mine.heads.map(({ field }) => field)).toEqual(["Tenant", "Premises"]);
    expect(mine.pattern).toBe("{template} – {Tenant} – {row}");
  });

  test("a fault is told with its place, in the caller's language (B-33.2)", async () => {
    const broken = await read(own, 'Tenant,Day\nAcme,"2026');
    expect(broken.status).toBe(422);
    expect(await broken.json()).toMatchObject({ code: "sheetBrokenQuotes", issues: [{ path: "B2" }] });
    const formula = await good<SheetDto>(read(own, "Tenant,Day\nAcme,=A2\n"));
    expect(formula.faults).toMatchObject([{ place: "B2", kind: "formula" }]);
    const large = await ask(doors.values, owner, { params: own, body: new Uint8Array(5 * 1024 * 1024 + 1) });
    expect([large.status, await large.json()]).toMatchObject([422, { code: "sheetTooLarge" }]);
  });

  test("only whoever may read a template reads values for it (B-33.1)", async () => {
    const [reader, stranger] = [await person("Reader"), await person("Stranger")];
    await join(own.templateId, reader, "reviewer");
    expect((await ask(doors.values, stranger, { params: own, body: bytes("Tenant\nA\n") })).status).toBe(404);
    expect((await ask(doors.values, reader, { params: own, body: bytes("Tenant\nA\n") })).status).toBe(200);
  });
});

describe("checking rows", () => {
  test("what is missing, too long, no date or before its start is told row by row (B-33.4)", async () => {
    const all = [
      sale,
      { ...sale, buyerName: " \u200b" },
      { ...sale, deliveryDate: "3/4/2026" },
      { ...sale, deliveryDate: "31.02.2026" },
      { ...sale, purchasePrice: "as agreed" },
      { ...sale, goodsDescription: "x".repeat(20_001) },
    ];
    const found = await good<CheckDto>(
      ask(doors.checked, owner, {
        params: SALES,
        body: { pattern: "{template}: {buyerName} {row}", rows: rows(...all) },
      }),
    );
    expect(found.rows.map(({ row, problems }) => [row, problems.map(({ kind }) => kind)])).toEqual([
      [2, []],
      [3, ["required"]],
      [4, ["unsureDay"]],
      [5, ["notADay"]],
      [6, ["noAmount"]],
      [7, ["tooLong"]],
    ]);
    expect(found.rows[0]?.name).toBe("Sales Agreement: Orkhon LLC 2");
    expect(found.rows[4]?.problems[0]).toMatchObject({ isBlocking: false, message: "has no number" });
  });

  test("a row is previewed as the contract that it becomes (B-33.5)", async () => {
    const fields = { Tenant: "Acme <b>", Day: "1 May" };
    const { html } = await good<PreviewDto>(ask(doors.previewed, owner, { params: own, body: { fields } }));
    expect(html).toBe("<p>Acme &lt;b&gt; rents {{Premises}} from 1 May.</p>");
    await good(ask(doors.started, owner, { params: own, body: body(fields) }));
    await runJobs();
    const [made] = await contracts();
    expect(await texts(made?.id ?? "")).toEqual([html]);
  });
});

describe("drafts in one go", () => {
  test("each row becomes a draft of the caller's own, named by the pattern (B-33.6, B-33.7)", async () => {
    const begun = await good<BatchDto>(
      ask(doors.started, owner, {
        params: SALES,
        body: { language: "en", pattern: "{buyerName}", rows: rows(sale, { ...sale, buyerName: "Tuul LLC" }) },
      }),
    );
    expect(begun).toMatchObject({ kind: "template", name: "Sales Agreement", total: 2, made: 0, failed: 0 });
    await runJobs();
    const { drafts, made } = await readBatch(owner, begun);
    expect(made).toBe(2);
    expect(drafts).toMatchObject([
      { row: 2, name: "Orkhon LLC", state: "made" },
      { row: 3, name: "Tuul LLC", state: "made" },
    ]);
    expect((await texts(drafts[0]?.contractId ?? ""))[0]).toContain("1 March 2026");
    expect(await db.draftRow.count({ where: { input: { not: "" } } })).toBe(0);
    const again = await good<BatchDto[]>(ask(doors.batches, owner, {}));
    expect(again).toMatchObject([{ id: begun.id, made: 2 }]);
  });

  test("a row that can't be made refuses the whole, with each fault, and makes none (B-33.6)", async () => {
    const wrong = { pattern: "{row}", rows: rows(sale, { ...sale, sellerName: "" }) };
    const answer = await ask(doors.started, owner, { params: SALES, body: wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: "rows.3.sellerName" }] });
    expect(await db.draftBatch.count()).toBe(0);
  });

  test("each draft is made once, though the call is replayed and the job runs twice at once (B-33.6)", async () => {
    const all = Array.from({ length: 25 }, (_, at) => ({ Tenant: `T${at}` }));
    const asked = { params: own, body: body(...all), headers: { "idempotency-key": "once" } };
    const [first, second] = [
      await good<BatchDto>(ask(doors.started, owner, asked)),
      await good<BatchDto>(ask(doors.started, owner, asked)),
    ];
    expect(second).toEqual(first);
    const makers = { template: makeFromRow, amendment: makeFromRow };
    await Promise.all([makeNext(first.id, makers), makeNext(first.id, makers)]);
    await runJobs();
    expect((await contracts()).length).toBe(25);
    const events = await db.auditEvent.findMany({ where: { action: { startsWith: "drafts." } } });
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([["drafts.started", owner.actor.userId]]);
    expect(new Set((await contracts()).map(({ name }) => name)).size).toBe(25);
    expect(await readBatch(owner, first)).toMatchObject({ made: 25, failed: 0 });
  });

  test("a process that dies before a draft is kept leaves neither it nor a mark (B-33.6)", async () => {
    const begun = await good<BatchDto>(ask(doors.started, owner, { params: own, body: body({ Tenant: "A" }) }));
    const dying = () => Promise.reject(Object.assign(new Error("gone"), { code: "P1001" }));
    await expect(
      makeNext(begun.id, {
        template: (actor, draft, commit) =>
          makeFromRow(actor, draft, (work) => commit(async (tx) => (await work(tx), dying()))),
        amendment: makeFromRow,
      }),
    ).rejects.toThrow("gone");
    expect([(await contracts()).length, await readBatch(owner, begun)]).toMatchObject([0, { made: 0, failed: 0 }]);
    await runJobs();
    expect((await contracts()).length).toBe(1);
  });

  test("whoever loses the template meanwhile gets no more drafts, and can try again (B-33.7)", async () => {
    const reader = await person("Reader");
    await join(own.templateId, reader, "reviewer");
    const begun = await good<BatchDto>(ask(doors.started, reader, { params: own, body: body({ Tenant: "A" }) }));
    await db.collaborator.deleteMany({ where: { contractId: own.templateId, userId: reader.actor.userId } });
    await runJobs();
    expect(await readBatch(reader, begun)).toMatchObject({
      failed: 1,
      drafts: [{ state: "failed", message: "Contract not found", contractId: null }],
    });
    await join(own.templateId, reader, "reviewer");
    await good(ask(doors.retried, reader, { params: { batchId: begun.id } }));
    await runJobs();
    expect(await readBatch(reader, begun)).toMatchObject({ made: 1, failed: 0 });
  });

  test("another's list isn't found; a list that is removed makes no more, and old ones are forgotten (B-33.7)", async () => {
    const stranger = await person("Stranger");
    const begun = await good<BatchDto>(ask(doors.started, owner, { params: own, body: body({ Tenant: "A" }) }));
    const params = { batchId: begun.id };
    for (const door of [doors.batch, doors.removed, doors.retried])
      expect((await ask(door, stranger, { params })).status).toBe(404);
    expect((await ask(doors.removed, owner, { params })).status).toBe(204);
    await runJobs();
    expect((await contracts()).length).toBe(0);
    await good<BatchDto>(ask(doors.started, owner, { params: own, body: body({ Tenant: "A" }) }));
    expect(await removeOldBatches()).toBe(0);
    await db.draftBatch.updateMany({ data: { createdAt: new Date(clock.now().getTime() - 31 * 86_400_000) } });
    expect(await removeOldBatches()).toBe(1);
  });
});
