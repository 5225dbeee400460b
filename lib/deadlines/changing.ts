import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { recordInTransaction } from "@/lib/audit/audit";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { lockContract } from "@/lib/contracts/contract-store";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { toPassage } from "@/lib/engine/text/spans";
import { AppError } from "@/lib/errors";
import { notify } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { findContractEnds } from "./contract-end-store";
import { parseFound, toDeadlineDto, toKept } from "./answer";
import { findToday } from "./deadlines";
import { daysInForce } from "./in-force";
import {
  countDeadlines,
  findDeadline,
  findDeadlines,
  deleteDeadlines,
  insertDeadline,
  lockDeadline,
  findCollaboratorId,
  updateDeadline,
  type DeadlineFields,
  type DeadlineRow,
} from "./deadline-store";
import { toAnswerFields } from "./closing";
import { anchorIn, dayNamedIn } from "./named-day";
import { isUnanswered } from "./kinds";
import { followingEnd } from "./renewing";
import type { ChangeDeadline, DeadlineDto, NewDeadline } from "./schema";
import type { Found } from "./found";

const UNANSWERED = { answeredByName: "", answeredAt: null };
/** Besides those found in the text; far more than people enter for one contract. */
const MOST_DEADLINES = 500;

/**
 * Adds a user's own date or duty, or one from a passage; it needs no confirmation unless they ask for it.
 * @throws AppError `contractNotFound`, `collaboratorNotFound` for an assignee without a role, `invalidInput` for a
 *   source that is not the version's text, `versionNotFound`, `deadlinesFull`. Source: B-27.8.
 */
export async function addDeadline(
  actor: Actor,
  contractId: string,
  input: NewDeadline,
  commit: Commit = inTransaction,
): Promise<DeadlineDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  const today = await findToday(actor);
  const found = await quoted(grant, input, today);
  const at = clock.now();
  const { kind, title, note } = input;
  const date = input.date ?? found?.date ?? weekAfter(today);
  const id = newId();
  return commit(async (tx) => {
    const row = {
      ...{ id, kind, title, date, note, foundAs: null, foundOn: today, isDatePersons: true, isTextChanged: false },
      ...repeating(input.repeat, date),
      state: input.state,
      found: found && JSON.stringify(found),
      assigneeId: await findPartId(grant, input.assigneeId, tx),
      snoozedUntil: null,
      remindDays: input.remindDays && JSON.stringify(input.remindDays),
      ...{ createdByName: actor.name, createdAt: at },
      ...(input.state === "proposed" ? UNANSWERED : { answeredByName: actor.name, answeredAt: at }),
    };
    await insertDeadline(grant, row, tx);
    if ((await countDeadlines(grant, tx)) > MOST_DEADLINES) throw new AppError("deadlinesFull");
    await tellAssigned(grant, { deadlineId: id, assigneeId: input.assigneeId }, tx);
    return record(grant, actor, { id, today, action: "deadline.added" }, tx);
  });
}

/**
 * Confirms, changes, assigns, snoozes, completes or dismisses. Completing a recurring one moves it to its next date.
 * @throws AppError `contractNotFound`, `deadlineNotFound`, `collaboratorNotFound`. Source: B-27.8.
 */
export async function changeDeadline(
  actor: Actor,
  { contractId, deadlineId }: { contractId: string; deadlineId: string },
  change: ChangeDeadline,
): Promise<DeadlineDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  const today = await findToday(actor);
  return inTransaction(async (tx) => {
    // before any of its dates, in the same order as a reading
    if (change.date !== undefined) await lockContract(grant, tx);
    const row = (await lockDeadline(grant, deadlineId, tx)) ? await findDeadline(grant, deadlineId, tx) : null;
    if (!row) throw new AppError("deadlineNotFound");
    const at = clock.now();
    const written = {
      ...toFields(change),
      ...toDateFields(change, row),
      ...toAnswerFields(change, row, { actor, at }),
    };
    const part = change.assigneeId === undefined ? {} : { assigneeId: await findPartId(grant, change.assigneeId, tx) };
    await updateDeadline(grant, { id: deadlineId, at, change: { ...written, ...part } }, tx);
    if (change.date !== undefined && row.foundAs !== null) await followEnd(grant, actor, at, tx);
    const { assigneeId = null } = change;
    if (assigneeId !== row.assignee?.userId) await tellAssigned(grant, { deadlineId, assigneeId }, tx);
    return record(grant, actor, { id: deadlineId, today, action: toAction(change, row) }, tx);
  });
}

/**
 * Deletes a user's own deadline. One found in the text is dismissed instead, so that it isn't found again.
 * @throws AppError `contractNotFound`, `deadlineNotFound`. Source: B-27.8.
 */
export async function removeDeadline(
  actor: Actor,
  { contractId, deadlineId }: { contractId: string; deadlineId: string },
): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const row = await findDeadline(grant, deadlineId);
  if (!row) throw new AppError("deadlineNotFound");
  if (row.foundAs !== null) {
    await changeDeadline(actor, { contractId, deadlineId }, { state: "dismissed" });
    return;
  }
  await inTransaction(async (tx) => {
    if (!(await lockDeadline(grant, deadlineId, tx))) throw new AppError("deadlineNotFound");
    await deleteDeadlines(grant, [deadlineId], tx);
    const detail = { deadlineId, kind: row.kind, date: row.date };
    await recordInTransaction(actor, { chain: contractId, action: "deadline.deleted", detail }, tx);
  });
}

