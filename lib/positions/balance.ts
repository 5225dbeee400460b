import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { findContract } from "@/lib/contracts/contract-store";
import { copyFor } from "@/lib/copy/copy";
import { AppError } from "@/lib/errors";
import { getBook, listBooks } from "./books";
import { judged, languageOf } from "./judged";
import { bestBook, isFor, topicName } from "./kinds";
import type { ReviewItemDto } from "./review-schema";
import type { BookDto } from "./schema";
import type { Verdict } from "./verdict";

/** Where a clause went, by our playbook: to what we ask, to what is good enough, or away from either. */
type PlaybookMove = "towards" | "toFallback" | "away";
type Sure = Exclude<Verdict, "needsReview">;
export type PlaybookBalance = {
  bookName: string;
  moves: { topic: string; title: string; number: string; before: Sure; now: Sure; move: PlaybookMove }[];
  totals: Record<PlaybookMove, number>;
  /** Topics of which one verdict isn't certain: nothing is said of them. */
  uncertain: number;
};

/** The first text that was exchanged and the current one, and the clauses that moved between them. */
export type Negotiated = {
  columns: readonly { versionId: string }[];
  rows: readonly { number: string; now: string | null; ours: string | null; theirs: string | null }[];
};

/**
 * What a negotiation came to by the caller's best playbook for the contract: topic by topic, where the verdicts on the
 * first text and on the current one are both certain and differ. Null without a playbook, or with one text only.
 * @throws AppError `contractNotFound`. Source: B-26.20.
 */
export async function playbookBalance(
  actor: Actor,
  contractId: string,
  { columns, rows }: Negotiated,
): Promise<PlaybookBalance | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [first, last] = [columns[0]?.versionId, columns.at(-1)?.versionId];
  if (rows.length === 0 || first === undefined || last === undefined || first === last) return null;
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  const { contractType } = contract;
  const { facts } = await reviewVersion(grant, last);
  const best = bestBook(await listBooks(actor), contractType, null, languageOf(facts));
  if (!best || !isFor(best, contractType)) return null;
  const book = await getBook(actor, best.id);
  const itemsIn = async (versionId: string) =>
    judged({ ...(await reviewVersion(grant, versionId)), contractType }, book.positions, book);
  const [before, now] = [await itemsIn(first), await itemsIn(last)];
  return toBalance({ before, now, rows }, book, copyFor(actor.language).positions.topics);
}

type Compared = { before: readonly ReviewItemDto[]; now: readonly ReviewItemDto[]; rows: Negotiated["rows"] };

/** The same of two reviews. Pure. */
export function toBalance(
  { before, now, rows }: Compared,
  { name }: Pick<BookDto, "name">,
  names: Readonly<Record<string, string>>,
): PlaybookBalance {
  const earlier = new Map(before.map((item) => [item.topic, item]));
  const balance: PlaybookBalance = {
    bookName: name,
    moves: [],
    totals: { towards: 0, toFallback: 0, away: 0 },
    uncertain: 0,
  };
  for (const item of now) {
    const [was, is] = [sureVerdict(earlier.get(item.topic)), sureVerdict(item)];
    if (was === null || is === null) {
      balance.uncertain += 1;
      continue;
    }
    const move = moveBetween(was, is);
    if (move === null) continue;
    balance.totals[move] += 1;
    const { topic } = item;
    const number = numberOf([item, earlier.get(topic)], rows);
    balance.moves.push({ topic, title: topicName(topic, names), number, before: was, now: is, move });
  }
  return balance;
}

function sureVerdict(item: ReviewItemDto | undefined): Sure | null {
  const { verdict, isSure } = item ?? {};
  return isSure && verdict !== undefined && verdict !== "needsReview" ? verdict : null;
}

const RANK: Readonly<Record<Sure, number>> = { matches: 2, acceptable: 1, deviates: 0, missing: 0 };

/** Null where it is as far from our ask as before. */
function moveBetween(before: Sure, now: Sure): PlaybookMove | null {
  const step = RANK[now] - RANK[before];
  if (step === 0) return null;
  if (step < 0) return "away";
  return now === "matches" ? "towards" : "toFallback";
}

/** Enough of a clause to know it again. UTF-16 units. */
const TELLING_CHARS = 40;

/** The number of the clause that moved; '' where the ledger has none of these words. */
function numberOf(items: readonly (ReviewItemDto | undefined)[], rows: Negotiated["rows"]): string {
  const beginnings = items.flatMap((item) => (item?.present ? item.passages.slice(0, 1) : []));
  for (const { content } of beginnings) {
    const words = bare(content).slice(0, TELLING_CHARS);
    const row = rows.find(({ now, ours, theirs }) =>
      [now, ours, theirs].some((one) => one && bare(one).includes(words)),
    );
    if (row && words !== "") return row.number;
  }
  return "";
}

/** Without its number and its white space. */
const bare = (words: string) => words.replace(/^[\d.()\s]+/u, "").replace(/\s+/gu, " ");
