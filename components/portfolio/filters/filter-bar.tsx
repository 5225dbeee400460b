"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { withFilter, withoutFilter, type Asked } from "@/components/portfolio/asked";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { Legend } from "@/components/portfolio/words/marks";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, CloseIcon, ColumnsIcon, PlusIcon } from "@/components/ui/icons";
import { Menu, MenuChoice } from "@/components/ui/overlay/menu";
import { GROUPS, MAX_FILTERS } from "@/lib/portfolio/bounds";
import type { GridFilter } from "@/lib/portfolio/schema";
import { FilterDialog } from "./filter-dialog";
import { useFilterWords } from "./filter-words";

type FilterBarProps = {
  asked: Asked;
  columns: readonly ColumnDto[];
  onAsk: (asked: Asked) => void;
  onChooseColumns: () => void;
};

/** What is set, at once offered for change; what is offered first; groups and questions at the end. */
const OFFERED = ["type", "status"] as const;
type Editing = { column: string; filter: GridFilter | null };

/** Each filter that is set stands as a chip; how contracts are grouped, and which questions are shown. */
export function FilterBar({ asked, columns, onAsk, onChooseColumns }: FilterBarProps) {
  const words = useCopy().portfolio;
  const [editing, setEditing] = useState<Editing | null>(null);
  const offered = OFFERED.flatMap((id) => columns.find((column) => column.id === id) ?? []).filter(
    ({ id }) => !asked.filters.some(({ column }) => column === id),
  );
  const isFull = asked.filters.length >= MAX_FILTERS;
  const first = asked.columns[0] ?? "";
  return (
    <div className="answers-strip flex items-center gap-2 px-4 py-2.5 max-sm:overflow-x-auto max-sm:[&_button]:shrink-0 sm:flex-wrap sm:px-6">
      <ul aria-label={words.filters.label} className="contents">
        {asked.filters.map((filter) => (
          <li key={`${filter.column} ${filter.by}`} className="contents">
            <FilterChip
              filter={filter}
              name={columns.find(({ id }) => id === filter.column)?.name ?? filter.column}
              onChange={() => setEditing({ column: filter.column, filter })}
              onRemove={() => onAsk(withoutFilter(asked, filter))}
            />
          </li>
        ))}
      </ul>
      {offered.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant="outline"
          disabled={isFull}
          onClick={() => setEditing({ column: id, filter: null })}
        >
          {name}
          <ChevronDownIcon className="size-4 text-ink-muted" />
        </Button>
      ))}
      <Button
        size="sm"
        variant="outline"
        disabled={isFull}
        {...(isFull ? { title: words.filters.most(MAX_FILTERS) } : {})}
        onClick={() => setEditing({ column: first, filter: null })}
      >
        <PlusIcon className="size-4 text-ink-muted" />
        {words.filters.add}
      </Button>
      {asked.filters.length > 1 && (
        <Button size="sm" variant="ghost" onClick={() => onAsk({ ...asked, filters: [] })}>
          {words.filters.clear}
        </Button>
      )}
      <Legend />
      <div className="flex gap-2 sm:ml-auto sm:flex-wrap">
        <GroupMenu asked={asked} onAsk={onAsk} />
        <Button size="sm" variant="outline" onClick={onChooseColumns}>
          <ColumnsIcon className="size-4 text-ink-muted" />
          {words.columns.button}
        </Button>
      </div>
      {editing && (
        <FilterDialog
          {...editing}
          columns={columns}
          onClose={() => setEditing(null)}
          onSet={(filter) => {
            setEditing(null);
            onAsk(withFilter(editing.filter ? withoutFilter(asked, editing.filter) : asked, filter));
          }}
        />
      )}
    </div>
  );
}

type FilterChipProps = { filter: GridFilter; name: string; onChange: () => void; onRemove: () => void };

function FilterChip({ filter, name, onChange, onRemove }: FilterChipProps) {
  const { filters: words } = useCopy().portfolio;
  const description = useFilterWords()(filter);
  return (
    <span className="inline-flex max-w-80 items-stretch rounded border border-primary-200 bg-primary-50 text-sm text-primary-800">
      <button
        type="button"
        aria-label={`${words.change(name)}, ${description}`}
        title={`${name}: ${description}`}
        onClick={onChange}
        className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-l pl-2.5 max-sm:min-h-9"
      >
        <span className="max-w-40 truncate font-medium">{name}</span>
        <span className="truncate">{description}</span>
      </button>
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid w-8 shrink-0 place-items-center rounded-r hover:bg-primary-100"
      >
        <CloseIcon className="size-3.5" />
      </button>
    </span>
  );
}

function GroupMenu({ asked, onAsk }: Pick<FilterBarProps, "asked" | "onAsk">) {
  const { group: words } = useCopy().portfolio;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="outline">
          <span className="text-ink-muted">{words.button}</span>
          {words.by[asked.group]}
          <ChevronDownIcon className="size-4 text-ink-muted" />
        </Button>
      }
    >
      <MenuChoice
        label={words.label}
        items={GROUPS.map((value) => ({ value, label: words.by[value] }))}
        value={asked.group}
        onChoose={(group) => onAsk({ ...asked, group })}
      />
    </Menu>
  );
}
