import { beforeEach, describe, expect, test } from "vitest";
import { readXlsx } from "hucre/xlsx";
import { PUT as setValue } from "@/app/api/portfolio/fields/[fieldId]/value/route";
import { GET as fields, POST as addField } from "@/app/api/portfolio/fields/route";
import { DELETE as removeQuestion } from "@/app/api/portfolio/questions/[questionId]/route";
import { GET as questions, POST as askAll } from "@/app/api/portfolio/questions/route";
import { PUT as changeView } from "@/app/api/portfolio/views/[viewId]/route";
import { GET as views, POST as addView } from "@/app/api/portfolio/views/route";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { FieldDto, QuestionDto } from "@/lib/portfolio/schema";
import type { ViewDto } from "@/lib/portfolio/view-schema";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import {
  asked,
  changedText,
  exportedBy,
  makeHtml,
  LAW,
  namesIn,
  opened,
  PRICE,
  readContract,
  refusedQuery,
} from "./portfolio-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const SERVICES = [
  "SERVICES AGREEMENT",
  "1. Alder Joinery Ltd (the Supplier) services the machines of Pia Lindqvist (the Client).",
  "2. Invoices are sent at the end of the month. The Client pays each invoice within 10 business days of receipt.",
  "3. This agreement ends on 30 June 2028. The machines stay with the Client.",
  "4. The Supplier keeps insurance of EUR 250,000 and EUR 40,000 for tools.",
  "5. A late sum bears interest of 8.5% a year.",
  "6. Neither side may assign this agreement.",
  "7. The law of Ireland governs.",
]
  .map((line) => `<p>${line}</p>`)
  .join("");

const posted = (handler: Parameters<typeof call>[0], who: Person, body: object) =>
  call(handler, { method: "POST", token: who.token, body });
const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);
const listQuestions = async (who: Person) =>
  (await (await call(questions, { token: who.token })).json()) as QuestionDto[];

