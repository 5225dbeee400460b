import "server-only";
import type { Actor } from "@/lib/access/actor";
import { named, type DateInForce } from "@/lib/assistant/in-force/kept";
import { findKeptInForce, type KeptInForce } from "@/lib/assistant/in-force/kept-store";
import { findSignedDocuments } from "@/lib/assistant/in-force/signed-store";
import { groupedBy } from "@/lib/grouped-by";
import type { DatabaseClient } from "@/lib/platform/db";
import { parseFound, parseKind, toKept, workingWords } from "./answer";
import type { DeadlineRow } from "./deadline-store";
import { working as workingSchema, type Found, type FoundDeadline } from "./found";
import { isFolded, type FoundKind, type NextStep } from "./kinds";
import { deadlinesOfContracts } from "./next-step-store";
import { inTerm, personsEnd, termIn, type Terms } from "./renewing";
import type { DeadlineDto } from "./schema";

/** What the text in force says of a date that was found in the contract's own text. */
export type DayInForce = NonNullable<DeadlineDto["inForce"]>;
type Readings = ReadonlyMap<string, KeptInForce>;

/**
 * Of some dates of contracts that signed documents amend, the days that the text in force gives, by deadline id; none
 * where the actor can't open all that was read. At most two queries. Source: B-31.16.
 */
export async function daysInForce(
  actor: Actor,
  rows: readonly DeadlineRow[],
  today: string,
  client?: DatabaseClient,
): Promise<ReadonlyMap<string, DayInForce>> {
  const amended = rows.filter((row) => parseFound(row)?.isAmended === true);
  if (amended.length === 0) return new Map();
  const ids = new Set(amended.map(({ contractId }) => contractId));
  const documents = await findSignedDocuments(actor, [...ids], client);
  const readings = await findKeptInForce(actor, documents, { today, withQuotes: false }, client);
  return daysIn(readings, rows, actor);
}

function daysIn(readings: Readings, rows: readonly DeadlineRow[], { language }: Pick<Actor, "language">) {
  const days = new Map<string, DayInForce>();
  for (const [contractId, own] of groupedBy(rows, (row) => row.contractId)) {
    const reading = readings.get(contractId);
    if (!reading) continue;
    const terms = { first: reading.dates.map(toFound), persons: personsEnd(own.map(toKept)) };
    for (const row of own) {
      const day = dayOf(row, reading, terms);
      if (!day) continue;
      const { found, quotes } = day;
      const passages = named(quotes, reading.documents).map(({ content, page, start, end, document }) => ({
        ...{ content, page, start, end, ...(document ? { document } : {}) },
      }));
      const { date, basis } = found;
      days.set(row.id, { date, basis, working: workingWords(found, language), versionId: reading.versionId, passages });
    }
  }
  return days;
}

type Day = { found: FoundDeadline; quotes: DateInForce["quotes"] };

/** Null where the text in force has no such date, or it isn't sure which: then the date may have been replaced. */
function dayOf(row: DeadlineRow, { dates, versionId }: KeptInForce, terms: Terms): Day | null {
  const found = parseFound(row);
  if (row.foundAs === null || found === null || found.isGone || row.repeat !== "") return null;
  const as = termIn(row.foundAs);
  if (as) {
    const now = inTerm(terms, as);
    const of = dates.filter(({ kind }) => kind === as.kind || kind === "expiration" || kind === "renewal");
    const own = of.filter(({ kind }) => kind === as.kind);
    return now && { found: now, quotes: (own.length > 0 ? own : of).flatMap(({ quotes }) => [...quotes]) };
  }
  const kind = parseKind(row);
  const same = dates.filter((one) => one.kind === kind && found.versionId === versionId && isOf(one, found));
  const [only] = same;
  return only && same.length === 1 ? { found: toFound(only), quotes: only.quotes } : null;
}

/** Whether it rests on the words that the date was found in. */
const isOf = ({ quotes }: DateInForce, { passage }: Found) =>
  quotes.some(({ document, start, end }) => !document && start < passage.end && passage.start < end);

/** As `deadlinesIn` made it. */
function toFound({ kind, date, basis, working, quotes: [first, ...also] }: DateInForce): FoundDeadline {
  const parsed = working === null ? null : workingSchema.parse(working);
  const passage = first ?? { content: "", page: 1, start: 0, end: 0 };
  return { kind: kind as FoundKind, date, basis, working: parsed, passage, also };
}

/**
 * What is next to check in contracts that signed documents amend, by the text in force: null where nothing is ahead.
 * Contracts are left out of which the reader sees their own text. One query.
 */
export async function stepsInForce(
  actor: Actor,
  readings: Readings,
  today: string,
): Promise<ReadonlyMap<string, NextStep | null>> {
  if (readings.size === 0) return new Map();
  const rows = await deadlinesOfContracts(actor, [...readings.keys()]);
  const days = daysIn(readings, rows, actor);
  const steps = rows.flatMap((row) => {
    const date = days.get(row.id)?.date ?? row.date;
    const isLessCertain = parseFound(row)?.isLessCertain === true;
    const isAhead = row.state === "toCheck" && date >= today;
    return isAhead && !isFolded({ kind: parseKind(row), ...(isLessCertain ? { isLessCertain } : {}) })
      ? [{ contractId: row.contractId, date, kind: parseKind(row), title: row.title, isToCheck: true as const }]
      : [];
  });
  const first = groupedBy(
    steps.sort((one, other) => one.date.localeCompare(other.date)),
    ({ contractId }) => contractId,
  );
  return new Map(
    [...readings.keys()].map((id) => {
      const [next] = first.get(id) ?? [];
      return [id, next ? { date: next.date, kind: next.kind, title: next.title, isToCheck: true as const } : null];
    }),
  );
}
