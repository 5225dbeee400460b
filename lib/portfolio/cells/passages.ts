import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { named } from "@/lib/assistant/in-force/kept";
import type { KeptInForce } from "@/lib/assistant/in-force/kept-store";
import { keptReviewFor } from "@/lib/assistant/review/reviews";
import type { ContractText, Passage } from "@/lib/engine/port";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { Column } from "@/lib/portfolio/columns/columns";
import type { Context } from "@/lib/portfolio/columns/context";
import { answersTo, type KeptAnswer } from "@/lib/portfolio/questions/question-store";
import type { OpenedCellDto } from "@/lib/portfolio/schema";
import { judged } from "@/lib/positions/judged";

/** On what a cell rests: passages of the version, word for word; what the playbook asks for, '' without one. */
export type Grounds = Found & { clause: string };
type Found = {
  passages: OpenedCellDto["passages"];
  ask: string;
  /** Where in the first passage an own question is answered. */
  sentence?: KeptAnswer["sentence"];
};
const NONE: Grounds = { passages: [], ask: "", clause: "" };

/** What a cell of the text in force rests on. */
export function toPassages({ quotes, documents }: KeptInForce, column: string): OpenedCellDto["passages"] {
  return named(quotes[column] ?? [], documents).map(({ content, page, start, end, document, superseded }) => ({
    ...{ content, page, start, end },
    ...(document ? { document } : {}),
    ...(superseded ? { isReplaced: true } : {}),
  }));
}

/** The grounds of a cell in a version, as far as they are kept: nothing is read anew. */
export async function findGrounds(
  context: Context,
  grant: ReadGrant,
  { column, versionId }: { column: Column; versionId: string },
): Promise<Grounds> {
  const found = await keptGrounds(context, grant, { column, versionId });
  if (!found) return NONE;
  if (found.passages.length === 0) return { ...NONE, ask: found.ask };
  const text = await textToRead(grant, versionId);
  const passages = found.passages.filter((passage) => isVerbatim(text, passage));
  const [first] = passages;
  const { sentence } = found;
  const isInFirst = first && sentence && first.start <= sentence.start && sentence.end <= first.end;
  const clause = first ? clauseAt(text, first) : "";
  return { passages, ask: found.ask, clause, ...(isInFirst ? { sentence } : {}) };
}

async function keptGrounds(
  context: Context,
  grant: ReadGrant,
  { column, versionId }: { column: Column; versionId: string },
): Promise<Found | null> {
  if (column.kind === "question") return answeredGrounds(context, grant, { questionId: column.of, versionId });
  if (!["fact", "topic", "verdict", "counterparty"].includes(column.kind)) return null;
  const review = await keptReviewFor(grant, versionId);
  if (!review) return null;
  if (column.kind === "verdict") return verdictGrounds(context, review, column);
  if (column.kind === "topic") return { passages: passagesOn(review, column.of), ask: "" };
  const kind = column.kind === "fact" ? column.of : "parties";
  const facts = review.facts.filter((fact) => fact.kind === kind);
  return {
    passages: facts.map(({ passage: { content, page, start, end } }) => ({ content, page, start, end })),
    ask: "",
  };
}

const passagesOn = ({ topics }: ContractReview, topic: string) =>
  topics.find((one) => one.topic === topic)?.passages ?? [];

function verdictGrounds(
  { books }: Context,
  review: ContractReview & { contractType: string },
  { of, topic }: { of: string; topic: string },
): Found | null {
  const book = books.get(of);
  const item = book && judged(review, book.positions, book).find((one) => one.topic === topic);
  const ask = book?.positions.find((position) => position.topic === topic)?.wanted.text ?? "";
  return item ? { passages: item.passages, ask } : { passages: [], ask };
}

async function answeredGrounds(
  { actor }: Context,
  grant: ReadGrant,
  { questionId, versionId }: { questionId: string; versionId: string },
): Promise<Found | null> {
  const [row] = await answersTo(actor, [questionId], [grant.contractId]);
  if (row?.versionId !== versionId) return null;
  const { passages, sentence } = JSON.parse(row.answer) as KeptAnswer; // by `keepAnswer`
  return { passages, ask: "", ...(sentence ? { sentence } : {}) };
}

/** Numbers are text, as Word shows them: '7.2', 'Article 4', '§ 3', '(b)'. */
const NUMBER =
  /^\s*(?:(?:article|section|clause|статья|пункт|раздел)\s+)?(?:§\s*)?((?:\d{1,3}\.)*\d{1,3})[.):]?(?=\s|$)/iu;
/** Lines above a passage in which its number is looked for. */
const LINES_ABOVE = 20;
const LINE_CHARS = 80;

/** The number of the clause in which a passage stands; '' where there is none. */
function clauseAt({ text }: ContractText, { start }: Passage): string {
  let end = start;
  for (let line = 0; line <= LINES_ABOVE && end >= 0; line += 1) {
    const begin = text.lastIndexOf("\n", end - 1) + 1;
    const number = NUMBER.exec(text.slice(begin, begin + LINE_CHARS))?.[1];
    if (number !== undefined) return number;
    end = begin - 1;
  }
  return "";
}
