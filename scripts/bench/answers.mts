/**
 * Rows of the table of answers, as a reading of the benches' contracts would make them: all facts and topics, of which
 * some have values.
 */
import type { AnswerCell, AnswerValue } from "@/lib/assistant/answers/cells";
import type { Actor } from "@/lib/access/actor";

const AT_ONCE = 500;
const DAY_MS = 86_400_000;
/** The columns that have values, what people said and what is out of date in them: see `foundIn`. */
export const PRICE = "fact:price";
export const LAW = "fact:governing_law";
export const END = "fact:expiration_date";
export const TERM = "fact:term";
const VERSION = "version";
const FIELD = "cost-center";
const QUESTION = "taxes";
/** The firm that is a party to all of them. */
const OURS = "Brightwater Ltd";

/** A field, a question and a playbook of one's own. @returns their columns */
export async function addOwnColumns(actor: Actor): Promise<{ field: string; question: string; verdict: string }> {
  const { db } = await import("@/lib/platform/db");
  const { createBook, listBooks } = await import("@/lib/positions/books");
  const { newBookBody } = await import("@/lib/positions/schema");
  const [known] = await listBooks(actor);
  const wanted = { text: "Mongolian law", limits: [{ is: "oneOf", names: ["Mongolia"] }] };
  const body = { name: "Ours", side: "buy", language: "en", positions: [{ topic: "governing_law", wanted }] };
  const book = known ?? (await createBook(actor, newBookBody.parse(body)));
  const mine = { id: QUESTION, createdAt: new Date() };
  const { userId } = actor;
  const question = { ...mine, userId, text: "Who pays the taxes?" };
  await db.askedQuestion.upsert({ where: { id: QUESTION }, create: question, update: {} });
  const field = { id: FIELD, ownerId: userId, name: "Cost center", kind: "number", createdAt: new Date() };
  await db.customField.upsert({ where: { id: FIELD }, create: field, update: {} });
  return { field: `field:${FIELD}`, question: `question:${QUESTION}`, verdict: `verdict:${book.id}:governing_law` };
}

/** What is read in the contracts from one number up to another. */
export async function addAnswers(from: number, to: number, bookId: string): Promise<void> {
  const { FACT_KINDS } = await import("@/lib/engine/review/fact");
  const { TOPIC_IDS } = await import("@/lib/engine/review/topics");
  const columns = [...FACT_KINDS.map((kind) => `fact:${kind}`), ...TOPIC_IDS.map((topic) => `topic:${topic}`)];
  for (let at = from; at < to; at += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, index) => at + index);
    await addSome(numbers, columns, bookId);
  }
}

async function addSome(numbers: readonly number[], columns: readonly string[], bookId: string): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  const getId = (n: number) => `contract-${n}`;
  await db.contract.updateMany({
    where: { id: { in: numbers.map(getId) } },
    data: { currentVersionId: VERSION, lastVersionNumber: 1 },
  });
  await db.contractAnswers.createMany({ data: numbers.map((n) => answersRow(n, getId(n), columns)) });
  await db.bookVerdicts.createMany({
    data: numbers.map((n) => ({
      bookId,
      contractId: getId(n),
      revision: 1,
      versionId: pickVersion(n),
      contractType: "Other",
      cells: JSON.stringify({ governing_law: verdictIn(n) }),
    })),
  });
  await db.questionAnswer.createMany({
    data: numbers.map((n) => ({
      id: `answer-${n}`,
      questionId: QUESTION,
      contractId: getId(n),
      versionId: VERSION,
      answer: JSON.stringify({ cell: answerIn(n), passages: [] }),
    })),
  });
  await db.answerWord.createMany({
    data: numbers.filter(isVerified).map((n) => ({ ...toWord(n), id: `word-${n}`, contractId: getId(n) })),
  });
  const withField = numbers.filter((n) => n % 10 === 0);
  await db.fieldValue.createMany({
    data: withField.map((n) => ({ id: `value-${n}`, fieldId: FIELD, contractId: getId(n), value: String(n % 97) })),
  });
  await db.deadline.createMany({
    data: numbers
      .filter((n) => n % 3 === 0)
      .map((n) => ({ ...pickDeadline(n), id: `deadline-${n}`, contractId: getId(n) })),
  });
  await addIndex(numbers, columns, bookId);
}

