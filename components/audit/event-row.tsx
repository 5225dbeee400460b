"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { DateText, useDay } from "@/components/ui/date-text";
import type { AuditEventDto } from "@/lib/audit/schema";
import { localDay, timeOfDay } from "@/lib/dates";
import { commentOf, SaidComments } from "./said-comments";

/** One event as a sentence, below its day if it is the day's last: when, who, what, details and from where. */
export function EventRow({ event, beginsDay = false }: { event: AuditEventDto; beginsDay?: boolean }) {
  const language = useLanguage();
  const written = useDetails();
  const commentId = commentOf(event);
  return (
    <li>
      {beginsDay && (
        <p className="border-b border-line pt-4 pb-1 text-sm font-medium text-ink-muted">
          <DayName day={localDay(new Date(event.at))} />
        </p>
      )}
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-1 text-sm">
        <time dateTime={event.at} className="text-ink-muted tabular-nums">
          {timeOfDay(event.at, language)}
        </time>
        <div className="min-w-0 gap-x-4 break-words sm:flex sm:items-baseline sm:justify-between">
          <p>
            <span className="font-medium">{event.actorName}</span>
            {" · "}
            <span>{event.what}</span>
            {event.details !== "" && " · "}
            {event.details !== "" && <span className="text-ink-muted">{written(event.details)}</span>}
          </p>
          {event.address !== "" && <p className="shrink-0 text-xs text-ink-muted">{event.address}</p>}
        </div>
        {commentId !== null && (
          <div className="col-start-2">
            <SaidComments ids={[commentId]} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Today and yesterday by name. */
export function DayName({ day }: { day: string }) {
  const { list: words } = useCopy().audit;
  const [today, yesterday] = [0, 1].map((ago) => localDay(daysAgo(ago)));
  if (day === today) return words.today;
  return day === yesterday ? words.yesterday : <DateText value={day} />;
}

function daysAgo(count: number): Date {
  const date = new Date();
  date.setDate(date.getDate() - count);
  return date;
}

/** Between the parts of an event's details, as the server joins them. */
const BETWEEN = " · ";
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An event's details with days written out, as the page writes all others; a download keeps them as stored. */
export function useDetails(): (details: string) => string {
  const written = useDay();
  return (details) =>
    details
      .split(BETWEEN)
      .map((part) => (DAY.test(part) ? written(part) : part))
      .join(BETWEEN);
}
