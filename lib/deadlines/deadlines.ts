import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { findKeptInForce, type KeptInForce } from "@/lib/assistant/in-force/kept-store";
import { findSignedDocuments } from "@/lib/assistant/in-force/signed-store";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { parseKind, toDeadlineDto } from "./answer";
import { findContractEnds } from "./contract-end-store";
import {
  deadlinesByDate,
  firstDates,
  type DeadlineRow,
  type DeadlineCursor,
  type DeadlineFilter,
  findDeadlines,
} from "./deadline-store";
import { DEADLINE_STATES, isFolded, isOpen, TO_DO, type DeadlineState, type NextStep } from "./kinds";
import { daysInForce, stepsInForce } from "./in-force";
import { firstSteps, firstStepsToCheck } from "./next-step-store";
import { localTime } from "@/lib/time-zone";
import { findTimeZone } from "./reminder-store";
import { DEADLINES_PER_PAGE, STATE_FILTERS, type DeadlineDto, type DeadlinesQuery } from "./schema";
import { daysLater, readDay, writeDay } from "@/lib/days";

/**
 * Deadlines of all contracts the caller has a role on, by date, paged. @throws AppError `invalidInput` for an invalid
 * cursor. Source: B-27.7.
 */
export async function listDeadlines(
  actor: Actor,
  query: DeadlinesQuery,
): Promise<{ items: DeadlineDto[]; nextCursor: string | null }> {
  const limit = query.limit ?? DEADLINES_PER_PAGE;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const [rows, today] = await Promise.all([
    deadlinesByDate(actor, toFilter(query), { limit: limit + 1, after }),
    findToday(actor),
  ]);
  const last = rows[limit - 1];
  const shown = rows.slice(0, limit);
  return {
    items: await toDeadlineDtos(shown, actor, today),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  };
}

/** All deadlines of one contract, by date. @throws AppError `contractNotFound`. Source: B-27.7. */
export async function deadlinesOfContract(actor: Actor, contractId: string): Promise<DeadlineDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [rows, today] = await Promise.all([findDeadlines(grant), findToday(actor)]);
  return toDeadlineDtos(rows, actor, today);
}

async function toDeadlineDtos(rows: readonly DeadlineRow[], actor: Actor, today: string): Promise<DeadlineDto[]> {
  const ends = await findContractEnds(
    actor,
    rows.map(({ contractId }) => contractId),
  );
  const days = await daysInForce(actor, rows, today);
  return rows.map((row) =>
    toDeadlineDto(row, actor, { today, end: ends.get(row.contractId) ?? null, inForce: days.get(row.id) }),
  );
}

/**
 * What is next in each of some contracts, by contract id: an overdue thing to do that a person confirmed, else the next
 * open deadline, else the next one to check (B-27.18). Contracts without one, and those the caller has no part in, are
 * left out. Source: B-7.18.
 */