describe("a question of one's own", () => {
  test("is asked of each contract in the background, again of a new version, and is nobody else's (B-29.10)", async () => {
    const other = await person("Other");
    const { contractId } = await readContract(owner);
    await join(contractId, other, "reviewer");
    const { id } = (await (await posted(askAll, owner, { text: "Which law governs?" })).json()) as QuestionDto;
    expect(await listQuestions(owner)).toMatchObject([{ asked: 0, contracts: 1 }]);
    const column = `question:${id}`;
    const cell = async () => (await asked(owner, { columns: [column] })).rows[0]?.cells[column];
    expect(await cell()).toMatchObject({ state: "unread" });
    await runJobs();
    expect(await listQuestions(owner)).toMatchObject([{ asked: 1, contracts: 1 }]);
    expect(await cell()).toMatchObject({ value: { text: expect.any(String) as string }, isOutOfDate: false });
    expect(JSON.stringify((await opened(owner, contractId, column)).passages)).toContain("New York");
    await changedText(owner, contractId, makeHtml({ law: "England and Wales" }));
    expect(await listQuestions(owner)).toMatchObject([{ asked: 0 }]);
    await runJobs();
    expect(await cell()).toMatchObject({ value: { text: expect.any(String) as string }, isOutOfDate: false });
    expect(JSON.stringify((await opened(owner, contractId, column)).passages)).toContain("England");
    expect(await listQuestions(other)).toEqual([]);
    expect((await refusedQuery(other, { columns: [column] })).status).toBe(404);
    const remove = (who: Person) =>
      call(removeQuestion, { method: "DELETE", token: who.token, params: { questionId: id } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(owner)).status).toBe(204);
    expect(await db.questionAnswer.count()).toBe(0);
  });

  test("shows the sentence that answers and its value, with the clause's number; the quote is the whole clause (B-29.10)", async () => {
    const { contractId } = await readContract(owner, { html: SERVICES });
    const ask = (text: string) => posted(askAll, owner, { text });
    const ids = await Promise.all(
      ["When does the agreement end?", "What interest does a late sum bear?", "What is the fine for a lost key?"].map(
        async (text) => `question:${((await (await ask(text)).json()) as QuestionDto).id}`,
      ),
    );
    await runJobs();
    const { cells } = (await asked(owner, { columns: ids })).rows[0] ?? {};
    const [end, rate, fine] = ids.map((id) => cells?.[id]);
    const sentence = "This agreement ends on 30 June 2028.";
    expect(end?.value).toEqual({ text: "30 June 2028", day: "2028-06-30", sentence, clause: "3" });
    expect(rate?.value).toMatchObject({ text: "8.5%", number: 8.5, unit: "percent", clause: "5" });
    expect([end?.state, rate?.state, fine?.value]).toEqual(["stated", "stated", null]); // as sure as in the chat
    const { passages, sentence: marked } = await opened(owner, contractId, ids[0] ?? "");
    expect(passages[0]?.content).toContain("The machines stay with the Client.");
    const from = passages[0]?.start ?? 0;
    expect(passages[0]?.content.slice((marked?.start ?? 0) - from, (marked?.end ?? 0) - from)).toBe(sentence);
    const narrowed = { columns: ids, filters: [{ column: ids[0], by: "text", text: "agreement ends" }] };
    expect((await asked(owner, narrowed)).rows).toHaveLength(1);
    const file = await exportedBy(owner, { columns: ids, format: "xlsx" });
    const sheet = (await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })).sheets[0];
    expect([sheet?.rows[1]?.[1], sheet?.rows[1]?.[2]]).toEqual([expect.any(Date), "8.5%"]);
    expect(sheet?.cells?.get("1,1")?.comment?.text).toContain("The machines stay with the Client.");
  });

  test("doesn't count contracts whose file has no text (B-29.10)", async () => {
    await readContract(owner);
    const { contractId } = await readContract(owner);
    await posted(askAll, owner, { text: "Which law governs?" });
    expect(await listQuestions(owner)).toMatchObject([{ contracts: 2 }]);
    await db.contract.update({ where: { id: contractId }, data: { status: "failed", currentVersionId: null } });
    await runJobs();
    expect(await listQuestions(owner)).toMatchObject([{ asked: 1, contracts: 1 }]);
  });

  test("is not asked of a contract in which its owner has no part any more (B-29.10)", async () => {
    const other = await person("Other");
    const { contractId } = await readContract(owner);
    await join(contractId, other, "reviewer");
    await posted(askAll, other, { text: "Which law governs?" });
    await db.collaborator.deleteMany({ where: { contractId, userId: other.actor.userId } });
    await runJobs();
    expect(await db.questionAnswer.count()).toBe(0);
    expect(await listQuestions(other)).toMatchObject([{ asked: 0, contracts: 0 }]);
  });
});

