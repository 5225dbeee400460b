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
import type { Position } from "./position";
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
  rows: readonly {
    number: string;
    now: string | null;
    ours: string | null;
    theirs: string | null;
    standing?: string;
  }[];
};

/** A ledger's rows with where each stands, and how many stand so. */
type Standing<Row, Counts> = { columns: Negotiated["columns"]; rows: readonly Row[]; counts: Counts };

/**
 * A ledger with its balance by the caller's best playbook. Where their words hold and are better for us by it, such as
 * interest owed to us that went up, they gave and not we.
 * @throws AppError `contractNotFound`. Source: B-26.19, B-26.20.
 */
export async function ledgerByPlaybook<
  Row extends Negotiated["rows"][number] & { standing: string },
  Counts extends { theyGave: number; weGave: number },
  Ledger extends Standing<Row, Counts>,
>(actor: Actor, contractId: string, ledger: Ledger & Standing<Row, Counts>) {
  const judgedBy = await reviewsOf(actor, contractId, ledger);
  if (!judgedBy) return { ...ledger, balance: null };
  const { book, before, now } = judgedBy;
  const balance = toBalance({ before, now, rows: ledger.rows }, book, copyFor(actor.language).positions.topics);
  const rows = ledger.rows.map((row) =>
    row.standing === "weGave" && isBetterForUs(row, now, book.positions)
      ? { ...row, standing: "theyGave" as const }
      : row,
  );
  const turned = rows.filter(({ standing }, at) => standing !== ledger.rows[at]?.standing).length;
  const { theyGave, weGave } = ledger.counts;
  return {
    ...ledger,
    rows,
    counts: { ...ledger.counts, theyGave: theyGave + turned, weGave: weGave - turned },
    balance,
  };
}

/** Both texts, judged: topic by topic. Null without a playbook, or with one text only. */
async function reviewsOf(actor: Actor, contractId: string, { columns, rows }: Negotiated) {
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
  return { book, before: await itemsIn(first), now: await itemsIn(last) };
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
    const about = [item, earlier.get(item.topic)];
    if (move === null || isOpen(about, rows)) continue;
    balance.totals[move] += 1;
    const { topic } = item;
    const number = rowOf(about, rows)?.number ?? "";
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

type Row = Negotiated["rows"][number];
type Figured = Pick<Position, "topic" | "wanted">;

/** Whether the one figure that they changed moved to the side of our ask, which the clause surely meets. */
export function isBetterForUs(row: Row, now: readonly ReviewItemDto[], positions: readonly Figured[]): boolean {
  const [ours, theirs] = [figuresIn(row.ours), figuresIn(row.now)];
  const changed = ours.flatMap((figure, at) => (figure === theirs[at] ? [] : [[figure, theirs[at] ?? 0] as const]));
  const [only, ...others] = changed;
  if (ours.length !== theirs.length || !only || others.length > 0) return false;
  const met = now.filter((item) => sureVerdict(item) === "matches" && isIn(row, item));
  const bounds = met.flatMap(({ topic }) => {
    const limits = positions.find((one) => one.topic === topic)?.wanted.limits ?? [];
    return limits.filter(({ is }) => is === "atLeast" || is === "atMost");
  });
  const isUp = only[1] > only[0];
  return bounds.length > 0 && bounds.every(({ is }) => (is === "atLeast") === isUp);
}

const figuresIn = (words: string | null) =>
  (words?.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((figure) => Number(figure.replace(",", ".")));

/** Enough of a clause to know it again. UTF-16 units. */
const TELLING_CHARS = 40;

/** The clause that moved, if the ledger has one of these words. */
function rowOf(items: readonly (ReviewItemDto | undefined)[], rows: Negotiated["rows"]): Row | null {
  for (const item of items) {
    const row = item && rows.find((one) => isIn(one, item));
    if (row) return row;
  }
  return null;
}

/** Whether nothing is agreed yet on the clause: what our latest text says is won by nobody. */
const isOpen = (items: readonly (ReviewItemDto | undefined)[], rows: Negotiated["rows"]) =>
  rows.some((row) => row.standing === "open" && items.some((item) => item !== undefined && isIn(row, item)));

const isIn = (row: Row, { present, passages: [first] }: ReviewItemDto) =>
  present && first !== undefined && hasWordsOf(row, first);

function hasWordsOf({ now, ours, theirs }: Row, { content }: { content: string }): boolean {
  const words = bare(content).slice(0, TELLING_CHARS);
  return words !== "" && [now, ours, theirs].some((one) => one !== null && bare(one).includes(words));
}

/** Without its number and its white space. */
const bare = (words: string) => words.replace(/^[\d.()\s]+/u, "").replace(/\s+/gu, " ");
