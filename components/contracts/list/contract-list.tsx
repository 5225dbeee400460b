"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { statusText } from "@/components/contracts/status-badge";
import { useCopy } from "@/components/copy/copy-provider";
import { Card } from "@/components/ui/card";
import { Table } from "@/components/ui/table";
import { useToast } from "@/components/ui/toast";
import { searchTerms } from "@/lib/documents/search/search-text";
import type { ListActions } from "./actions";
import { ContractRow } from "./contract-row";
import { isProcessing, type ContractListRow } from "./contract-rows";
import { DeleteContractDialog } from "./delete-contract-dialog";
import { EditContractDialog } from "./edit-contract-dialog";
import { isNarrowed, type ListView } from "./list-query";
import type { PageLinks } from "./page-trail";
import { PageNavigation } from "./page-navigation";
import { tasksOf, type RowTask } from "./row-menu";
import { useSortHeads } from "./sort-heads";
import { useContractNews } from "./use-contract-news";

export type ContractListProps = {
  contracts: readonly ContractListRow[];
  links: PageLinks;
  view: ListView;
  actions: ListActions;
  /** On how many topics a contract deviates from the reader's positions, by its id. */
  deviations?: Readonly<Record<string, number>>;
};
type Task = { task: RowTask; row: ContractListRow };

/**
 * The table of contracts; a card for each at narrow widths. Rows being processed renew themselves. Source: behaviour
 * §7.
 */
export function ContractList({ contracts, links, view, actions, deviations = {} }: ContractListProps) {
  const words = useCopy().contracts;
  const { rows, isStale } = useContractNews(contracts);
  const { open, setOpen, end, place } = useTasks(contracts);
  const finished = rows.filter((row, index) => !isProcessing(row) && contracts[index]?.status === "processing");
  const terms = searchTerms(view.q);
  const hasMenus = rows.some((row) => tasksOf(row).length > 0);
  const heads = useSortHeads(view);
  return (
    <div ref={place} tabIndex={-1} className="space-y-4 focus:outline-none">
      {rows.length === 0 && <p className="text-ink-muted">{words.dashboard.emptyPage}</p>}
      <Card className={rows.length === 0 ? "hidden" : "overflow-hidden"}>
        <Table
          label={words.dashboard.title}
          head={hasMenus ? [...heads, { name: words.dashboard.columns.actions, isHidden: true }] : heads}
        >
          {rows.map((row) => (
            <ContractRow
              key={row.id}
              row={row}
              terms={terms}
              deviations={deviations[row.id] ?? 0}
              onTask={hasMenus ? (task) => setOpen({ task, row }) : null}
            />
          ))}
        </Table>
      </Card>
      {isStale && <p className="text-sm text-ink-muted">{words.dashboard.statusStale}</p>}
      <p role="status" className="sr-only">
        {[
          ...(isNarrowed(view) ? [words.dashboard.found(rows.length)] : []),
          ...finished.map((row) => words.dashboard.statusChanged(row.name, statusText(row.status, words.status))),
        ].join(". ")}
      </p>
      <PageNavigation links={links} isNewestFirst={view.sort === "-date"} />
      {open?.task === "edit" && (
        <EditContractDialog
          row={open.row}
          change={actions.change}
          onClose={() => setOpen(null)}
          onSaved={(name) => end(words.edit.saved(name))}
        />
      )}
      {open?.task === "remove" && (
        <DeleteContractDialog
          row={open.row}
          remove={actions.remove}
          onClose={() => setOpen(null)}
          onDeleted={(name) => end(words.remove.done(name), { isRowGone: true })}
        />
      )}
    </div>
  );
}

/**
 * The dialog that is open, and its end: the list is read anew. A deleted row takes its button with it, so the focus
 * goes to the list.
 */
function useTasks(contracts: readonly ContractListRow[]) {
  const router = useRouter();
  const toast = useToast();
  const [open, setOpen] = useState<Task | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isRowGoing.current || document.activeElement !== document.body) return;
    isRowGoing.current = false;
    place.current?.focus();
  }, [contracts]);
  function end(message: string, { isRowGone = false } = {}) {
    setOpen(null);
    isRowGoing.current = isRowGone;
    toast.success(message);
    router.refresh();
  }
  return { open, setOpen, end, place };
}