/** Dates worked out from an end follow when a user changes that end. */
async function followEnd(grant: EditGrant, actor: Actor, at: Date, tx: DatabaseClient): Promise<void> {
  const rows = new Map((await findDeadlines(grant, tx)).map((row) => [row.id, row]));
  for (const { id, change } of followingEnd([...rows.values()].map(toKept))) {
    // a snooze was for the old date
    const written = { ...change, snoozedUntil: null, found: JSON.stringify(change.found) };
    await updateDeadline(grant, { id, at, change: written }, tx);
    const detail = { deadlineId: id, kind: rows.get(id)?.kind ?? "", date: change.date };
    await recordInTransaction(actor, { chain: grant.contractId, action: "deadline.changed", detail }, tx);
  }
}

type Outcome = "added" | "confirmed" | "changed" | "done" | "dismissed" | "reopened";

/** The deadline as the transaction leaves it, after recording it in the audit trail. */
async function record(
  grant: EditGrant,
  actor: Actor,
  { id, today, action }: { id: string; today: string; action: `deadline.${Outcome}` },
  tx: DatabaseClient,
): Promise<DeadlineDto> {
  const row = await findDeadline(grant, id, tx);
  if (!row) throw new AppError("deadlineNotFound");
  const detail = { deadlineId: id, kind: row.kind, date: row.date };
  await recordInTransaction(actor, { chain: grant.contractId, action, detail }, tx);
  const ends = await findContractEnds(actor, [grant.contractId], tx);
  const inForce = (await daysInForce(actor, [row], today, tx)).get(id);
  return toDeadlineDto(row, actor, { today, end: ends.get(grant.contractId) ?? null, inForce });
}

function toAction(change: ChangeDeadline, row: DeadlineRow): `deadline.${Outcome}` {
  if (change.state === undefined) return "deadline.changed";
  if (change.state === "done" || change.state === "dismissed") return `deadline.${change.state}`;
  const wasOver = row.state === "done" || row.state === "dismissed";
  return wasOver || isUnanswered(change.state) ? "deadline.reopened" : "deadline.confirmed";
}

function toFields({ title, note, snoozedUntil, remindDays }: ChangeDeadline): Partial<DeadlineFields> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(note === undefined ? {} : { note }),
    ...(snoozedUntil === undefined ? {} : { snoozedUntil }),
    ...(remindDays === undefined ? {} : { remindDays: remindDays && JSON.stringify(remindDays) }),
  };
}

/** A date set by a user is theirs, and thereby confirmed. */
function toDateFields({ date, repeat }: ChangeDeadline, row: DeadlineRow): Partial<DeadlineFields> {
  const from = date ?? row.date;
  const again = repeat !== undefined ? repeating(repeat, from) : date === undefined ? {} : repeating(row.repeat, from);
  if (date === undefined) return again;
  return { ...again, date, isDatePersons: date !== parseFound(row)?.date, isTextChanged: false, state: "confirmed" };
}

function repeating(rule: string | null, from: string): Pick<DeadlineFields, "repeat" | "repeatFrom"> {
  return { repeat: rule ?? "", repeatFrom: rule ? from : "" };
}

async function findPartId(grant: EditGrant, userId: string | null, tx: DatabaseClient): Promise<string | null> {
  if (userId === null) return null;
  const id = await findCollaboratorId(grant, userId, tx);
  if (id === null) throw new AppError("collaboratorNotFound"); // same for strangers and for unknown ids
  return id;
}

async function tellAssigned(
  grant: EditGrant,
  { deadlineId, assigneeId }: { deadlineId: string; assigneeId: string | null },
  tx: DatabaseClient,
): Promise<void> {
  const to = assigneeId === null ? [] : [assigneeId];
  await notify(grant, { kind: "assigned", to, about: { deadlineId } }, tx);
}

/** The passage and, if no date was given, the date it names, unless that is past. */
async function quoted(grant: EditGrant, { source, date }: NewDeadline, today: string): Promise<Found | null> {
  if (source === undefined) return null;
  const text = await textToRead(grant, source.versionId);
  if (!isVerbatim(text, { ...source, page: 1 }))
    throw new AppError("invalidInput", { issues: [{ path: "source", message: "source" }] });
  const passage = toPassage(text, source);
  const { versionId } = text;
  const facts = date === undefined && anchorIn(source.content) ? (await reviewVersion(grant, versionId)).facts : [];
  const named = date === undefined ? dayNamedIn(source.content, facts) : null;
  const isAhead = named !== null && named.date >= today;
  const said = isAhead
    ? { ...named, basis: "likely" as const }
    : { date: null, working: null, basis: "stated" as const };
  return { ...said, passage, also: [], versionId, isGone: false };
}

function weekAfter(today: string): string {
  const day = readDay(today);
  return day ? writeDay(daysLater(day, 7)) : today;
}
