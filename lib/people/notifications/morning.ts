import "server-only";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { dayBefore, daysFrom, readDay } from "@/lib/days";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isOrphan, isUniqueViolation, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { localTime } from "@/lib/time-zone";
import { NOTIFICATION_KINDS, type NotificationKind } from "./kinds";
import { insertDigest, noteDigestSent, peopleToWrite, type MorningPerson } from "./morning-store";
import { dueForLetter, markNotified, type DueRow } from "./notification-store";

/** Most notifications in one morning's letter; the rest wait for the next. */
const MOST_AT_ONCE = 500;
/** A letter names at most so many; the page has them all. */
const MOST_NAMED = 40;
/** From this minute of a person's own day on their letter goes out: seven in the morning. */
const MORNING_MINUTES = 7 * 60;
const AT_ONCE = 100;

/** A day of somebody's, and the last one of theirs on which it was looked what to tell them. Days as ISO. */
export type Morning = { today: string; last: string; language: Language };
/** What a letter says of a date: `what` is due. */
type DueDate = { date: string; what: string; isProposed: boolean };
/** `isMissed`: whether some should have been told of before today. */
type Due = { dates: readonly DueDate[]; isMissed: boolean };
/** Asked in the transaction of the letter. */
type DueFor = (person: MorningPerson, morning: Morning, tx: DatabaseClient) => Promise<Due>;

/**
 * Queues this morning's letter of everybody whose morning it is, once a person and day, whatever stops or repeats it
 * and on however many nodes it runs: dates that are due, then mentions and replies. @returns how many letters. Source:
 * B-14.10, B-27.12.
 */
export async function sendMorningMail(dueFor: DueFor): Promise<number> {
  let letters = 0;
  for (let after = ""; ;) {
    const people = await peopleToWrite(after, AT_ONCE);
    for (const person of people) if (await writeTo(person, dueFor)) letters += 1;
    const last = people.at(-1);
    if (!last) return letters;
    after = last.userId;
  }
}

async function writeTo(person: MorningPerson, dueFor: DueFor): Promise<boolean> {
  const { day, minutes } = localTime(clock.now(), person.timeZone);
  if (minutes < MORNING_MINUTES || (person.lastDay !== null && person.lastDay >= day)) return false;
  try {
    return await inTransaction((tx) => writeOnce(person, day, { dueFor, tx }));
  } catch (cause) {
    if (isUniqueViolation(cause) || isOrphan(cause)) return false; // another node was first; or the account is gone
    log.error("reminders.failed", cause, { userId: person.userId }); // the next round tries again
    return false;
  }
}

/** The row that only one can write, the letter and its job: all of them or none. */
async function writeOnce(
  person: MorningPerson,
  today: string,
  { dueFor, tx }: { dueFor: DueFor; tx: DatabaseClient },
): Promise<boolean> {
  const id = newId();
  await insertDigest({ id, userId: person.userId, day: today, createdAt: clock.now() }, tx);
  const yesterday = dayBefore(today, 1) ?? today;
  const last = person.lastDay ?? yesterday;
  const language = LANGUAGES.find((one) => one === person.language) ?? "mn";
  const { dates, isMissed } = await dueFor(person, { today, last, language }, tx);
  const news = await takeNews(person, today, tx);
  if (dates.length === 0 && news.length === 0) return false;
  const silentSince = last < yesterday && isMissed ? last : null;
  const letter = morningLetter(language, { email: person.email, dates, news, today, silentSince });
  await queueMail({ kind: "notice", ...letter }, tx);
  await noteDigestSent(id, dates.length + news.length, tx);
  return true;
}

/** What waited for somebody's morning letter, told by that from now on. What comes in the morning itself waits. */
async function takeNews({ userId, timeZone }: MorningPerson, today: string, tx: DatabaseClient): Promise<News[]> {
  const rows = (await dueForLetter(userId, MOST_AT_ONCE, tx)).filter(({ createdAt }) => {
    const { day, minutes } = localTime(createdAt, timeZone);
    return day < today || (day === today && minutes < MORNING_MINUTES);
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await markNotified(ids, tx);
  return rows.map(toNews);
}

type News = { kind: NotificationKind; by: string; contract: string };

function toNews({ kind, byName, contract }: DueRow): News {
  const known = NOTIFICATION_KINDS.find((one) => one === kind) ?? "mentioned"; // written by us
  return { kind: known, by: byName, contract: contract.name };
}

type MorningLetter = {
  email: string;
  dates: readonly DueDate[];
  news: readonly News[];
  today: string;
  silentSince: string | null;
};

/**
 * One morning's letter: dates in their order, then mentions and replies.
 * @param letter `silentSince`: the last day before reminders stopped for a while
 */
function morningLetter(
  language: Language,
  { email, dates, news, today, silentSince }: MorningLetter,
): { to: string; subject: string; html: string; text: string } {
  const { common, deadlines: words, notifications } = copyFor(language);
  const missing = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const written = (day: string) => shortDate(day, missing, { language });
  const lines = dates
    .slice(0, MOST_NAMED)
    .map(({ date, what, isProposed }) =>
      words.letter.line(written(date), distance(date, today, words.due), what, isProposed),
    );
  const more = dates.length - lines.length;
  const newsLines = news.slice(0, MOST_NAMED).map(({ kind, by, contract }) => notifications.kinds[kind](by, contract));
  const hasDates = dates.length > 0;
  const titles = [
    ...(hasDates ? [words.letter.title(dates.length)] : []),
    ...(news.length > 0 ? [notifications.letter.title(news.length)] : []),
  ];
  const content = {
    language,
    title: titles.join(", "),
    paragraphs: [
      ...(silentSince === null ? [] : [words.letter.silent(written(silentSince))]),
      ...lines,
      ...(more > 0 ? [words.letter.more(more)] : []),
      ...newsLines,
      ...(news.length > newsLines.length ? [notifications.letter.more(news.length - newsLines.length)] : []),
    ],
    button: {
      label: hasDates ? words.letter.button : notifications.letter.button,
      url: new URL(hasDates ? "/deadlines" : "/dashboard", env.publicUrl).href,
    },
    footer: hasDates ? words.letter.footer : notifications.letter.footer,
  };
  return { to: email, subject: content.title, ...buildLetter(content) };
}

type DueWords = { today: string; in: (days: number) => string; late: (days: number) => string };

function distance(date: string, today: string, words: DueWords): string {
  const [from, to] = [readDay(today), readDay(date)];
  const days = from && to ? daysFrom(from, to) : 0;
  if (days === 0) return words.today;
  return days > 0 ? words.in(days) : words.late(-days);
}
