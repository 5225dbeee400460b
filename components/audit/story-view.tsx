"use client";

import type { ReactNode } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { ChevronRightIcon } from "@/components/ui/icons";
import { Initials } from "@/components/ui/initials";
import type { AuditEventDto } from "@/lib/audit/schema";
import { timeOfDay } from "@/lib/dates";
import { DayName, EventRow, useDetails } from "./event-row";
import { SaidComments } from "./said-comments";
import { toStory, type StoryDay, type StoryLine } from "./story";

/** What happened, day by day, newest first; views and automatic readings are one line each, which unfolds. */
export function StoryView({ events }: { events: readonly AuditEventDto[] }) {
  const words = useCopy().audit;
  return (
    <ol aria-label={words.story.view} className="space-y-5">
      {toStory(events).map((day) => (
        <li key={day.day}>
          <h3 className="pb-1.5 text-sm font-medium">
            <DayName day={day.day} />
          </h3>
          <div className="divide-y divide-line rounded border border-line bg-surface">
            {day.lines.map((line) => (
              <Line key={line.newest.id} line={line} />
            ))}
            <Folded day={day} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Details beyond these are counted. */
const MOST_DETAILS = 3;

function Line({ line: { newest, count, details, comments } }: { line: StoryLine }) {
  const words = useCopy().audit;
  const written = useDetails();
  const more = details.length - MOST_DETAILS;
  const isApp = newest.actorId === null && newest.actorName === words.app;
  return (
    <div className="flex gap-3 px-4 py-2.5">
      <Initials name={isApp ? "" : newest.actorName} />
      <div className="min-w-0 flex-1 break-words">
        <p className="text-sm">
          <span className="block font-medium">{newest.actorName}</span> {newest.what}
          {count > 1 && <span className="text-ink-muted"> · {words.story.times(count)}</span>}
        </p>
        {details.length > 0 && (
          <p className="text-xs text-ink-muted">
            {details.slice(0, MOST_DETAILS).map(written).join("; ")}
            {more > 0 && ` ${words.story.more(more)}`}
          </p>
        )}
        <SaidComments ids={comments} />
      </div>
      <span className="shrink-0 text-xs text-ink-muted tabular-nums">
        <TimeOfDay at={newest.at} />
      </span>
    </div>
  );
}

function TimeOfDay({ at }: { at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{timeOfDay(at, language)}</time>;
}

function Folded({ day: { views, automatic } }: { day: StoryDay }) {
  const words = useCopy().audit.story;
  const people = new Set(views.map(({ actorName }) => actorName)).size;
  const parts = [
    ...(views.length > 0 ? [words.views(views.length, people)] : []),
    ...(automatic.length > 0 ? [words.automatic(automatic.length)] : []),
  ];
  if (parts.length === 0) return null;
  const events = [...views, ...automatic].toSorted((one, other) => other.sequence - one.sequence);
  return (
    <Unfolding title={parts.join(", ")}>
      <ul className="px-4 pb-2">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </Unfolding>
  );
}

function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-3 rounded px-4 text-xs text-ink-muted hover:text-ink max-sm:min-h-11">
        <ChevronRightIcon className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}
