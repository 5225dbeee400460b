/** Deadlines as a calendar (RFC 5545), as programs subscribe to it. Pure. Source: B-27.13. */
import ical from "ical-generator";
import { readDay } from "@/lib/days";
import { ruleForCalendars } from "./recurrence";

/** An event of a whole day. `uid` stays the same whatever else changes. */
export type CalendarEvent = {
  uid: string;
  date: string;
  title: string;
  text: string;
  url: string;
  repeat: string;
  repeatFrom: string;
  changedAt: Date;
};

/** Programs ask again after so long. In seconds. */
const ASKED_AGAIN_SECONDS = 60 * 60;

/** The same events give the same bytes, so that whoever asks again can be told that nothing has changed. */
export function calendarOf(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name,
    prodId: { company: "Contract Manager", product: "Deadlines" },
    ttl: ASKED_AGAIN_SECONDS,
  });
  for (const event of events) {
    const rule = ruleOf(event);
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

function ruleOf({ repeat, repeatFrom }: CalendarEvent): string | null {
  const start = readDay(repeatFrom);
  return repeat === "" || start === null ? null : ruleForCalendars(repeat, start);
}

/** The library takes moments; of an all-day event it writes nothing but this one's UTC day. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
