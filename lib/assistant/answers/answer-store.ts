import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { AnswerCell, Answers, Cells } from "./cells";
import { emptyKey, NO_NUMBER, staleKey, wordsKey } from "./sort-key";
import { indexRows, wordsFor, type IndexRow, type Stretch, type WordRow, type Words } from "./words";

const WORD = {
  column: true,
  kind: true,
  versionId: true,
  versionNumber: true,
  value: true,
  note: true,
  quote: true,
  isAmended: true,
  byName: true,
  at: true,
} as const;
type Kept = { versionId: string; rules: number; answers: Answers; text: string; amended: readonly Stretch[] };

/**
 * Makes the contract's row in the table of answers of what was read in a version, with what people said of it, in the
 * transaction that keeps the review.
 * @returns false where another version is current by now, or the contract is gone
 */
export async function keepAnswers(grant: ReadGrant, kept: Kept, client: DatabaseClient): Promise<boolean> {
  const { contractId } = grant;
  const { versionId, rules, answers, text, amended } = kept;
  if (!(await lockRow(contractId, client))) return false;
  const contract = await client.contract.findUnique({ where: { id: contractId }, select: { currentVersionId: true } });
  if (contract?.currentVersionId !== versionId) return false;
  const words = wordsFor(await findAnswerWords(contractId, client), { versionId, text: () => text, amended });
  const row = {
    versionId,
    rules,
    cells: JSON.stringify(answers.cells),
    words: JSON.stringify(words),
    quotes: JSON.stringify(answers.quotes),
    amended: JSON.stringify(amended),
    isOld: false,
  };
  await client.contractAnswers.upsert({ where: { contractId }, create: { contractId, ...row }, update: row });
  await client.bookVerdicts.deleteMany({ where: { contractId } });
  await client.answerIndex.deleteMany({ where: { contractId, NOT: { column: { startsWith: "field:" } } } });
  await client.answerIndex.createMany({ data: rowsFor(answers, words).map((one) => ({ contractId, ...one })) });
  return true;
}

/** Cells that a person spoke of without the machine's reading have their row too. */
function rowsFor({ cells, parties }: Answers, words: Words): IndexRow[] {
  const columns = [...new Set([...Object.keys(cells), ...Object.keys(words)])];
  return [
    ...columns.flatMap((column) => indexRows(column, cells[column], words[column]?.said)),
    ...parties.map((name, at) => ({
      column: `party:${at}`,
      text: wordsKey(name),
      number: NO_NUMBER,
      state: "stated",
      shown: name.slice(0, PARTY_CHARS),
    })),
  ];
}

const PARTY_CHARS = 200;

/** Others who write what is kept of the contract's answers wait. @returns false when it is gone */
async function lockRow(contractId: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.contract.updateMany({
    where: { id: contractId, deletedAt: null },
    data: { lastVersionNumber: { increment: 0 } },
  });
  return count === 1;
}

function findAnswerWords(contractId: string, client: DatabaseClient): Promise<WordRow[]> {
  return client.answerWord.findMany({
    where: { contractId, withdrawnAt: null },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: WORD,
  });
}

/** What people say of the contract's cells has changed: its row says so, and the order of `column` goes by it. */
export async function rewriteWords(
  grant: ReadGrant,
  { column, machine }: { column: string; machine: AnswerCell | undefined },
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  const row = await client.contractAnswers.findUnique({
    where: { contractId },
    select: { versionId: true, cells: true, amended: true },
  });
  if (!row) return;
  const kept = await client.versionText.findUnique({ where: { versionId: row.versionId }, select: { text: true } });
  const amended = JSON.parse(row.amended) as Stretch[]; // written by `keepAnswers`
  const current = { versionId: row.versionId, text: () => kept?.text ?? "", amended };
  const words = wordsFor(await findAnswerWords(contractId, client), current);
  await client.contractAnswers.update({ where: { contractId }, data: { words: JSON.stringify(words) } });
  const cells = JSON.parse(row.cells) as Cells; // written by `keepAnswers`
  await reindex(grant, column, indexRows(column, machine ?? cells[column], words[column]?.said), client);
}

/** Puts a column's rows of the contract in place of those that were there. */
export async function reindex(
  { contractId }: ReadGrant,
  column: string,
  rows: readonly IndexRow[],
  client: DatabaseClient,
): Promise<void> {
  const before = [column, emptyKey(column), staleKey(column)];
  await client.answerIndex.deleteMany({ where: { contractId, column: { in: before } } });
  await client.answerIndex.createMany({ data: rows.map((row) => ({ contractId, ...row })) });
}

/** A question or a field of the actor's is gone, with what its cells were found by. */
export async function forgetColumn(_owner: Actor, column: string, client: DatabaseClient): Promise<void> {
  await client.answerIndex.deleteMany({ where: { column: { in: [column, emptyKey(column), staleKey(column)] } } });
}

/** Whether somebody with a part in the contract has a playbook or a question of their own for it. */
export async function hasAskers(grant: ReadGrant, client: DatabaseClient): Promise<boolean> {
  const hasAny = [{ positionBooks: { some: {} } }, { booksToRead: { some: {} } }, { questionsOfAll: { some: {} } }];
  const where = { contractId: grant.contractId, user: { OR: hasAny } };
  return (await client.collaborator.findFirst({ where, select: { id: true } })) !== null;
}

/** Contracts, but for those in the trash, whose row is missing, or by other rules, or of another version. */
export async function contractsWithoutAnswers(rules: number, after: string, most: number): Promise<{ id: string }[]> {
  return db.$queryRaw<{ id: string }[]>`
    SELECT c."id" FROM "Contract" c LEFT JOIN "ContractAnswers" a ON a."contractId" = c."id"
    WHERE c."id" > ${after} AND c."currentVersionId" IS NOT NULL AND c."deletedAt" IS NULL
      AND (a."contractId" IS NULL OR a."rules" <> ${rules} OR a."versionId" <> c."currentVersionId")
    ORDER BY c."id" LIMIT ${most}`;
}
