import "server-only";
import type { Actor } from "@/lib/access/actor";
import { VERDICT_ORDER } from "@/lib/assistant/answers/sort-key";
import { requireCounterparty } from "@/lib/counterparties/counterparties";
import { monthsLater, readDay, writeDay } from "@/lib/days";
import { findLocalClock } from "@/lib/deadlines/deadlines";
import { findOwners } from "@/lib/portfolio/grid/page-store";
import { namesOfTopics } from "@/lib/portfolio/practice/topic-name";
import { getBook, listBooks } from "@/lib/positions/books";
import { DAY_STEPS, MOST_BOOKS, MOST_JUDGED, MOST_REPORTED, MOST_TOPICS, ROUNDS_TOLD } from "./bounds";
import { negotiatedClauses } from "./negotiated";
import {
  deadlinesKept,
  hasMoreThan,
  roundsUntilSigned,
  signingDays,
  verdictCounts,
  type SigningRow,
  type Wanted,
} from "./report-store";
import type { ReportsDto, ReportsQuery, Verdicts } from "./schema";

const USUAL_MONTHS = 12;
/** Months that a plot has room for, the last ones. */
const MOST_MONTHS = 24;

/**
 * How long signing took, in how many rounds, what was negotiated, what deviates, and which dates were kept: over the
 * contracts that the caller may read, and no others.
 * @throws AppError `counterpartyNotFound`. Source: behaviour §35.
 */
export async function makeReports(actor: Actor, query: ReportsQuery): Promise<ReportsDto> {
  const { today, minutes } = await findLocalClock(actor);
  const wanted = await toWanted(actor, query, today);
  const { from, until } = wanted;
  return {
    ...{ from, until },
    signing: toSigning(await signingDays(actor, wanted), wanted),
    rounds: toRounds(await roundsUntilSigned(actor, wanted)),
    negotiated: await negotiatedClauses(actor, wanted),
    deviations: await deviationsByBook(actor, wanted),
    deadlines: toDeadlines(await deadlinesKept(actor, wanted, { today, minutes }), wanted),
  };
}

/** Whose contracts can be chosen, by name. */
export async function ownersToChoose({ userId }: Actor): Promise<{ id: string; name: string }[]> {
  const owners = await findOwners({ userId, today: "", us: [] });
  return owners.toSorted((one, other) => one.name.localeCompare(other.name));
}

async function toWanted(actor: Actor, query: ReportsQuery, today: string): Promise<Wanted> {
  const until = query.until || today;
  const day = readDay(until);
  const from = query.from || (day ? writeDay(monthsLater(day, -USUAL_MONTHS)) : until);
  const counterpartyId = query.counterpartyId === "" ? "" : (await requireCounterparty(actor, query.counterpartyId)).id;
  return { ...query, from, until, counterpartyId };
}

function toSigning(rows: readonly SigningRow[], { from, until }: Wanted): ReportsDto["signing"] {
  const drafted = rows.filter(({ days }) => days >= 0);
  const daysOf = (some: readonly SigningRow[]) => some.map(({ days: value, count }) => ({ value, count }));
  return {
    contracts: sumOf(drafted),
    signedBefore: sumOf(rows) - sumOf(drafted),
    median: medianOf(daysOf(drafted)),
    steps: DAY_STEPS.map((first, at) => {
      const next = DAY_STEPS[at + 1] ?? null;
      const within = drafted.filter(({ days }) => days >= first && (next === null || days < next));
      return { from: first, until: next === null ? null : next - 1, count: sumOf(within) };
    }),
    months: monthsBetween(from, until, MOST_MONTHS).map((month) => {
      const some = drafted.filter((row) => row.month === month);
      return { month, count: sumOf(some), median: medianOf(daysOf(some)) };
    }),
    isCut: sumOf(rows) >= MOST_REPORTED,
  };
}

