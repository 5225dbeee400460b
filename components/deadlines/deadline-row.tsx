"use client";

import { useId } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { toWeekday } from "@/lib/days";
import { shortMonth } from "@/lib/dates";
import { isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { DeadlineDetails } from "./deadline-details";
import { deadlineName } from "./deadline-name";
import { dayIn, daysUntil } from "./deadline-groups";
import type { DeadlineActions } from "./use-deadlines";
import { useDay } from "@/components/ui/date-text";

const SOON_DAYS = 14;

export type DeadlineRowProps = {
  deadline: DeadlineDto;
  today: string;
  actions: DeadlineActions;
  isOpen: boolean;
  /** Whether it is the keyboard's current row. */
  isCurrent: boolean;
  /** Whether to show the contract's name; pointless on its own page. */
  hasContract?: boolean;
  /** Whether the list is grouped by week or month; then the day's mark needs no month of its own. */
  isGrouped?: boolean;
  /** Whether the list holds only dates that nobody has answered; then none of them says so again. */
  isUnansweredOnly?: boolean;
  onToggle: () => void;
};

/** One date in a list; expanded, what it is based on and available actions. */
export function DeadlineRow(props: DeadlineRowProps) {
  const { deadline, today, isOpen, isCurrent, hasContract = true, onToggle } = props;
  const { isGrouped = hasContract, isUnansweredOnly = false } = props;
  const { deadlines: words } = useCopy();
  const id = useId();
  const { contractName, state, assignee, isTextChanged } = deadline;
  const { head, beneath } = deadlineName(deadline, words.kinds);
  const tone = toTone(deadline, today);
  return (
    <li
      data-deadline={deadline.id}
      className={classes(
        "border-b border-l-4 border-line last:border-b-0",
        isCurrent ? "border-l-primary bg-primary-50/40" : "border-l-transparent",
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-page focus-visible:-outline-offset-2"
      >
        <DayMark date={deadline.date} tone={tone} hasMonth={!isGrouped} />
        <span className="min-w-0 flex-1">
          <span className={classes("font-medium break-words", isOpen ? "block" : "line-clamp-3")}>{head}</span>
          {!isOpen && <Beneath words={beneath} deadline={deadline} />}
          {hasContract && <span className="block text-xs break-words text-ink-muted">{contractName}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
          {isTextChanged ? (
            <Badge tone="red">{words.textChanged}</Badge>
          ) : (
            isUnanswered(state) &&
            !isUnansweredOnly && (
              <span className="text-xs text-ink-muted">{state === "toCheck" ? words.toCheck : words.toConfirm}</span>
            )
          )}
          <DueText deadline={deadline} today={today} tone={tone} />
          {assignee && <span className="max-w-28 truncate text-xs text-ink-muted">{assignee.name}</span>}
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          <DeadlineDetails deadline={deadline} actions={props.actions} hasContract={hasContract} />
        </div>
      )}
    </li>
  );
}

/** While it is folded: the words that tell it from others, and that it may hold no more. */
function Beneath({
  words,
  deadline: { isAmended, unsettled, state, inForce, date },
}: {
  words: string | null;
  deadline: DeadlineDto;
}) {
  const { amended, unsettled: open, inForce: replaced } = useCopy().deadlines;
  const day = useDay();
  return (
    <>
      {words !== null && <span className="line-clamp-2 text-xs text-ink-muted">{words}</span>}
      {unsettled !== null && <span className="block text-xs text-warning">{open[unsettled].short}</span>}
      {isAmended && !inForce && isUnanswered(state) && (
        <span className="block text-xs text-ink-muted">↻ {amended.short}</span>
      )}
      {inForce && inForce.date !== date && (
        <span className="block text-xs text-warning">↻ {replaced.short(day(inForce.date))}</span>
      )}
    </>
  );
}

type Tone = "late" | "soon" | "later";
const TONES: Readonly<Record<Tone, string>> = { late: "text-danger", soon: "text-warning", later: "text-ink-muted" };

function toTone({ isLate, date, state }: DeadlineDto, today: string): Tone {
  if (isLate) return "late";
  const days = daysUntil(date, today);
  return (state === "proposed" || state === "confirmed") && days >= 0 && days <= SOON_DAYS ? "soon" : "later";
}

/** The day, and below it the weekday; its month and year instead, where nothing above the list names them. */
function DayMark({ date, tone, hasMonth }: { date: string; tone: Tone; hasMonth: boolean }) {
  const words = useCopy().deadlines;
  const language = useLanguage();
  const day = dayIn(date);
  return (
    <span aria-hidden="true" className={classes("shrink-0 text-center", hasMonth ? "w-13" : "w-9")}>
      <span className={classes("block text-lg leading-6 tabular-nums", tone === "later" ? "text-ink" : TONES[tone])}>
        {day.day}
      </span>
      <span className="block text-xs whitespace-nowrap text-ink-muted">
        {hasMonth ? shortMonth(date, language) : words.weekdays[toWeekday(day) - 1]}
      </span>
      {hasMonth && <span className="block text-xs text-ink tabular-nums">{day.year}</span>}
    </span>
  );
}

type DueTextProps = { deadline: DeadlineDto; today: string; tone: Tone };

/** How far away the date is; the date in words is read out, for the day's mark or the heading above shows it. */
function DueText({ deadline, today, tone }: DueTextProps) {
  const { due } = useCopy().deadlines;
  const written = useDay();
  const days = daysUntil(deadline.date, today);
  const isOpen = deadline.state === "proposed" || deadline.state === "confirmed";
  const isPast = days < 0 && deadline.state === "toCheck"; // one ahead has no distance: it may not be a date at all
  const distance = days === 0 ? due.today : days > 0 ? due.in(days) : deadline.isLate ? due.late(-days) : due.over;
  return (
    <span className="text-right text-xs whitespace-nowrap">
      <time dateTime={deadline.date} className="sr-only">
        {written(deadline.date)}
      </time>
      {(isOpen || isPast) && <span className={classes("block font-medium", TONES[tone])}>{distance}</span>}
    </span>
  );
}
