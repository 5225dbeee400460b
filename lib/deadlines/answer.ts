import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { daysLater, readDay, writeDay } from "@/lib/days";
import type { ContractEnd } from "./contract-end-store";
import type { DeadlineRow } from "./deadline-store";
import { DEADLINE_KINDS, DEADLINE_STATES, isLate, type DeadlineKind, type DeadlineState } from "./kinds";
import type { KeptDeadline } from "./keeping";
import type { DeadlineDto } from "./schema";
import { found as foundSchema, type Found } from "./found";

/** A deadline as shown to a reader: `today` is their day, ISO; `end`: the contract's end, if they can open it. */
export function toDeadlineDto(
  row: DeadlineRow,
  { language }: Pick<Actor, "language">,
  { today, end, inForce }: { today: string; end: ContractEnd | null; inForce: DeadlineDto["inForce"] | undefined },
): DeadlineDto {
  const [kind, state, found] = [parseKind(row), parseState(row), parseFound(row)];
  return {
    id: row.id,
    contractId: row.contractId,
    contractName: row.contract.name,
    kind,
    title: titleWords({ title: row.title, kind, words: found?.words }, language),
    date: row.date,
    state,
    basis: row.foundAs === null ? null : (found?.basis ?? null),
    working: found && workingWords(found, language),
    textDate: found?.date ?? null,
    isTextChanged: row.isTextChanged,
    source: found && { ...found.passage, versionId: found.versionId, isGone: found.isGone },
    isAmended: found?.isAmended === true,
    ...(inForce ? { inForce } : {}),
    unsettled: found?.unsettled ?? null,
    ...(isLessCertain({ state, found }) ? { isLessCertain: true } : {}),
    also: found?.also ?? [],
    isLate: isLate({ kind, state, date: row.date, foundOn: row.foundOn }, today),
    afterEnd: end !== null && end.on !== null && row.date > end.on ? { ...end, on: end.on } : null,
    repeat: row.repeat === "" ? null : row.repeat,
    assignee: row.assignee && { id: row.assignee.userId, name: row.assignee.user.name },
    snoozedUntil: row.snoozedUntil,
    note: row.note,
    remindDays: parseRemindDays(row),
    isFound: row.foundAs !== null,
    createdByName: row.createdByName,
    answeredByName: row.answeredByName,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    notice: toNotice(row),
  };
}

/** Whether it is listed below the others to check. Source: B-27.19. */
function isLessCertain({ state, found }: { state: DeadlineState; found: Found | null }): boolean {
  return state === "toCheck" && found?.isLessCertain === true;
}

function toNotice({ notices: [newest] }: DeadlineRow): DeadlineDto["notice"] {
  return newest ? { id: newest.id, isSent: newest.sentAt !== null } : null;
}

export function parseKind(row: { kind: string }): DeadlineKind {
  return DEADLINE_KINDS.find((kind) => kind === row.kind) ?? "other";
}

function parseState(row: { state: string }): DeadlineState {
  return DEADLINE_STATES.find((state) => state === row.state) ?? "proposed";
}

export function parseFound(row: { found: string | null }): Found | null {
  return row.found === null ? null : foundSchema.parse(JSON.parse(row.found)); // we wrote it, by the same schema
}

export function parseRemindDays(row: { remindDays: string | null }): number[] | null {
  return row.remindDays === null ? null : (JSON.parse(row.remindDays) as number[]); // we wrote it
}

/** The part of a deadline that rereading the text, or changing the end, looks at. */
export function toKept(row: DeadlineRow): KeptDeadline {
  const { id, foundAs, date, isDatePersons, isTextChanged } = row;
  const isTouched =
    row.answeredAt !== null ||
    isDatePersons ||
    row.title !== "" ||
    row.note !== "" ||
    row.assigneeId !== null ||
    row.snoozedUntil !== null ||
    row.remindDays !== null;
  return { id, foundAs, date, isDatePersons, isTextChanged, isTouched, state: parseState(row), found: parseFound(row) };
}

// How a deadline is described in the reader's language. Source: B-27.5.

/** Kinds whose name alone says nothing: what is done then is all that counts. */
const SAID_BY_WORDS: readonly DeadlineKind[] = ["option", "delivery", "duty", "other"];

/** The user's own words, otherwise what its clause says is due, otherwise those for its kind. */
export function titleWords(
  { title, kind, words = "" }: { title: string; kind: DeadlineKind; words?: string | undefined },
  language: Language,
): string {
  const name = copyFor(language).deadlines.kinds[kind];
  if (title !== "" || words === "") return title === "" ? name : title;
  return SAID_BY_WORDS.includes(kind) ? words : `${name}: ${words}`;
}

/** How the date was worked out from the text; null if a user set it. */
export function workingWords({ date, working }: Pick<Found, "date" | "working">, language: Language): string | null {
  if (date === null || working === null) return null;
  const { common, deadlines } = copyFor(language);
  const words = deadlines.working;
  const missing = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const day = (text: string) => shortDate(text, missing, { language });
  if (working.how === "named" && working.isDayBefore) return words.dayBefore(day(date), day(nextDay(date)));
  if (working.how === "named") return working.isYearless ? words.yearless(day(date)) : words.named(day(date));
  if (working.how === "again") return words[working.isReckoned ? "againReckoned" : "again"][working.every](day(date));
  const length = words.length(working.months, working.days, working.businessDays);
  const inTerm = working.renewedOn === undefined ? "" : `${words.renewal(day(working.renewedOn))} `;
  if (working.how === "renews") return `${inTerm}${words.renews(length, day(date))}`;
  const reckoned = words[working.how][working.of](day(working.from), length, day(date));
  const isBefore = working.how === "before";
  return [`${isBefore ? inTerm : ""}${reckoned}`, ...(working.isEarlier ? [words.earlier] : [])].join(" ");
}

function nextDay(date: string): string {
  const day = readDay(date);
  return day ? writeDay(daysLater(day, 1)) : date;
}
