import { beforeEach, describe, expect, test } from "vitest";
import { keepOldAnswers } from "@/lib/assistant/review/reviews";
import { trashContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { createBook } from "@/lib/positions/books";
import { newBookBody } from "@/lib/positions/schema";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import {
  asked,
  changedText,
  flaggedBy,
  makeHtml,
  LAW,
  namesIn,
  opened,
  openedBy,
  PRICE,
  readContract,
  refusedQuery,
  summed,
  verifiedBy,
  withdrawnBy,
} from "./portfolio-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const readCell = async (who: Person, column: string) =>
  (await asked(who, { columns: [column] })).rows[0]?.cells[column];

describe("the table of answers", () => {
  test("has a row of each contract that was read, with what was found; whoever has no part sees none (B-29.1, B-29.2)", async () => {
    const [reader, stranger] = [await person("Reader"), await person("Stranger")];
    const { contractId } = await readContract(owner, { name: "Lease" });
    await join(contractId, reader, "reviewer");
    for (const who of [owner, reader]) {
      const { rows } = await asked(who, { columns: ["name", LAW, PRICE, "fact:term", "uploaded"] });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.cells[LAW]).toMatchObject({ value: { text: expect.stringContaining("New York") as string } });
      expect(rows[0]?.cells[PRICE]).toMatchObject({ value: { amount: 1000, currency: "USD" } });
      expect(rows[0]?.cells["fact:term"]).toMatchObject({ state: "notFound", value: null });
    }
    expect((await asked(stranger, {})).rows).toEqual([]);
    expect((await summed(stranger, {})).all).toBe(0);
    await db.contractAnswers.deleteMany({});
    expect(await readCell(owner, LAW)).toMatchObject({ state: "unread", value: null });
    await keepOldAnswers();
    expect(await readCell(owner, LAW)).toMatchObject({ state: expect.stringMatching(/stated|likely/) as string });
    await trashContract(owner.actor, contractId);
    expect((await asked(owner, {})).rows).toEqual([]);
  });

  test("is ordered and narrowed by typed values, amounts within their currency, empty cells last; pages carry on (B-29.4)", async () => {
    for (const [name, price] of [
      ["A", "$3,000"],
      ["B", "$200"],
      ["C", "EUR 50"],
    ])
      await readContract(owner, { name: name ?? "", html: makeHtml({ price: price ?? "" }) });
    await readContract(owner, { name: "None", html: "<p>Nothing is said of money here.</p>" });
    const by = (isDescending: boolean) => ({ columns: ["name", PRICE], sort: { column: PRICE, isDescending } });
    expect(namesIn(await asked(owner, by(false)))).toEqual(["C", "B", "A", "None"]);
    expect(namesIn(await asked(owner, by(true)))).toEqual(["A", "B", "C", "None"]);
    const filters = [{ column: PRICE, by: "number", from: 100, currency: "USD" }];
    expect(namesIn(await asked(owner, { ...by(false), filters }))).toEqual(["B", "A"]);
    expect(namesIn(await asked(owner, { filters: [{ column: LAW, by: "text", text: "new YORK" }] }))).toHaveLength(3);
    expect(namesIn(await asked(owner, { filters: [{ column: LAW, by: "state", states: ["notFound"] }] }))).toEqual([
      "None",
    ]);
    const first = await asked(owner, { ...by(false), limit: 3 });
    const second = await asked(owner, { ...by(false), limit: 3, cursor: first.nextCursor });
    expect([...namesIn(first), ...namesIn(second), second.nextCursor]).toEqual(["C", "B", "A", "None", null]);
    expect((await refusedQuery(owner, { cursor: first.nextCursor })).status).toBe(400);
    expect((await refusedQuery(owner, { columns: ["fact:weather"] })).status).toBe(400);
  });

  test("names the other side, which is the party that is not in most contracts, and groups by it (B-29.5)", async () => {
    for (const other of ["Oakmoor Inc.", "Elmwood LLC", "Oakmoor Inc."])
      await readContract(owner, { html: makeHtml({ other }) });
    const { rows } = await asked(owner, { columns: ["name", "counterparty"], group: "counterparty" });
    expect(rows.map(({ cells }) => cells.counterparty?.value?.text)).toEqual([
      "Elmwood LLC",
      "Oakmoor Inc.",
      "Oakmoor Inc.",
    ]);
    const { groups } = await summed(owner, { columns: ["name", PRICE], group: "counterparty" });
    expect(groups.map(({ name, count, totals }) => [name, count, totals[PRICE]])).toEqual([
      ["Elmwood LLC", 1, [{ currency: "USD", amount: 1000, count: 1 }]],
      ["Oakmoor Inc.", 2, [{ currency: "USD", amount: 2000, count: 2 }]],
    ]);
  });

  test("is counted and summed over all that pass, by currency and never added up (B-29.7)", async () => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const { contractId } = await readContract(owner, { html: makeHtml({ price: "EUR 50" }) });
    await readContract(owner);
    await db.deadline.create({
      data: { id: "end", contractId, kind: "expiration", foundAs: null, date: day, state: "confirmed", foundOn: day },
    });
    const all = await summed(owner, { columns: ["name", PRICE] });
    expect(all).toMatchObject({ contracts: 2, all: 2, renewing: 1 });
    expect(all.columns[PRICE]).toMatchObject({ found: 2, verified: 0 });
    expect(all.columns[PRICE]?.totals).toEqual([
      { currency: "EUR", amount: 50, count: 1 },
      { currency: "USD", amount: 1000, count: 1 },
    ]);
  });

  test("the next date is one to check where none is open, but for less certain ones (B-29.7)", async () => {
    const [sure, unsure, open] = [await readContract(owner), await readContract(owner), await readContract(owner)];
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await db.deadline.deleteMany({});
    const row = { kind: "payment", foundAs: null, foundOn: day(0) } as const;
    await db.deadline.createMany({
      data: [
        { ...row, id: "a", contractId: sure.contractId, date: day(20), state: "toCheck", found: "{}" },
        {
          ...row,
          id: "b",
          contractId: unsure.contractId,
          date: day(20),
          state: "toCheck",
          found: '{"isLessCertain":true}',
        },
        { ...row, id: "c", contractId: open.contractId, date: day(10), state: "toCheck", found: "{}" },
        { ...row, id: "d", contractId: open.contractId, date: day(40), state: "confirmed" },
      ],
    });
    const { rows } = await asked(owner, { columns: ["deadline:next"] });
    const next = new Map(rows.map(({ contract, cells }) => [contract.id, cells["deadline:next"]]));
    expect(next.get(sure.contractId)).toMatchObject({ state: "likely", value: { day: day(20) } });
    expect(next.get(unsure.contractId)).toMatchObject({ value: null });
    expect(next.get(open.contractId)).toMatchObject({ state: "stated", value: { day: day(40) } });
    expect((await summed(owner, { columns: ["deadline:next"] })).columns["deadline:next"]?.found).toBe(2);
  });

  test("an end that somebody confirmed among the deadlines is verified by them (B-29.6)", async () => {
    const ends = "fact:expiration_date";
    const { contractId } = await readContract(owner);
    const stored = await db.contractAnswers.findFirstOrThrow({ where: { contractId } });
    const cell = { state: "likely", value: { text: "", day: "2031-06-30" }, more: 0 };
    const cells = JSON.stringify({ ...(JSON.parse(stored.cells) as object), [ends]: cell });
    await db.contractAnswers.updateMany({ where: { contractId }, data: { cells } });
    await db.deadline.deleteMany({ where: { contractId } });
    const row = { contractId, kind: "expiration", foundAs: "expiration", date: "2031-06-30", foundOn: "2026-01-01" };
    await db.deadline.create({ data: { ...row, id: "own end", state: "toCheck" } });
    const shown = async () => {
      const { rows } = await asked(owner, { columns: [ends] });
      return rows.find(({ contract }) => contract.id === contractId)?.cells[ends];
    };
    expect(await shown()).toMatchObject({ state: "likely", verified: null });
    const said = { state: "confirmed", answeredByName: "Ann", answeredAt: new Date("2026-11-20T10:00:00Z") };
    await db.deadline.updateMany({ where: { contractId }, data: said });
    expect(await shown()).toMatchObject({ state: "verified", verified: { byName: "Ann", isCorrection: false } });
    await db.deadline.updateMany({ where: { contractId }, data: { isTextChanged: true } });
    expect(await shown()).toMatchObject({ state: "likely", verified: null });
  });

  test("an end that is over says that the contract may have renewed, if it renews for some time (B-29.7)", async () => {
    const ends = "fact:expiration_date";
    const past = async (renews: string) => {
      const { contractId } = await readContract(owner);
      const stored = await db.contractAnswers.findFirstOrThrow({ where: { contractId } });
      const cell = (value: object) => ({ state: "likely", value: { text: "", ...value }, more: 0 });
      const cells = {
        ...(JSON.parse(stored.cells) as object),
        [ends]: cell({ day: "2020-06-30" }),
        "fact:renewal_term":
          renews === "" ? { state: "notFound", value: null, more: 0 } : cell({ text: renews, number: 12 }),
      };
      await db.contractAnswers.updateMany({ where: { contractId }, data: { cells: JSON.stringify(cells) } });
      return contractId;
    };
    const [renewing, ended] = [await past("one year"), await past("")];
    const { rows } = await asked(owner, { columns: [ends] });
    const cells = new Map(rows.map((one) => [one.contract.id, one.cells[ends]?.value]));
    expect(cells.get(renewing)).toMatchObject({ day: "2020-06-30", mayRunOn: true });
    expect(cells.get(ended)).not.toHaveProperty("mayRunOn");
  });

  test("prices of contracts of several types are unlike and have no sum; those of one type have (B-29.7)", async () => {
    await readContract(owner, { html: makeHtml({ price: "$300" }) });
    await readContract(owner, { html: makeHtml({ price: "$700" }) });
    const query = { columns: ["name", PRICE] };
    const alike = [{ currency: "USD", amount: 1000, count: 2 }];
    expect((await summed(owner, query)).columns[PRICE]?.totals).toEqual(alike);
    await readContract(owner, { html: makeHtml({ price: "$9,000" }), type: "Loan Agreement" });
    const { columns, groups } = await summed(owner, { ...query, group: "type" });
    expect(columns[PRICE]).toMatchObject({ found: 3, totals: [] });
    expect(groups.map(({ key, totals }) => [key, totals[PRICE]])).toEqual([
      ["Loan Agreement", [{ currency: "USD", amount: 9000, count: 1 }]],
      ["Service Agreement", alike],
    ]);
  });

  test("has verdicts by a playbook of the caller's, from what was read (B-29.3)", async () => {
    const { contractId } = await readContract(owner);
    const wanted = { text: "New York law", limits: [{ is: "oneOf", names: ["New York"] }] };
    const book = await createBook(
      owner.actor,
      newBookBody.parse({ name: "Ours", side: "buy", language: "en", positions: [{ topic: "governing_law", wanted }] }),
    );
    const column = `verdict:${book.id}:governing_law`;
    const { rows } = await asked(owner, { columns: [column] });
    expect(rows[0]?.cells[column]?.value?.verdict).toBe("matches");
    expect((await summed(owner, { columns: [column] })).columns[column]?.verdicts).toEqual({ matches: 1 });
    const filters = [{ column, by: "verdict", verdicts: ["deviates"] }];
    expect((await asked(owner, { filters })).rows).toEqual([]);
    expect((await opened(owner, contractId, column)).ask).toBe("New York law");
    const stranger = await person("Stranger");
    expect((await refusedQuery(stranger, { columns: [column] })).status).toBe(404);
  });

  test("has the clause and no verdict by a playbook for other kinds of contract (B-29.3)", async () => {
    await readContract(owner);
    const wanted = { text: "New York law", limits: [{ is: "oneOf", names: ["New York"] }] };
    const positions = [{ topic: "governing_law", wanted }];
    const made = (kinds: string[]) =>
      createBook(owner.actor, newBookBody.parse({ name: "Ours", side: "buy", language: "en", kinds, positions }));
    const [lease, services] = [await made(["lease"]), await made(["services"])];
    const columns = [lease, services].map(({ id }) => `verdict:${id}:governing_law`);
    const { rows } = await asked(owner, { columns });
    const values = columns.map((column) => rows[0]?.cells[column]?.value);
    expect(values[0]?.text).toContain("New York");
    expect(values[0]).not.toHaveProperty("verdict");
    expect(values[1]?.verdict).toBe("matches");
  });
});

