import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { dayBefore, readDay } from "@/lib/days";
import { USUAL_CHECK_UP_DAY } from "@/lib/deadlines/schema";
import { DEADLINE_KINDS } from "@/lib/deadlines/kinds";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isOrphan, isUniqueViolation, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { localTime } from "@/lib/time-zone";
import * as store from "./check-up-store";
import { countSince, shortSince } from "./since";

/** From this minute of a person's own day on: seven in the morning. */
const MORNING_MINUTES = 7 * 60;
/** A day that was missed is made up for so long; after that the check-up waits for the next year. */
const MADE_UP_DAYS = 14;
const AT_ONCE = 100;
/** Contracts that one check-up goes through. */
const MOST_CONTRACTS = 500;
/** Lines of each kind in a letter; the pages have them all. */
const MOST_NAMED = 40;

/** What a letter says of a contract since it was signed. */
type Changed = { contractId: string; name: string; count: number };
type Named = { id: string; name: string };
type Findings = { contracts: readonly Named[]; changed: readonly Changed[] };

/**
 * Queues the yearly check-up of everybody whose day it is: once a person and year, whatever stops or repeats it and on
 * however many nodes it runs. @returns how many letters. Source: B-49.8.
 */
export async function sendCheckUps(): Promise<number> {
  let letters = 0;
  for (let after = ""; ;) {
    const people = await store.peopleToCheck(after, AT_ONCE);
    for (const person of people) if (await writeTo(person)) letters += 1;
    const last = people.at(-1);
    if (!last) return letters;
    after = last.userId;
  }
}

async function writeTo(person: store.CheckUpPerson): Promise<boolean> {
  const { day: today, minutes } = localTime(clock.now(), person.timeZone);
  const year = Number(today.slice(0, 4));
  if (minutes < MORNING_MINUTES || (person.lastYear ?? 0) >= year || !isDue(person, today)) return false;
  try {
    const findings = await findingsFor(person, today);
    return await inTransaction((tx) => writeOnce(person, { today, year, findings, tx }));
  } catch (cause) {
    if (isUniqueViolation(cause) || isOrphan(cause)) return false; // another node was first; or the account is gone
    log.error("check-up.failed", cause, { userId: person.userId }); // the next round tries again
    return false;
  }
}

/** On the person's day, or a few days later where nothing ran then. */
function isDue({ day }: store.CheckUpPerson, today: string): boolean {
  const wanted = dayOfYear(today.slice(0, 4), day ?? USUAL_CHECK_UP_DAY);
  const oldest = dayBefore(today, MADE_UP_DAYS);
  return wanted <= today && oldest !== null && wanted >= oldest;
}

/** Feb 29 is the day before Mar 1 in other years. */
const dayOfYear = (year: string, day: string) => (readDay(`${year}-${day}`) ? `${year}-${day}` : `${year}-02-28`);

/** What is slow is asked before the transaction; what of it may still be told is asked within. */
async function findingsFor(person: store.CheckUpPerson, today: string): Promise<Findings> {
  const contracts = await store.contractsInForce(person.userId, today, MOST_CONTRACTS);
  const changed: Changed[] = [];
  for (const row of contracts) {
    const since = await shortSince(toActor(person), row);
    const count = since ? countSince(since.contract) : 0;
    if (count > 0) changed.push({ contractId: row.id, name: row.name, count });
  }
  return { contracts, changed };
}

function toActor({ userId, name, email, systemRole, language }: store.CheckUpPerson): Actor {
  const person = { userId, name, email, systemRole, language: toLanguage(language) };
  return { ...person, emailVerified: true, emailVouched: false, sessionId: "" };
}

const toLanguage = (text: string): Language => LANGUAGES.find((one) => one === text) ?? "mn";

type Once = { today: string; year: number; findings: Findings; tx: DatabaseClient };

/** The row that only one can write, the letter and its job: all of them or none. */
async function writeOnce(person: store.CheckUpPerson, { today, year, findings, tx }: Once): Promise<boolean> {
  const { userId } = person;
  const all = findings.contracts.map(({ id }) => id);
  const open = await store.managedNow(userId, all, tx);
  const contracts = findings.contracts.filter(({ id }) => open.has(id));
  const ids = contracts.map(({ id }) => id);
  const found = {
    contracts,
    changed: findings.changed.filter(({ contractId }) => open.has(contractId)),
    dates: await store.datesAhead(ids, { from: today, to: yearLater(today) }, tx),
    unchecked: await store.countUnchecked(ids, tx),
    missing: await store.withoutSignedCopy(userId, MOST_CONTRACTS, tx),
  };
  const hasNews = found.changed.length + found.dates.length + found.unchecked + found.missing.length > 0;
  const count = hasNews ? contracts.length : 0;
  await store.insertCheckUp({ id: newId(), userId, year, count, createdAt: clock.now() }, tx);
  if (!hasNews) return false;
  await queueMail({ kind: "notice", ...checkUpLetter(toLanguage(person.language), person.email, found) }, tx);
  return true;
}

const yearLater = (today: string) => dayOfYear(String(Number(today.slice(0, 4)) + 1), today.slice(5));

type Found = Findings & { dates: readonly store.DateAhead[]; unchecked: number; missing: readonly Named[] };

function checkUpLetter(
  language: Language,
  email: string,
  { contracts, changed, dates, unchecked, missing }: Found,
): { to: string; subject: string; html: string; text: string } {
  const { common, deadlines, since } = copyFor(language);
  const words = since.letter;
  const names = new Map(contracts.map(({ id, name }) => [id, name]));
  const written = (day: string) =>
    shortDate(day, { missing: common.dates.unknown, invalid: common.dates.invalid }, { language });
  const dateLines = dates.map(({ contractId, kind, title, date, state }) => {
    const known = DEADLINE_KINDS.find((one) => one === kind) ?? "other"; // written by us
    const what = title === "" ? deadlines.kinds[known] : title;
    return words.date(written(date), what, names.get(contractId) ?? "", state === "proposed");
  });
  const paragraphs = [
    words.intro(contracts.length),
    ...section(words.ahead, dateLines, words.more),
    ...(unchecked > 0 ? [words.unchecked(unchecked)] : []),
    ...section(
      words.changed,
      changed.map(({ name, count }) => words.change(name, count)),
      words.more,
    ),
    ...section(
      words.missing,
      missing.map(({ name }) => name),
      words.more,
    ),
  ];
  const button = { label: words.button, url: new URL("/since", env.publicUrl).href };
  const content = { language, title: words.title, paragraphs, button, footer: words.footer };
  return { to: email, subject: content.title, ...buildLetter(content) };
}

function section(title: string, lines: readonly string[], more: (count: number) => string): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_NAMED;
  return [title, ...lines.slice(0, MOST_NAMED), ...(rest > 0 ? [more(rest)] : [])];
}
