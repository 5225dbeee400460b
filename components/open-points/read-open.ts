/** What is still open in a contract's current version, over REST. Source: B-14.13, B-26.14. */
import { readContractParties } from "@/components/counterparties/counterparty-calls";
import { readAll } from "@/components/data/read-list";
import { goodAnswer } from "@/components/forms/api";
import { readSuggestions } from "@/components/suggestions/use-suggestions";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { bestBook, isFor } from "@/lib/positions/kinds";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookSummaryDto } from "@/lib/positions/schema";

/** A gap in the text: its own signs, and where it stands. */
export type Blank = { quote: string; page: number; start: number; end: number };
/** `isPartial`: some of it couldn't be read, so more may be open. */
export type OpenPoints = {
  blanks: readonly Blank[];
  comments: number;
  points: number;
  /** Our own wordings that were suggested and that nobody accepted: this text goes without them. */
  wordings: number;
  /** No playbook of the reader is for this contract: points can't be counted for them. */
  isUnjudged: boolean;
  isPartial: boolean;
  versionId: string;
};

type Asked = { contractId: string; versionId: string; type: string };

/** What can't be read is told, and stops nothing: sending and approving go on without it. */
export async function readOpenPoints({ contractId, versionId, type }: Asked): Promise<OpenPoints> {
  const [suggested, comments, points] = await Promise.all([
    readSuggestions(contractId),
    readAll<CommentDto>(`${addressOf(contractId)}/comments`),
    countPoints(contractId, versionId, type),
  ]);
  const isPartial = suggested === null || comments === null || points === null;
  const open = (comments ?? []).filter(({ resolved }) => !resolved).length;
  const counted = points === null || points === "unjudged" ? 0 : points;
  return {
    blanks: blanksIn(suggested?.suggestions ?? []),
    comments: open,
    points: counted,
    wordings: (suggested?.suggestions ?? []).filter(({ source }) => source === "positions").length,
    isUnjudged: points === "unjudged",
    isPartial,
    versionId,
  };
}

const addressOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`;
/** '____', '[●]', '{{price}}', '……'. */
const BLANK = /_{2,}|\{\{|\[\s?[●•*_….]{1,12}\s?\]|\[\s{1,12}\]|…{4,}|\.{8,}/u;

/** Suggestions find them, and leave out the lines for signatures. */
function blanksIn(suggestions: readonly SuggestionDto[]): Blank[] {
  return suggestions
    .filter(({ quote }) => BLANK.test(quote))
    .map(({ quote, position, start, end }) => ({ quote, page: position.pageNumber, start, end }));
}

/** As the contract's own review counts them, by a playbook for its kind. Null: unknown. */
async function countPoints(contractId: string, versionId: string, type: string): Promise<number | "unjudged" | null> {
  const [books, parties, version] = await Promise.all([
    readAll<BookSummaryDto>("/api/positions"),
    readContractParties(contractId),
    goodAnswer(`${addressOf(contractId)}/versions/${encodeURIComponent(versionId)}`),
  ]);
  if (!books || !version) return null;
  if (books.length === 0) return "unjudged";
  const { plainText } = (await version.json()) as VersionDto; // our own API
  const book = bestBook(books, type, parties?.ourSide ?? null, writtenIn(plainText));
  if (!book || !isFor(book, type)) return "unjudged";
  const items = await readReview(contractId, { positionsId: book.id, versionId });
  return items && items.filter(({ verdict, accepted }) => !accepted && OPEN.has(verdict ?? "")).length;
}

async function readReview(contractId: string, asked: { positionsId: string; versionId: string }) {
  const body = { headers: { "Content-Type": "application/json" }, body: JSON.stringify(asked) };
  const response = await goodAnswer(`${addressOf(contractId)}/review`, { method: "POST", ...body });
  return response && ((await response.json()) as ReviewItemDto[]); // our own API
}

const OPEN: ReadonlySet<string> = new Set(["deviates", "missing", "needsReview"]);