export async function findNextSteps(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, NextStep>> {
  if (contractIds.length === 0) return new Map();
  const today = await findToday(actor);
  const [steps, toCheck] = await Promise.all([
    firstSteps(actor, contractIds, { today, open: DEADLINE_STATES.filter(isOpen), toDo: TO_DO }),
    firstStepsToCheck(actor, contractIds, today),
  ]);
  const amended = await stepsInForce(actor, await readingsFor(actor, contractIds, today), today);
  return new Map([
    ...[...toCheck]
      .filter(([id]) => !amended.has(id))
      .map(([id, step]) => [id, { ...step, kind: parseKind(step), isToCheck: true as const }] as const),
    ...[...amended].flatMap(([id, step]) => (step ? [[id, step] as const] : [])),
    ...[...steps].map(([id, step]) => [id, { ...step, kind: parseKind(step) }] as const),
  ]);
}

async function readingsFor(actor: Actor, contractIds: readonly string[], today: string) {
  const documents = await findSignedDocuments(actor, contractIds);
  return findKeptInForce(actor, documents, { today, withQuotes: false });
}

/** The next open deadline's day by contract id, for those of some contracts that have one; `today` is the caller's. */
export function firstOpenDates(
  actor: Actor,
  contractIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, string>> {
  return firstDates(actor, contractIds, { from: today, states: DEADLINE_STATES.filter(isOpen) });
}

/**
 * The next day to check by contract id, of contracts that `firstOpenDates` leaves out: it may be none, and those that
 * are folded (B-27.19) aren't among them. By the text in force of those that the reader may read it of.
 */
export async function firstDatesToCheck(
  actor: Actor,
  contractIds: readonly string[],
  { today, inForce }: { today: string; inForce: ReadonlyMap<string, KeptInForce> },
): Promise<ReadonlyMap<string, string>> {
  const own = await firstDates(actor, contractIds, { from: today, states: ["toCheck"], isNamed: true });
  const amended = await stepsInForce(actor, inForce, today);
  return new Map([
    ...[...own].filter(([id]) => !amended.has(id)),
    ...[...amended].flatMap(([id, step]) => (step ? [[id, step.date] as const] : [])),
  ]);
}

/** The caller's own day, ISO, and how many minutes their clock is ahead of UTC now. */
export async function findLocalClock(actor: Actor): Promise<{ today: string; minutes: number }> {
  const now = clock.now();
  const [local, utc] = [localTime(now, await findTimeZone(actor)), localTime(now, "UTC")];
  const days = local.day === utc.day ? 0 : local.day > utc.day ? 1 : -1;
  return { today: local.day, minutes: days * 1_440 + local.minutes - utc.minutes };
}

/** The caller's own day, ISO. */
export async function findToday(actor: Actor): Promise<string> {
  return localTime(clock.now(), await findTimeZone(actor)).day;
}

function toFilter(query: DeadlinesQuery): DeadlineFilter {
  return {
    from: query.from ?? null,
    to: query.to ?? null,
    states: toStates(query.state),
    kind: query.kind || null,
    contractId: query.contractId || null,
    isMine: query.mine === "true",
  };
}

function toStates(wish: DeadlinesQuery["state"]): readonly DeadlineState[] {
  const filter = STATE_FILTERS.find((one) => one === wish);
  if (filter === undefined) return DEADLINE_STATES;
  return filter === "open" ? DEADLINE_STATES.filter(isOpen) : [filter];
}

function writeCursor({ date, id }: DeadlineCursor): string {
  return Buffer.from(`${date}|${id}`).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write */
function readCursor(text: string): DeadlineCursor {
  const [, date, id] = /^(\d{4}-\d{2}-\d{2})\|(.+)$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (date === undefined || id === undefined)
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { date, id };
}

type Needs = { count: number; first: DeadlineDto[] };
/** `proposed` counts dates to confirm in the next two months, and those the text now says differently. */
export type WeekNeeds = Record<"late" | "due" | "proposed", Needs>;

/** Lines shown per kind. */
const LINES = 2;
/** A week from today, so that on Sunday Monday's dates already show. */
const DUE_DAYS = 7;
const PROPOSED_DAYS = 60;
/** How many days ahead are to check, and the first of them. */
export type DaysToCheck = { count: number; first: string };

/**
 * What needs the caller this week, without snoozed deadlines. `toCheck` are the days ahead of theirs that the text
 * doesn't say for certain, without those that are folded (B-27.19): apart, and in no other count (B-27.18).
 * Source: B-27.11.
 */
export async function needsThisWeek(
  actor: Actor,
): Promise<{ needs: WeekNeeds; toCheck: DaysToCheck | null; today: string }> {
  const today = await findToday(actor);
  const day = readDay(today) ?? { year: 1970, month: 1, day: 1 }; // we wrote it
  const last = writeDay(daysLater(day, DUE_DAYS));
  const to = writeDay(daysLater(day, PROPOSED_DAYS));
  const [{ items }, uncertain] = await Promise.all([
    listDeadlines(actor, { state: "open", mine: "true", to }),
    listDeadlines(actor, { state: "toCheck", mine: "true", from: today }),
  ]);
  const mine = items.filter(({ snoozedUntil }) => snoozedUntil === null || snoozedUntil <= today);
  const isDue = ({ date, state }: DeadlineDto) => date >= today && date <= last && state === "confirmed";
  const isProposed = ({ date, state, isLate, isTextChanged }: DeadlineDto) =>
    state === "proposed" && !isLate && (date >= today || isTextChanged);
  const needs = {
    late: toNeeds(mine.filter(({ isLate }) => isLate)),
    due: toNeeds(mine.filter(isDue)),
    proposed: toNeeds(mine.filter(isProposed)),
  };
  const ahead = uncertain.items.filter((one) => !isFolded(one) && !isEndThatRenews(one, uncertain.items));
  const [first] = ahead;
  return { needs, toCheck: first ? { count: ahead.length, first: first.date } : null, today };
}

/** The lists show an end and a renewal on one day as one date (B-27.10). */
const isEndThatRenews = (end: DeadlineDto, all: readonly DeadlineDto[]) =>
  end.kind === "expiration" &&
  all.some(({ kind, contractId, date }) => kind === "renewal" && contractId === end.contractId && date === end.date);

function toNeeds(deadlines: readonly DeadlineDto[]): Needs {
  return { count: deadlines.length, first: deadlines.slice(0, LINES) };
}