function toRounds(rows: Awaited<ReturnType<typeof roundsUntilSigned>>): ReportsDto["rounds"] {
  const exchanged = rows.filter(({ isExchanged }) => isExchanged);
  const counts = exchanged.map(({ replies: value, count }) => ({ value, count }));
  return {
    contracts: sumOf(exchanged),
    notExchanged: sumOf(rows) - sumOf(exchanged),
    median: medianOf(counts),
    steps: Array.from({ length: ROUNDS_TOLD + 1 }, (_, rounds) => {
      const isMore = rounds === ROUNDS_TOLD;
      const some = exchanged.filter(({ replies }) => (isMore ? replies >= rounds : replies === rounds));
      return { rounds, isMore, count: sumOf(some) };
    }),
    isCut: sumOf(rows) >= MOST_REPORTED,
  };
}

function toDeadlines(
  rows: Awaited<ReturnType<typeof deadlinesKept>>,
  { from, until }: Wanted,
): ReportsDto["deadlines"] {
  const total = { met: 0, late: 0, missed: 0 };
  for (const row of rows) for (const kind of ["met", "late", "missed"] as const) total[kind] += row[kind];
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return {
    ...total,
    months: monthsBetween(from, until, MOST_MONTHS).map(
      (month) => byMonth.get(month) ?? { month, met: 0, late: 0, missed: 0 },
    ),
    isCut: total.met + total.late + total.missed >= MOST_REPORTED,
  };
}

async function deviationsByBook(actor: Actor, wanted: Wanted): Promise<ReportsDto["deviations"]> {
  const toName = namesOfTopics(actor);
  const books: ReportsDto["deviations"]["books"] = [];
  for (const { id, name } of (await listBooks(actor)).slice(0, MOST_BOOKS)) {
    const { positions } = await getBook(actor, id);
    const columns = positions.map(({ topic }) => `verdict:${id}:${topic}`);
    const rows = await verdictCounts(actor, wanted, { columns, most: MOST_JUDGED });
    const topics = positions.map(({ topic }) => toVerdicts(rows, { id, topic, name: toName(topic) }));
    const contracts = Math.max(0, ...topics.map(countVerdicts));
    books.push({ bookId: id, name, contracts, topics: topics.toSorted(byDeviations).slice(0, MOST_TOPICS) });
  }
  return { books, isCut: await hasMoreThan(actor, wanted, MOST_JUDGED) };
}

function toVerdicts(
  rows: readonly { column: string; text: string; count: number }[],
  { id, topic, name }: { id: string; topic: string; name: string },
): Verdicts {
  const counts = { deviates: 0, missing: 0, needsReview: 0, acceptable: 0, matches: 0 };
  for (const { column, text, count } of rows) {
    const verdict = VERDICT_ORDER[Number(text)];
    if (column === `verdict:${id}:${topic}` && verdict) counts[verdict] += count;
  }
  return { topic, name, ...counts };
}

const countVerdicts = ({ deviates, missing, needsReview, acceptable, matches }: Verdicts) =>
  deviates + missing + needsReview + acceptable + matches;
const byDeviations = (one: Verdicts, other: Verdicts) =>
  other.deviates - one.deviates || other.missing - one.missing || other.needsReview - one.needsReview;

/** Of two in the middle the lower one, so that it is always a value that there was; null without any. B-35.1. */
function medianOf(counts: readonly { value: number; count: number }[]): number | null {
  const sorted = counts.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed * 2 >= all) return value;
  }
  return null;
}

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Months from one to another, YYYY-MM, both included; the last so many. */
function monthsBetween(from: string, until: string, most: number): string[] {
  const months: string[] = [];
  for (let month = until.slice(0, 7); month >= from.slice(0, 7) && months.length < most; month = before(month))
    months.unshift(month);
  return months;
}

function before(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const [inYear, at] = number === 1 ? [year - 1, 12] : [year, number - 1];
  return `${String(inYear).padStart(4, "0")}-${String(at).padStart(2, "0")}`;
}