async function addIndex(numbers: readonly number[], columns: readonly string[], bookId: string): Promise<void> {
  await addEmpty(numbers, columns);
  const { db } = await import("@/lib/platform/db");
  const { indexRows } = await import("@/lib/assistant/answers/words");
  const { wordsKey, NO_NUMBER } = await import("@/lib/assistant/answers/sort-key");
  const party = (contractId: string, at: number, name: string) => ({
    contractId,
    column: `party:${at}`,
    text: wordsKey(name),
    number: NO_NUMBER,
    state: "stated",
    shown: name,
  });
  await db.answerIndex.createMany({
    data: numbers.flatMap((n) => {
      const contractId = `contract-${n}`;
      const number = n % 97;
      const cells: Record<string, AnswerCell> = {
        [PRICE]: NOTHING,
        [TERM]: NOTHING,
        ...foundIn(n),
        [`verdict:${bookId}:governing_law`]: verdictIn(n),
        [`question:${QUESTION}`]: answerIn(n),
        ...(n % 10 === 0 ? { [`field:${FIELD}`]: stated({ text: String(number), number }) } : {}),
      };
      const rows = Object.entries(cells).flatMap(([column, cell]) => {
        const said = column === LAW && isVerified(n) ? pickValue(n) : null;
        return indexRows(column, cell, said).map((row) => ({ contractId, ...row }));
      });
      return [...rows, party(contractId, 0, OURS), party(contractId, 1, `Firm ${n % 500} Inc.`)];
    }),
  });
}

/** Of what is in none of them; the database writes it, as it is much. */
async function addEmpty(numbers: readonly number[], columns: readonly string[]): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  const { Prisma } = await import("@/prisma/client/sqlite");
  const { emptyKey, NO_NUMBER } = await import("@/lib/assistant/answers/sort-key");
  const found = new Set([PRICE, TERM, ...Object.keys(foundIn(1))]);
  const marks = columns.filter((column) => !found.has(column)).map((column) => Prisma.sql`(${emptyKey(column)})`);
  await db.$executeRaw`
    INSERT INTO "AnswerIndex" ("contractId", "column", "text", "number", "state", "shown")
    SELECT a."contractId", v.column1, '', ${NO_NUMBER}, 'notFound', ''
    FROM "ContractAnswers" a CROSS JOIN (VALUES ${Prisma.join(marks)}) AS v
    WHERE a."contractId" IN (${Prisma.join(numbers.map((n) => `contract-${n}`))})`;
}

const stated = (value: AnswerValue): AnswerCell => ({ state: "stated", value, more: 0 });
const likely = (value: AnswerValue): AnswerCell => ({ state: "likely", value, more: 0 });
const NOTHING: AnswerCell = { state: "notFound", value: null, more: 0 };

/** One of two hundred was verified, one of five hundred has a newer text. */
const isVerified = (n: number) => n % 200 === 5;
const pickVersion = (n: number) => (n % 500 === 9 ? "older" : VERSION);

/** "Mongolia" governs half of them, "Narnia" one of a thousand; one of ten has no price, one of a thousand no term. */
function foundIn(n: number): Record<string, AnswerCell> {
  const law = n % 1_000 === 7 ? "Narnia" : n % 2 === 0 ? "Mongolia" : "New York";
  const day = new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % 3_000) * DAY_MS).toISOString().slice(0, 10);
  const amount = (n * 7919) % 1_000;
  return {
    ...(n % 10 === 3 ? {} : { [PRICE]: likely({ text: `$${amount}`, amount, currency: "USD" }) }),
    ...(n % 1_000 === 11 ? {} : { [TERM]: likely({ text: "two years", number: 24, unit: "months" }) }),
    [END]: likely({ text: day, day }),
    [LAW]: likely({ text: `the laws of ${law}` }),
    "topic:liability_cap": likely({ text: "twelve months", number: 12, unit: "months" }),
  };
}

const verdictIn = (n: number) =>
  likely({ text: "the law", verdict: n % 1_000 === 7 ? "needsReview" : n % 2 === 0 ? "matches" : "deviates" });
const answerIn = (n: number) => (n % 4 === 0 ? NOTHING : stated({ text: `The tenant pays ${n % 13} taxes.` }));

function answersRow(n: number, contractId: string, columns: readonly string[]) {
  const found = foundIn(n);
  const passage = { content: "A clause. ".repeat(20), page: 1, start: 0, end: 200 };
  return {
    contractId,
    versionId: pickVersion(n),
    isOld: pickVersion(n) !== VERSION,
    rules: 0,
    cells: JSON.stringify(Object.fromEntries(columns.map((column) => [column, found[column] ?? NOTHING]))),
    words: isVerified(n) ? JSON.stringify({ [LAW]: { said: pickValue(n), isFlagged: false } }) : "{}",
    quotes: JSON.stringify(Object.fromEntries(Object.keys(found).map((id) => [id, passage]))),
  };
}

function pickValue(n: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString();
  return { byName: "Bench", at, versionNumber: 1, isCorrection: false, note: "", value: null, holds: true };
}

const toWord = (n: number) => ({
  column: LAW,
  kind: "verified",
  versionId: VERSION,
  versionNumber: 1,
  value: null,
  byUserId: "bench",
  byName: "Bench",
  at: new Date(Date.UTC(2026, 0, 1) + n * 1_000),
});

function pickDeadline(n: number) {
  const date = new Date(Date.now() + ((n * 7919) % 1_000) * DAY_MS).toISOString().slice(0, 10);
  return { kind: "expiration", foundAs: null, date, state: "confirmed", foundOn: date };
}
