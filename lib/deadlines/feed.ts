import "server-only";
import { createHash } from "node:crypto";
import ical from "ical-generator";
import type { Actor } from "@/lib/access/actor";
import { requireProven, holdSession } from "@/lib/access/while-allowed";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { readDay } from "@/lib/days";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret, secretHash } from "@/lib/platform/ids";
import { parseFound, parseKind, titleWords, workingWords } from "./answer";
import type { DeadlineRow } from "./deadline-store";
import { dayBefore } from "@/lib/days";
import { localTime } from "@/lib/time-zone";
import {
  deadlinesInFeed,
  deleteFeed,
  findFeed,
  feedParts,
  keepFeed,
  noteFeedChanged,
  readerBehind,
  type FeedReader,
} from "./feed-store";
import type { FeedDto, FeedLinkDto } from "./schema";
import { ruleForCalendars } from "./recurrence";

// Deadlines as a calendar (RFC 5545) that calendar programs subscribe to. Source: B-27.13.

/** An all-day event. `uid` stays the same whatever else changes. */
type CalendarEvent = {
  uid: string;
  date: string;
  title: string;
  text: string;
  url: string;
  repeat: string;
  repeatFrom: string;
  changedAt: Date;
};

/** How often programs should poll. In seconds. */
const ASKED_AGAIN_SECONDS = 60 * 60;

/** The same events give the same bytes, so that a polling client can be told nothing has changed. */
function toCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name,
    prodId: { company: "Contract Manager", product: "Deadlines" },
    ttl: ASKED_AGAIN_SECONDS,
  });
  for (const event of events) {
    const rule = calendarRule(event);
    calendar.createEvent({
      id: event.uid,
      start: midnight(rule === null ? event.date : event.repeatFrom),
      allDay: true,
      summary: event.title,
      description: event.text,
      url: event.url,
      stamp: event.changedAt,
      ...(rule === null ? {} : { repeating: `RRULE:${rule}` }),
    });
  }
  return calendar.toString();
}

function calendarRule({ repeat, repeatFrom }: CalendarEvent): string | null {
  const start = readDay(repeatFrom);
  return repeat === "" || start === null ? null : ruleForCalendars(repeat, start);
}

/** The library takes moments; for an all-day event it writes only the UTC day. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** How far back a feed goes, and how many deadlines it holds at most. */
const DAYS_BACK = 90;
const MOST_EVENTS = 2_000;
const SUFFIX = ".ics";
/** Increase it when the same dates are written differently, so that polling clients fetch them again. */
const FORM = 1;
const SECOND_MS = 1_000;

/** Whether the caller has a calendar link; the link itself isn't stored. Source: B-27.13. */
export async function calendarFeed(actor: Actor): Promise<FeedDto> {
  const feed = await findFeed(actor);
  return { isOn: feed !== null, createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Creates a calendar link, replacing any old one. @throws AppError `addressUnproven`. Source: B-27.13, B-3.6. */
export async function makeFeed(actor: Actor, commit: Commit = inTransaction): Promise<FeedLinkDto> {
  requireProven(actor);
  const secret = newSecret(); // 256 bits
  const createdAt = clock.now();
  return commit(async (tx) => {
    await holdSession(actor, tx);
    await keepFeed(actor, { secretHash: secretHash(secret), createdAt }, tx);
    return { url: new URL(`/calendar/${secret}${SUFFIX}`, env.publicUrl).href, createdAt: createdAt.toISOString() };
  });
}

/** Revokes the calendar link; it stops working. Source: B-27.13. */
export async function revokeFeed(actor: Actor): Promise<void> {
  await deleteFeed(actor);
}

/**
 * What a calendar program reads, in the person's language, and when it last changed; `text` is only built if needed.
 *
 * @param file the feed's secret and `.ics` @throws AppError `notFound` for any other. Source: B-27.13.
 */
export async function readFeed(file: string): Promise<{ stamp: string; changedAt: Date; text: () => Promise<string> }> {
  const reader = file.endsWith(SUFFIX) ? await readerBehind(secretHash(file.slice(0, -SUFFIX.length))) : null;
  if (!reader) throw new AppError("notFound");
  const today = localTime(clock.now(), "").day;
  const from = dayBefore(today, DAYS_BACK) ?? today;
  const stamp = hashParts([FORM, env.publicUrl, reader.language, ...(await feedParts(reader, from))]);
  return { stamp, changedAt: await changedAt(reader, stamp), text: () => calendarFor(reader, from) };
}

function hashParts(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** In whole seconds, so two changes within one second must not look like one. */
async function changedAt(reader: FeedReader, stamp: string): Promise<Date> {
  if (reader.changedAt !== null && reader.stamp === stamp) return reader.changedAt;
  const now = Math.floor(clock.now().getTime() / SECOND_MS) * SECOND_MS;
  const after = reader.changedAt === null ? 0 : reader.changedAt.getTime() + SECOND_MS;
  const changed = new Date(Math.max(now, after));
  await noteFeedChanged(reader, { stamp, changedAt: changed });
  return changed;
}

async function calendarFor(reader: FeedReader, from: string): Promise<string> {
  const language = LANGUAGES.find((one) => one === reader.language) ?? "mn";
  const rows = await deadlinesInFeed(reader, from, MOST_EVENTS);
  return toCalendar(
    copyFor(language).deadlines.title,
    rows.map((row) => toEvent(row, language)),
  );
}

function toEvent(row: DeadlineRow, language: Language): CalendarEvent {
  const words = copyFor(language).deadlines;
  const found = parseFound(row);
  const toConfirm = row.state === "proposed" ? ` (${words.toConfirm})` : "";
  return {
    uid: row.id,
    date: row.date,
    title: `${titleWords({ title: row.title, kind: parseKind(row), words: parseFound(row)?.words }, language)} – ${row.contract.name}${toConfirm}`,
    text: [found && workingWords(found, language), row.note].filter(Boolean).join("\n"),
    url: new URL(`/contracts/${encodeURIComponent(row.contractId)}`, env.publicUrl).href,
    repeat: row.repeat,
    repeatFrom: row.repeatFrom,
    changedAt: row.updatedAt,
  };
}
