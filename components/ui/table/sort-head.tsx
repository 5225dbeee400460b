"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Select } from "../field";
import { SortDownIcon, SortUpIcon } from "../icons";
import type { TableHead } from "./table";

/** A column and its direction, as REST writes it: `name`, or `-name` for descending. */
export type SortOf<Column extends string> = Column | `-${Column}`;

type SortHeadProps<Column extends string> = {
  column: Column;
  name: string;
  sort: SortOf<Column>;
  onSort: (sort: SortOf<Column>) => void;
};

/** A column's head that sorts by it, and the other way when pressed again. */
export function sortHead<Column extends string>({ column, name, sort, onSort }: SortHeadProps<Column>): TableHead {
  const [isUp, isDown] = [sort === column, sort === `-${column}`];
  const Icon = isDown ? SortDownIcon : SortUpIcon;
  return {
    name,
    sorted: isUp ? "ascending" : isDown ? "descending" : undefined,
    content: (
      <button
        type="button"
        onClick={() => onSort(isUp ? `-${column}` : column)}
        className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded px-1 hover:text-ink"
      >
        {name}
        {(isUp || isDown) && <Icon className="size-3.5" />}
      </button>
    ),
  };
}

type SortSelectProps<Column extends string> = {
  columns: readonly { column: Column; name: string }[];
  sort: SortOf<Column>;
  onSort: (sort: SortOf<Column>) => void;
};

/** The same choice on a phone, where a table has no heads. */
export function SortSelect<Column extends string>({ columns, sort, onSort }: SortSelectProps<Column>) {
  const words = useCopy().tables;
  const choices = columns.flatMap(({ column, name }) => [
    { value: column, label: words.ascending(name) },
    { value: `-${column}` as const, label: words.descending(name) },
  ]);
  return (
    <div className="w-full sm:hidden">
      <Select
        aria-label={words.sortBy}
        value={sort}
        onChange={(event) => onSort(choices.find(({ value }) => value === event.target.value)?.value ?? sort)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
