import "server-only";
import type { Actor } from "@/lib/access/actor";
import { dayBefore } from "@/lib/days";
import { sendMorningMail, type Morning } from "@/lib/people/notifications/morning";
import { noteLooked, type MorningPerson } from "@/lib/people/notifications/morning-store";
import { clock } from "@/lib/platform/clock";
import { type DatabaseClient, inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { localTime } from "@/lib/time-zone";
import { parseFound, parseKind, parseRemindDays, titleWords } from "./answer";
import type { DeadlineRow } from "./deadline-store";
import { USUAL_CHECK_UP_DAY, type ChangeReminders, type RemindersDto, USUAL_REMINDERS } from "./schema";
import {
  deadlinesToTell,
  keepBrowserZone,
  keepReminders,
  findReminderSettings,
  findTimeZone,
  type ReminderRow,
  datesThatCame,
  noteDue,
  type DueRow,
} from "./reminder-store";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { localDay } from "@/lib/dates";
import { log } from "@/lib/platform/log";

/** The caller's reminder settings. Source: B-27.12. */
export async function remindersFor(actor: Actor): Promise<RemindersDto> {
  return toDto(actor, await findReminderSettings(actor));
}

async function toDto(actor: Actor, kept: ReminderRow | null): Promise<RemindersDto> {
  const { isOn = true, isCheckUpOn = true, checkUpDay = USUAL_CHECK_UP_DAY } = kept ?? {};
  const timeZone = await findTimeZone(actor);
  return { isOn, timeZone, reachesYou: actor.emailVerified, isCheckUpOn, checkUpDay };
}

/** Changes the caller's reminder settings. Source: B-27.12. */
export async function changeReminders(
  actor: Actor,
  { isOn, timeZone, isCheckUpOn, checkUpDay }: ChangeReminders,
): Promise<RemindersDto> {
  const zone = timeZone === undefined ? {} : { timeZone, isZoneChosen: true };
  const before = await findReminderSettings(actor);
  const kept = await keepReminders(actor, {
    ...(isOn === undefined ? {} : { isOn }),
    ...(isCheckUpOn === undefined ? {} : { isCheckUpOn }),
    ...(checkUpDay === undefined ? {} : { checkUpDay }),
    ...zone,
  });
  const now = await toDto(actor, kept);
  if (before?.isOn === false && kept.isOn) await beginAnew(actor, now);
  return now;
}

/** Letters follow the user's current time zone, unless they chose one. Source: B-27.17. */
export async function noteBrowserZone(userId: string, browserZone: string | null | undefined): Promise<void> {
  if (browserZone) await keepBrowserZone(userId, browserZone);
}

/** Days on which reminders were switched off are not caught up on. */
async function beginAnew(actor: Actor, { timeZone }: { timeZone: string }): Promise<void> {
  const now = clock.now();
  const { day } = localTime(now, timeZone);
  await noteLooked(actor, { id: newId(), day: dayBefore(day, 1) ?? day, createdAt: now });
}

/** This morning's letters, with each person's due deadlines. @returns how many letters. Source: B-27.12. */
export function remindEverybody(): Promise<number> {
  return sendMorningMail(deadlinesDue);
}

/** Deadlines to tell somebody of who was last told on a day of theirs. */
async function deadlinesDue({ userId, isOn }: MorningPerson, { last, today, language }: Morning, tx: DatabaseClient) {
  const rows = isOn ? await deadlinesToTell(userId, last, tx) : [];
  const yesterday = dayBefore(today, 1) ?? today;
  const isDue = (row: DeadlineRow, upTo: string) =>
    isReminded({ ...row, remindDays: parseRemindDays(row) }, lookedFrom(row, last), upTo);
  const due = rows.filter((row) => isDue(row, today));
  return {
    dates: due.map((row) => ({
      date: row.date,
      what: `${titleWords({ title: row.title, kind: parseKind(row), words: parseFound(row)?.words }, language)} – ${row.contract.name}`,
      isProposed: row.state === "proposed",
    })),
    isMissed: due.some((row) => isDue(row, yesterday)),
  };
}

/** No reminder was missed for a date not found yet, so don't catch up on earlier days. */
function lookedFrom({ foundOn }: DeadlineRow, last: string): string {
  const before = dayBefore(foundOn, 1);
  return before !== null && before > last ? before : last;
}

type Remindable = { date: string; remindDays: readonly number[] | null; snoozedUntil: string | null };

/**
 * Whether a reminder of it fell due after `last`, up to today. A snoozed deadline is reminded of on the day it was
 * snoozed to, not before. Days as ISO. Pure. Source: B-27.12.
 */
export function isReminded({ date, remindDays, snoozedUntil }: Remindable, last: string, today: string): boolean {
  const fell = (day: string) => day > last && day <= today;
  if (snoozedUntil !== null && snoozedUntil > today) return false;
  if (snoozedUntil !== null && fell(snoozedUntil)) return true;
  return (remindDays ?? USUAL_REMINDERS).some((days) => {
    const day = dayBefore(date, days);
    return day !== null && fell(day) && (snoozedUntil === null || day > snoozedUntil);
  });
}

const AT_ONCE = 100;

/**
 * Puts confirmed dates whose day has come into the contract's trail, once each; webhooks are told from there. Safe on
 * every node; days that were missed are caught up on. @returns how many. Source: B-39.2.
 */
export async function recordDueDates(): Promise<number> {
  const today = localDay(clock.now());
  let count = 0;
  for (let after = ""; ;) {
    const rows = await datesThatCame({ after, today }, AT_ONCE);
    for (const row of rows) if (await recordDue(row)) count += 1;
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

async function recordDue(row: DueRow): Promise<boolean> {
  const { id: deadlineId, contractId, kind, date } = row;
  try {
    return await inTransaction(async (tx) => {
      if (!(await noteDue(ContractGrant.forJob(contractId), row, tx))) return false;
      const detail = { deadlineId, kind, date };
      await recordInTransaction(null, { chain: contractId, action: "deadline.due", detail }, tx);
      return true;
    });
  } catch (cause) {
    log.error("deadlines.due-not-recorded", cause, { deadlineId }); // the next round retries
    return false;
  }
}
