"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { DeadlinesDrawing } from "@/components/ui/drawings/drawings";
import { EmptyState } from "@/components/ui/empty-state";
import { useKeys } from "@/components/ui/hooks/use-keys";
import { CalendarIcon } from "@/components/ui/icons";
import { isFolded, isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { grouped, SOON_UNCERTAIN_DAYS, type Group, type Tab } from "./deadline-groups";
import { DeadlineRow, type DeadlineRowProps } from "./deadline-row";
import { Folded } from "./folded";
import { replacedBy } from "./replaced";
import type { DeadlineActions } from "./use-deadlines";

type ListProps = {
  deadlines: DeadlineDto[];
  tab: Tab;
  today: string;
  actions: DeadlineActions;
  /** Buttons to the tabs that are not empty. */
  elsewhere: ReactNode[];
  /** Uncertain dates of the next weeks, shown apart from the others. */
  soon: DeadlineDto[];
  /** The next day that nobody has confirmed, if that is why the tab is empty. */
  unchecked: string | null;
};

/** The next day that waits for an answer, without those that are folded. */
export function nextUnchecked(deadlines: readonly DeadlineDto[], today: string): string | null {
  const open = deadlines.flatMap((one) =>
    isUnanswered(one.state) && !isFolded(one) && one.date >= today ? [one.date] : [],
  );
  return open.toSorted()[0] ?? null;
}

/** A tab's dates in groups, the less certain ones folded; keys: j and k move, Enter opens, y confirms. */
export function DeadlineList({ deadlines, tab, today, actions, elsewhere, soon, unchecked }: ListProps) {
  const words = useCopy().deadlines;
  const day = useDay();
  const [openId, setOpenId] = useState<string | null>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isBelow = (one: DeadlineDto) => tab === "toCheck" && isFolded(one);
  const folded = deadlines.filter(isBelow);
  const groups = grouped(
    deadlines.filter((one) => !isBelow(one)),
    tab,
    today,
  );
  const more = isUnfolded ? grouped(folded, tab, today) : [];
  const near: Group[] = soon.length === 0 ? [] : [{ key: "soon", heading: { kind: "soon" }, deadlines: soon }];
  const later = groups.findIndex(({ deadlines: [first] }) => (first?.date ?? "") > (soon[0]?.date ?? ""));
  const shown = groups.toSpliced(later < 0 ? groups.length : later, 0, ...near);
  const order = [...shown, ...more].flatMap((group) => group.deadlines);
  const at = order.findIndex(({ id }) => id === currentId);
  const move = (step: number) => {
    const next = order[Math.min(order.length - 1, Math.max(0, at + step))];
    if (!next) return;
    setCurrentId(next.id);
    document.querySelector<HTMLElement>(`[data-deadline="${next.id}"] > button`)?.focus(); // then Enter opens it
  };
  const current = order[at];
  const toggle = (id: string) => {
    setCurrentId(id);
    setOpenId(openId === id ? null : id);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    y: () => current && isConfirmable(current) && void actions.change(current, { state: "confirmed" }),
  });
  const rows = { today, actions, openId, currentId, isUnansweredOnly: tab === "toCheck" || tab === "proposed", toggle };
  return (
    <div className="space-y-4">
      {groups.length === 0 && (
        <Card>
          <EmptyState
            icon={<CalendarIcon />}
            drawing={<DeadlinesDrawing />}
            title={unchecked === null ? words.empty[tab] : words.unchecked.title}
            text={unchecked === null ? words.emptyHint : words.unchecked.next(day(unchecked))}
            actions={elsewhere.length > 0 && elsewhere}
          />
        </Card>
      )}
      <Groups groups={shown} {...rows} />
      {folded.length > 0 && (
        <Folded label={words.lessCertain(folded.length)} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)}>
          <Groups groups={more} {...rows} />
        </Folded>
      )}
      {order.length > 0 && <p className="hidden text-xs text-ink-muted md:block">{words.keys}</p>}
    </div>
  );
}

type GroupsProps = Pick<DeadlineRowProps, "today" | "actions" | "isUnansweredOnly"> & {
  groups: readonly Group[];
  openId: string | null;
  currentId: string | null;
  toggle: (id: string) => void;
};

function Groups({ groups, openId, currentId, toggle, ...row }: GroupsProps) {
  return groups.map((group) => (
    <section key={group.key} className="space-y-1.5">
      <h2 className="px-1 text-sm font-medium text-ink-muted">
        <GroupName group={group} />
      </h2>
      <Card>
        <ul>
          {group.deadlines.map((deadline) => (
            <DeadlineRow
              key={deadline.id}
              deadline={deadline}
              isOpen={deadline.id === openId}
              isCurrent={deadline.id === currentId}
              onToggle={() => toggle(deadline.id)}
              isGrouped={group.heading.kind !== "soon"}
              {...row}
            />
          ))}
        </ul>
      </Card>
    </section>
  ));
}

function GroupName({ group: { heading, deadlines } }: { group: Group }) {
  const words = useCopy().deadlines;
  const written = useDay();
  if (heading.kind === "soon") return words.soonUncertain(SOON_UNCERTAIN_DAYS, deadlines.length);
  if (heading.kind === "late") return words.groups.late;
  if (heading.kind === "month") return words.month(heading.day.year, heading.day.month);
  return words.groups[heading.kind](written(heading.from), written(heading.to));
}

/** By one key: what the text in force replaces is looked at first. */
const isConfirmable = (deadline: DeadlineDto) => isUnanswered(deadline.state) && replacedBy(deadline) === null;
