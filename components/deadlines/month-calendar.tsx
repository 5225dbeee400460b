"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import { daysInMonth, daysLater, findMonday, monthsLater, writeDay, type Day } from "@/lib/days";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { groupedBy } from "@/lib/grouped-by";
import { dayIn } from "./deadline-groups";
import { useDay } from "@/components/ui/date-text";

type Props = {
  deadlines: readonly DeadlineDto[];
  today: string;
  /** The day the list is filtered by. */
  chosen: string | null;
  onChoose: (date: string | null) => void;
};

/** A month with a dot on each day that has a date; a click filters the list by that day. */
export function MonthCalendar({ deadlines, today, chosen, onChoose }: Props) {
  const words = useCopy().deadlines;
  const first = { ...dayIn(today), day: 1 };
  const [month, setMonth] = useState<Day>(first);
  const byDay = groupedBy(deadlines, ({ date }) => date);
  return (
    <Card className="p-3">
      <section aria-label={words.calendar.label}>
        <header className="flex items-center justify-between gap-1 pb-2">
          <h2 className="text-base font-medium tracking-tight whitespace-nowrap" aria-live="polite">
            {words.month(month.year, month.month)}
          </h2>
          <div className="flex items-center">
            <Button variant="ghost" size="sm" className="!px-2" onClick={() => setMonth(first)}>
              {words.calendar.today}
            </Button>
            <IconButton label={words.calendar.previous} onClick={() => setMonth(monthsLater(month, -1))}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={words.calendar.next} onClick={() => setMonth(monthsLater(month, 1))}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        </header>
        <table className="w-full table-fixed text-center text-sm tabular-nums">
          <thead>
            <tr>
              {words.weekdays.map((name) => (
                <th key={name} scope="col" className="pb-1 text-xs font-normal text-ink-muted">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listWeeks(month).map((week) => (
              <tr key={writeDay(week[0] ?? month)}>
                {week.map((day) => (
                  <DayCell
                    key={writeDay(day)}
                    day={day}
                    isOutside={day.month !== month.month}
                    isToday={writeDay(day) === today}
                    isChosen={writeDay(day) === chosen}
                    deadlines={byDay.get(writeDay(day)) ?? []}
                    onChoose={onChoose}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

type CellProps = {
  day: Day;
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  deadlines: readonly DeadlineDto[];
  onChoose: Props["onChoose"];
};

function DayCell({ day, isOutside, isToday, isChosen, deadlines, onChoose }: CellProps) {
  const words = useCopy().deadlines.calendar;
  const written = useDay();
  const date = writeDay(day);
  const look = classes(
    "mx-auto flex size-9 flex-col items-center justify-center rounded",
    isOutside && "text-ink-muted italic",
    isToday && "bg-primary text-white",
    isChosen && !isToday && "bg-primary-100",
  );
  if (deadlines.length === 0)
    return (
      <td {...(isToday ? { "aria-current": "date" as const } : {})}>
        <span className={look}>{day.day}</span>
      </td>
    );
  const isLate = deadlines.some((deadline) => deadline.isLate);
  return (
    <td {...(isToday ? { "aria-current": "date" as const } : {})}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${written(date)}, ${words.dates(deadlines.length)}`}
        title={deadlines.map(({ title }) => title).join("\n")}
        onClick={() => onChoose(isChosen ? null : date)}
        className={classes(look, "font-medium", !isToday && "hover:bg-primary-50")}
      >
        <span className="leading-5">{day.day}</span>
        <span
          aria-hidden="true"
          className={classes("size-1.5 rounded-full", isToday ? "bg-white" : isLate ? "bg-danger" : "bg-primary")}
        />
      </button>
    </td>
  );
}

/** The weeks that overlap a month, Monday first. */
function listWeeks(month: Day): Day[][] {
  const monday = findMonday(month);
  const last = { ...month, day: daysInMonth(month.year, month.month) };
  const weeks: Day[][] = [];
  for (let day = monday; writeDay(day) <= writeDay(last); day = daysLater(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(day, index)));
  return weeks;
}
