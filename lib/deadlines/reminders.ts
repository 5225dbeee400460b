import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { daysFrom, readDay } from "@/lib/days";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isOrphan, isUniqueViolation, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { takeMorningNews, type MorningNews } from "@/lib/people/notifications/morning";
import { letterOf } from "@/lib/platform/mail/letter";
import { kindOf, remindDaysOf, titleWords } from "./answer";
import { dayBefore, isReminded, localTime } from "./due-reminders";
import type { DeadlineRow } from "./deadline-store";
import type { DeadlineKind } from "./kinds";
import type { ChangeReminders, RemindersDto } from "./schema";
import {
  deadlinesToTell,
  insertDigest,
  keepBrowserZone,
  keepReminders,
  noteDigestSent,
  noteLooked,
  peopleToRemind,
  remindersOf,
  timeZoneOf,
  type Reminded,
} from "./reminder-store";

/** A deadline as named in the letter. */
type Told = { title: string; kind: DeadlineKind; date: string; contract: string; isProposed: boolean };
type Digest = {
  email: string;
  deadlines: readonly Told[];
  news: readonly MorningNews[];
  today: string;
  silentSince: string | null;
  url: string;
};

/** Most deadlines named in a letter; the page has them all. */
const MOST_NAMED = 40;

/**
 * One morning's letter: dates in order, then mentions and replies.
 * @param digest `silentSince`: the last day before reminders stopped for a while
 */
function digestLetter(
  language: Language,
  { email, deadlines, news, today, silentSince, url }: Digest,
): { to: string; subject: string; html: string; text: string } {
  const { common, deadlines: words, notifications } = copyFor(language);
  const missing = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const written = (day: string) => shortDate(day, missing, { language });
  const lines = deadlines.slice(0, MOST_NAMED).map((one) => {
    const what = `${titleWords(one, language)} – ${one.contract}`;
    return words.letter.line(written(one.date), distance(one.date, today, words.due), what, one.isProposed);
  });
  const more = deadlines.length - lines.length;
  const told = news.slice(0, MOST_NAMED).map(({ kind, by, contract }) => notifications.kinds[kind](by, contract));
  const titles = [
    ...(deadlines.length > 0 ? [words.letter.title(deadlines.length)] : []),
    ...(news.length > 0 ? [notifications.letter.title(news.length)] : []),
  ];
  const hasDeadlines = deadlines.length > 0;
  const content = {
    language,
    title: titles.join(", "),
    paragraphs: [
      ...(silentSince === null ? [] : [words.letter.silent(written(silentSince))]),
      ...lines,
      ...(more > 0 ? [words.letter.more(more)] : []),
      ...told,
      ...(news.length > told.length ? [notifications.letter.more(news.length - told.length)] : []),
    ],
    button: { label: hasDeadlines ? words.letter.button : notifications.letter.button, url },
    footer: hasDeadlines ? words.letter.footer : notifications.letter.footer,
  };
  return { to: email, subject: content.title, ...letterOf(content) };
}

type DueWords = { today: string; in: (days: number) => string; late: (days: number) => string };

function distance(date: string, today: string, words: DueWords): string {
  const [from, to] = [readDay(today), readDay(date)];
  const days = from && to ? daysFrom(from, to) : 0;
  if (days === 0) return words.today;
  return days > 0 ? words.in(days) : words.late(-days);
}

/** Letters go out from this minute of a person's own day: seven in the morning. */
const MORNING_MINUTES = 7 * 60;
const AT_ONCE = 100;

/** The caller's reminder settings. Source: B-27.12. */
export async function remindersFor(actor: Actor): Promise<RemindersDto> {
  const { isOn = true } = (await remindersOf(actor)) ?? {};
  return { isOn, timeZone: await timeZoneOf(actor), reachesYou: actor.emailVerified };
}

/** Changes the caller's reminder settings. Source: B-27.12. */
export async function changeReminders(actor: Actor, { isOn, timeZone }: ChangeReminders): Promise<RemindersDto> {
  const zone = timeZone === undefined ? {} : { timeZone, isZoneChosen: true };
  const before = await remindersOf(actor);
  const kept = await keepReminders(actor, { ...(isOn === undefined ? {} : { isOn }), ...zone });
  const now = { isOn: kept.isOn, timeZone: await timeZoneOf(actor) };
  if (before?.isOn === false && kept.isOn) await beginAnew(actor, now);
  return { ...now, reachesYou: actor.emailVerified };
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

/**
 * Queues this morning's letter for everyone whose morning it is, once per person and day, even if interrupted or
 * repeated, on any number of nodes. @returns how many letters. Source: B-27.12.
 */
export async function remindEverybody(): Promise<number> {
  let letters = 0;
  for (let after = ""; ;) {
    const people = await peopleToRemind(after, AT_ONCE);
    for (const person of people) if (await remind(person)) letters += 1;
    const last = people.at(-1);
    if (!last) return letters;
    after = last.userId;
  }
}

async function remind(person: Reminded): Promise<boolean> {
  const { day, minutes } = localTime(clock.now(), person.timeZone);
  if (minutes < MORNING_MINUTES || (person.lastDay !== null && person.lastDay >= day)) return false;
  try {
    return await inTransaction((tx) => tellOnce(person, day, tx));
  } catch (cause) {
    if (isUniqueViolation(cause) || isOrphan(cause)) return false; // another node was first, or the account is gone
    log.error("reminders.failed", cause, { userId: person.userId }); // the next round retries
    return false;
  }
}

/** Anything that arrives later this morning waits for the next letter. */
function isBeforeMorning(moment: Date, { timeZone }: Reminded, today: string): boolean {
  const { day, minutes } = localTime(moment, timeZone);
  return day < today || (day === today && minutes < MORNING_MINUTES);
}

/** No reminder was missed for a date not found yet, so don't catch up on earlier days. */
function lookedFrom({ foundOn }: DeadlineRow, last: string): string {
  const before = dayBefore(foundOn, 1);
  return before !== null && before > last ? before : last;
}

/** The row only one node can insert, the letter and its job: all or none. */
async function tellOnce(person: Reminded, today: string, tx: DatabaseClient): Promise<boolean> {
  const id = newId();
  await insertDigest({ id, userId: person.userId, day: today, createdAt: clock.now() }, tx);
  const yesterday = dayBefore(today, 1) ?? today;
  const last = person.lastDay ?? yesterday;
  const rows = person.isOn ? await deadlinesToTell(person.userId, last, tx) : [];
  const news = await takeMorningNews(person.userId, (moment) => isBeforeMorning(moment, person, today), tx);
  const isDue = (row: DeadlineRow, upTo: string) =>
    isReminded({ ...row, remindDays: remindDaysOf(row) }, lookedFrom(row, last), upTo);
  const due = rows.filter((row) => isDue(row, today));
  if (due.length === 0 && news.length === 0) return false;
  const language = LANGUAGES.find((one) => one === person.language) ?? "mn";
  const deadlines = due.map((row) => ({
    title: row.title,
    kind: kindOf(row),
    date: row.date,
    contract: row.contract.name,
    isProposed: row.state === "proposed",
  }));
  const silentSince = last < yesterday && due.some((row) => isDue(row, yesterday)) ? last : null;
  const url = new URL(due.length > 0 ? "/deadlines" : "/dashboard", env.publicUrl).href;
  const letter = digestLetter(language, { email: person.email, deadlines, news, today, silentSince, url });
  await queueMail({ kind: "notice", ...letter }, tx);
  await noteDigestSent(id, due.length + news.length, tx);
  return true;
}
