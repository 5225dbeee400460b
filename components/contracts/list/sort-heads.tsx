"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { SortDownIcon, SortUpIcon } from "@/components/ui/icons";
import type { TableHead } from "@/components/ui/table";
import { addressOf, sortByColumn, type ListView } from "./list-query";

/** The heads of the list's columns; each is a link that orders the list by it. */
export function useSortHeads(view: ListView): TableHead[] {
  const { columns } = useCopy().contracts.dashboard;
  return [
    { ...headOf(view, "name", columns.name), className: "sm:pl-11" },
    headOf(view, "type", columns.type),
    headOf(view, "date", columns.uploadDate),
    headOf(view, "status", columns.status),
  ];
}

function headOf(view: ListView, column: "name" | "date" | "type" | "status", name: string): TableHead {
  const sorted = view.sort === column ? "ascending" : view.sort === `-${column}` ? "descending" : undefined;
  const address = addressOf("/dashboard", { ...view, sort: sortByColumn(column, view.sort) });
  return { name, sorted, content: <SortLink address={address} name={name} sorted={sorted} /> };
}

function SortLink({ address, name, sorted }: { address: string; name: string; sorted: TableHead["sorted"] }) {
  const words = useCopy().contracts.dashboard;
  return (
    <Link
      href={address}
      prefetch={false}
      scroll={false}
      title={words.sortBy(name)}
      className="inline-flex items-center gap-1 hover:text-ink"
    >
      {name}
      {sorted === "ascending" && <SortUpIcon className="size-3.5" />}
      {sorted === "descending" && <SortDownIcon className="size-3.5" />}
    </Link>
  );
}
