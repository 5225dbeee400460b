import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { readDay, writeDay } from "@/lib/days";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { findDeadline, lockDeadline, updateDeadline, type DeadlineFields, type DeadlineRow } from "./deadline-store";
import { isUnanswered } from "./kinds";
import { nextOccurrence } from "./recurrence";
import type { ChangeDeadline } from "./schema";

/**
 * Marks a date as done in the transaction of what was done about it; one that comes again moves to its next day. Does
 * nothing where it is done, dismissed or gone by now. Source: B-27.8, B-47.10.
 */
export async function closeDeadline(
  grant: EditGrant,
  actor: Actor,
  deadlineId: string,
  tx: DatabaseClient,
): Promise<void> {
  const row = (await lockDeadline(grant, deadlineId, tx)) ? await findDeadline(grant, deadlineId, tx) : null;
  if (!row || row.state === "done" || row.state === "dismissed") return;
  const at = clock.now();
  const change = toAnswerFields({ state: "done" }, row, { actor, at });
  await updateDeadline(grant, { id: deadlineId, at, change }, tx);
  const detail = { deadlineId, kind: row.kind, date: change.date ?? row.date };
  await recordInTransaction(actor, { chain: grant.contractId, action: "deadline.done", detail }, tx);
}

export function toAnswerFields(
  { state, date }: ChangeDeadline,
  row: DeadlineRow,
  { actor, at }: { actor: Actor; at: Date },
): Partial<DeadlineFields> {
  const by = { answeredByName: actor.name, answeredAt: at };
  if (state === undefined) return date === undefined ? {} : by;
  const next = state === "done" && row.repeat !== "" ? findNextDay(row) : null;
  if (next !== null) return { ...by, state: "confirmed", date: next, snoozedUntil: null, isTextChanged: false };
  return { ...by, state, ...(isUnanswered(state) ? {} : { isTextChanged: false }) };
}

function findNextDay(row: DeadlineRow): string | null {
  const [start, after] = [readDay(row.repeatFrom), readDay(row.date)];
  const next = start && after && nextOccurrence(row.repeat, start, after);
  return next && writeDay(next);
}
