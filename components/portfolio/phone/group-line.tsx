"use client";

import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type { Line } from "@/components/portfolio/table/lines";
import { Sums } from "@/components/portfolio/table/sums";
import { useGroupName } from "@/components/portfolio/words/record-words";
import { ChevronDownIcon, ChevronRightIcon } from "@/components/ui/icons";
import type { GridGroup } from "@/lib/portfolio/bounds";

type GroupLineProps = {
  grouping: GridGroup;
  onFold: (groupKey: string) => void;
  line: Extract<Line, { kind: "group" }>;
  column: ColumnDto;
};

/** On a phone, a group with how many contracts are in it; a press folds it. */
export function GroupLine({ line: { group, isFolded }, grouping, column, onFold }: GroupLineProps) {
  const name = useGroupName(grouping)(group);
  const Chevron = isFolded ? ChevronRightIcon : ChevronDownIcon;
  return (
    <li className="flex items-center justify-between gap-3 bg-sunken px-4 text-sm font-medium">
      <button
        type="button"
        aria-expanded={!isFolded}
        onClick={() => onFold(group.key)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 text-left"
      >
        <Chevron className="size-4 shrink-0 text-ink-muted" />
        <span className="min-w-0 break-words">{name}</span>
        {group.count > 0 && <span className="font-normal text-ink-muted tabular-nums">{group.count}</span>}
      </button>
      <Sums totals={group.totals[column.id] ?? []} contracts={group.count} />
    </li>
  );
}