test("a topic that this contract doesn't have is not found, and doesn't wait to be read (B-29.3)", async () => {
  await readContract(owner, { html: `${makeHtml()}<p>This Agreement does not renew.</p>` });
  const wanted = { text: "At most a year.", limits: [] };
  const positions = ["renewal_term", "renewal_notice"].map((topic) => ({ topic, wanted }));
  const book = await createBook(
    owner.actor,
    newBookBody.parse({ name: "Ours", side: "buy", language: "en", positions }),
  );
  const columns = positions.map(({ topic }) => `verdict:${book.id}:${topic}`);
  const [row] = (await asked(owner, { columns })).rows;
  expect(columns.map((id) => row?.cells[id]?.state)).not.toContain("unread");
  expect(row?.cells[columns[1] ?? ""]).toMatchObject({ state: "notFound", value: null });
});

describe("a cell", () => {
  test("opens with its passages, word for word, for whoever has a part and for nobody else (B-29.8)", async () => {
    const stranger = await person("Stranger");
    const { contractId, versionId } = await readContract(owner);
    const cell = await opened(owner, contractId, LAW);
    const { text } = await db.versionText.findUniqueOrThrow({ where: { versionId } });
    expect(cell.passages.length).toBeGreaterThan(0);
    for (const { content, start, end } of cell.passages) expect(text.slice(start, end)).toBe(content);
    expect(cell.versionId).toBe(versionId);
    expect((await openedBy(stranger, contractId, LAW)).status).toBe(404);
    expect((await verifiedBy(stranger, { contractId, versionId, column: LAW })).status).toBe(404);
    expect((await withdrawnBy(stranger, contractId, LAW)).status).toBe(404);
    expect((await flaggedBy(stranger, { contractId, column: LAW, isFlagged: true })).status).toBe(404);
  });

  test("that a person verified stays so while its passage stands, and is out of date once it changed (B-29.6)", async () => {
    const { contractId, versionId } = await readContract(owner);
    expect((await verifiedBy(owner, { contractId, versionId, column: LAW, note: "Read" })).status).toBe(200);
    expect(await readCell(owner, LAW)).toMatchObject({
      state: "verified",
      isOutOfDate: false,
      verified: { note: "Read" },
    });
    await changedText(owner, contractId, `${makeHtml()}<p>Notices are in writing.</p>`);
    expect(await readCell(owner, LAW)).toMatchObject({ state: "verified", isOutOfDate: false });
    await changedText(owner, contractId, makeHtml({ law: "England and Wales" }));
    expect(await readCell(owner, LAW)).toMatchObject({
      state: expect.stringMatching(/stated|likely/) as string,
      isOutOfDate: true,
      verified: { versionNumber: 1 },
    });
    expect((await verifiedBy(owner, { contractId, versionId, column: LAW })).status).toBe(200); // of the old version
    expect(await readCell(owner, LAW)).toMatchObject({ isOutOfDate: true });
    expect((await verifiedBy(owner, { contractId, versionId: "none", column: LAW })).status).toBe(404);
    expect((await verifiedBy(owner, { contractId, versionId, column: "name" })).status).toBe(400);
  });

  test("that a person corrected is ordered by what they said; taken back, it stays in the trail (B-29.6)", async () => {
    const { contractId, versionId } = await readContract(owner, { name: "A" });
    await readContract(owner, { name: "B", html: makeHtml({ price: "$2,000" }) });
    const correction = { text: "$9,000", amount: 9000, currency: "USD" };
    expect((await verifiedBy(owner, { contractId, versionId, column: PRICE, correction })).status).toBe(200);
    const query = { columns: ["name", PRICE], sort: { column: PRICE, isDescending: true } };
    expect(namesIn(await asked(owner, query))).toEqual(["A", "B"]);
    expect((await summed(owner, query)).columns[PRICE]).toMatchObject({ verified: 1, totals: [{ amount: 11_000 }] });
    expect((await withdrawnBy(owner, contractId, PRICE)).status).toBe(204);
    expect(namesIn(await asked(owner, query))).toEqual(["B", "A"]);
    expect(await db.answerWord.count({ where: { contractId, withdrawnAt: { not: null } } })).toBe(1);
    const events = await db.auditEvent.findMany({ where: { chain: contractId, action: { startsWith: "answer." } } });
    expect(events.map(({ action }) => action).sort()).toEqual(["answer.corrected", "answer.withdrawn"]);
  });

  test("that two verify at once has the later word, and both are kept (B-29.6)", async () => {
    const other = await person("Other");
    const { contractId, versionId } = await readContract(owner);
    await join(contractId, other, "reviewer");
    const body = { contractId, versionId, column: LAW };
    const answers = await Promise.all([verifiedBy(owner, body), verifiedBy(other, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.answerWord.count({ where: { contractId } })).toBe(2);
    expect(await readCell(owner, LAW)).toMatchObject({ state: "verified" });
  });

  test("is flagged for everybody with a part, until somebody takes the flag away (B-29.9)", async () => {
    const { contractId } = await readContract(owner);
    const flag = (isFlagged: boolean) => flaggedBy(owner, { contractId, column: LAW, isFlagged });
    expect((await flag(true)).status).toBe(200);
    expect(await readCell(owner, LAW)).toMatchObject({ isFlagged: true });
    expect((await flag(false)).status).toBe(200);
    expect(await readCell(owner, LAW)).toMatchObject({ isFlagged: false });
  });
});
