/** The clause that gives the writer the right to a letter, and when it ends the contract. Pure. Source: B-47.14. */
import { later, readDay, writeDay, daysLater } from "@/lib/days";
import { businessDaysLater } from "@/lib/deadlines/business-days";
import type { Clause } from "@/lib/engine/notices/notice-terms";
import { toFact, type FactsAsked } from "./facts";
import type { Receipt } from "./posting";
import type { NoticeReading } from "./reading";
import type { NoticeDraftDto, NoticeFactDto } from "./schema";

type ReadEnding = NoticeReading["terms"]["endings"][number];
/** `ending`: how long after the notice the contract ends by that clause, where it says so. */
type Chosen = { clause: Clause | null; ending: ReadEnding | null };
const NONE: Chosen = { clause: null, ending: null };

/**
 * The clause that gives the right; without one a person may go on, and is named for it. Where a clause gives it to one
 * side, none stands there before it is known which side writes.
 */
export function rightFact(
  asked: FactsAsked,
  sender: string | null,
): { fact: NoticeFactDto; ending: ReadEnding | null } {
  const { read, chosen, gaps } = asked;
  const { nearest } = read.terms;
  const found = isAwaitingSender(asked, sender) ? NONE : clauseFor(asked, sender);
  if (!found.clause || chosen.right === "responsible") {
    const near = nearest.right && sender !== null ? (read.quoted(nearest.right).quotes[0] ?? null) : null;
    const isTaken = chosen.right === "responsible";
    return { ending: null, fact: toFact("right", gaps, { nearest: near, basis: isTaken ? "person" : "missing" }) };
  }
  const { clause, ending } = found;
  const { quotes, isSure } = read.quoted(clause);
  const basis = chosen.right === "confirmed" ? "person" : isSure && isKnown(asked, clause) ? "stated" : "likely";
  const value = clause.number ?? clause.passage.content.slice(0, 80);
  return { ending: isSure ? ending : null, fact: toFact("right", gaps, { value, basis, quotes }) };
}

/** Whether the contract's facts state that clause, which may be that of a date and no surer for the other one. */
function isKnown({ kind, read }: FactsAsked, { passage }: Clause): boolean {
  const by = kind === "termination" ? "termination_for_convenience" : kind === "nonRenewal" ? "renewal_notice" : null;
  const known = by === null ? undefined : read.facts.get(by);
  if (known?.basis !== "stated") return false;
  return known.passage.start <= passage.start && passage.start < Math.max(known.passage.end, known.passage.start + 1);
}

function isAwaitingSender({ kind, read }: FactsAsked, sender: string | null): boolean {
  if (kind !== "termination" || sender !== null) return false;
  const { endings, rightHolder } = read.terms;
  return rightHolder !== null || endings.some(({ party }) => party !== null);
}

function clauseFor({ kind, read }: FactsAsked, sender: string | null): Chosen {
  const { right, rightHolder, endings } = read.terms;
  if (kind !== "termination") return { clause: right, ending: null };
  const writer = read.parties.findIndex(({ name }) => name === sender);
  const own = endings.filter(({ party }) => party === null || (party === writer && writer >= 0));
  const isOthers = rightHolder !== null && rightHolder !== writer;
  const known = isOthers ? null : right;
  if (known && read.isRightOfDate) return { clause: known, ending: own.find((one) => isWithin(one, known)) ?? null };
  return bestOf(own) ?? { clause: known, ending: null };
}

function isWithin({ passage }: Clause, known: Clause): boolean {
  return known.passage.start <= passage.start && passage.start < known.passage.end;
}

/** The writer's own before what each side has, a clear one before others; of two different lengths neither counts. */
function bestOf(own: readonly ReadEnding[]): Chosen | null {
  const named = own.filter(({ party }) => party !== null);
  const ranked = named.length > 0 ? named : own;
  const clear = ranked.filter(({ length }) => length !== null);
  const [first = ranked[0]] = clear;
  if (!first) return null;
  const lengths = new Set(clear.map(({ length }) => `${length?.months ?? 0} ${length?.days ?? 0}`));
  return { clause: first, ending: lengths.size === 1 ? first : null };
}

type End = { right: NoticeFactDto; ending: ReadEnding | null; receipt: Receipt | null; today: string };

/** The day on which the notice ends the contract, to check: counted from its receipt where that is known. */
export function endFact(
  { kind, read, chosen, gaps }: FactsAsked,
  { right, ending, receipt, today }: End,
): { fact: NoticeFactDto; ending: NoticeDraftDto["ending"] } {
  const length = kind === "termination" && right.value !== null ? (ending?.length ?? null) : null;
  const from = length && ending ? countedFrom(today, receipt, ending.isFromReceipt) : null;
  const start = readDay(from ?? "");
  const value = length && start ? writeDay(later(start, length)) : null;
  if (!length || from === null || value === null || isOverBefore(value, read, today))
    return { ending: null, fact: toFact("endsOn", gaps, { isNeeded: false }, chosen.endsOn) };
  return {
    ending: { from, isReceived: receipt !== null, ...length },
    fact: toFact("endsOn", gaps, { value, basis: "likely", quotes: right.quotes }, chosen.endsOn),
  };
}

/** Whether the contract's own end comes first, so that the notice no longer ends it. */
function isOverBefore(day: string, { facts }: NoticeReading, today: string): boolean {
  const end = facts.get("expiration_date")?.iso;
  return end !== undefined && end >= today && end < day;
}

function countedFrom(today: string, receipt: Receipt | null, isFromReceipt: boolean): string | null {
  const day = readDay(today);
  if (!day) return null;
  if (!receipt) return isFromReceipt ? null : today;
  if (receipt.how === "sameDay") return today;
  const isBusiness = receipt.how === "transit" || receipt.isBusiness;
  return writeDay(isBusiness ? businessDaysLater(day, receipt.days).day : daysLater(day, receipt.days));
}