describe("fields and views", () => {
  test("a field has values of its kind, by which rows are ordered; others read it on common contracts (B-29.11)", async () => {
    const [other, stranger] = [await person("Other"), await person("Stranger")];
    const [one, two] = [await readContract(owner, { name: "One" }), await readContract(owner, { name: "Two" })];
    await join(one.contractId, other, "reviewer");
    const { id: fieldId } = (await (
      await posted(addField, owner, { name: "Risk", kind: "number" })
    ).json()) as FieldDto;
    const set = (who: Person, contractId: string, value: string) =>
      call(setValue, { method: "PUT", token: who.token, params: { fieldId }, body: { contractId, value } });
    expect((await set(owner, one.contractId, "much")).status).toBe(400);
    expect((await set(owner, one.contractId, "7")).status).toBe(204);
    expect((await set(owner, two.contractId, "30")).status).toBe(204);
    const sort = { column: `field:${fieldId}`, isDescending: true };
    expect(namesIn(await asked(owner, { sort }))).toEqual(["Two", "One"]);
    expect(await (await call(fields, { token: other.token })).json()).toMatchObject([{ id: fieldId, isOwn: false }]);
    expect((await set(other, two.contractId, "1")).status).toBe(404);
    expect((await set(stranger, one.contractId, "1")).status).toBe(404);
    expect(await (await call(fields, { token: stranger.token })).json()).toEqual([]);
  });

  test("a view is shown to its readers, each with their own contracts and without what they may not see (B-29.12)", async () => {
    const [reader, stranger] = [await person("Reader"), await person("Stranger")];
    const { contractId } = await readContract(owner, { name: "Common" });
    await readContract(owner, { name: "Ours alone" });
    await join(contractId, reader, "reviewer");
    const { id } = (await (await posted(askAll, owner, { text: "Which law governs?" })).json()) as QuestionDto;
    const query = { columns: ["name", LAW, `question:${id}`] };
    const make = (readers: string[]) => posted(addView, owner, { name: "Law", query, readers });
    expect((await make([stranger.email])).status).toBe(404);
    const view = (await (await make([reader.email])).json()) as ViewDto;
    const { views: shown } = (await (await call(views, { token: reader.token })).json()) as { views: ViewDto[] };
    expect(shown).toMatchObject([{ id: view.id, isOwn: false, readers: [], query: { columns: ["name", LAW] } }]);
    expect(namesIn(await asked(reader, shown[0]?.query ?? {}))).toEqual(["Common"]);
    const change = (who: Person, body: object) =>
      call(changeView, {
        method: "PUT",
        token: who.token,
        params: { viewId: view.id },
        body: { name: "Law", ...body },
      });
    const all = { query, readers: [] };
    expect([(await change(reader, all)).status, (await change(stranger, all)).status]).toEqual([403, 404]);
    expect((await change(owner, all)).status).toBe(200);
    expect((await (await call(views, { token: reader.token })).json()) as object).toEqual({ views: [] });
  });

  test("columns saved by a page that is older than an unsharing show the view to nobody, and sharing changes no columns (B-29.12)", async () => {
    const reader = await person("Reader");
    const { contractId } = await readContract(owner, { name: "Common" });
    await join(contractId, reader, "reviewer");
    const body = { name: "Law", query: { columns: ["name", LAW] }, widths: { name: 200 }, readers: [reader.email] };
    const { id: viewId } = (await (await posted(addView, owner, body)).json()) as ViewDto;
    const change = async (changed: object) =>
      (await call(changeView, { method: "PUT", token: owner.token, params: { viewId }, body: changed })).json();
    const columns = { name: "Law", query: { columns: ["name", PRICE] }, widths: { name: 300 } };
    expect(await change(columns)).toMatchObject({ readers: [{ email: reader.email }] });
    expect(await change({ name: "Law", readers: [] })).toMatchObject({ ...columns, readers: [] });
    expect(await change({ ...columns, query: body.query })).toMatchObject({ query: body.query, readers: [] });
    expect(await (await call(views, { token: reader.token })).json()).toEqual({ views: [] });
    await change({ name: "Law", readers: [reader.email] });
    expect(await (await call(views, { token: reader.token })).json()).toMatchObject({ views: [{ id: viewId }] });
  });
});

describe("the table as a file", () => {
  test("has typed cells, quotes as notes and links to the clause in XLSX; text is never a formula (B-29.13)", async () => {
    const { contractId } = await readContract(owner, { name: "=cmd|' /C calc'!A0" });
    const response = await exportedBy(owner, { columns: ["uploaded", PRICE, LAW], format: "xlsx" }); // the name comes first by itself
    expect(response.status).toBe(200);
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.rows[1]?.[0]).toBe("=cmd|' /C calc'!A0");
    expect(sheet?.rows[1]?.[1]).toBeInstanceOf(Date);
    expect(sheet?.rows[1]?.[2]).toBe(1000);
    const law = sheet?.cells?.get("1,3");
    expect(law?.formula).toBeUndefined();
    expect(law?.comment?.text).toContain("New York");
    expect(law?.hyperlink?.target).toContain(`/contracts/${contractId}?passage=`);
  });

  test("has amounts beside their currency in CSV, and an apostrophe before what looks like a formula (B-29.13)", async () => {
    const [stranger] = [await person("Stranger")];
    await readContract(owner, { name: "@SUM(1)" });
    const text = await (await exportedBy(owner, { columns: ["name", PRICE], format: "csv" })).text();
    const [, row = ""] = text.split("\r\n");
    expect(row.startsWith("'@SUM(1),1000,USD,")).toBe(true);
    const others = await (await exportedBy(stranger, { columns: ["name"], format: "csv" })).text();
    expect(others.trim().split("\r\n")).toHaveLength(1);
  });
});
