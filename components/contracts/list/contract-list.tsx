"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { statusText } from "@/components/contracts/status-text";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { undone, useUndo } from "@/components/ui/overlay/use-undo";
import { SortDownIcon, SortUpIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import { Table, type TableHead } from "@/components/ui/table/table";
import { searchTerms } from "@/lib/documents/search/search-text";
import { MoveDialog } from "@/components/folders/move-later";
import { type ListActions, isProcessing, type ContractListRow } from "./contract-rows";
import { BulkBar } from "./bulk-bar";
import { DeleteContractDialog, EditContractDialog, LabelDialog } from "./contract-dialogs";
import { columnClass, ContractRow, DENSE, toNames } from "./contract-row";
import {
  columnsIn,
  isNarrowed,
  type ListView,
  type PageLinks,
  type ShownColumn,
  shownColumns,
  viewUrl,
  sortByColumn,
} from "./list-query";
import { moreNames } from "./row-cells";
import { PageNavigation } from "./page-navigation";
import type { RowTask } from "./row-menu";
import { useChoice, useListKeys } from "./use-choice";
import { useContractNews } from "./use-contract-news";

export type ContractListProps = {
  contracts: readonly ContractListRow[];
  links: PageLinks;
  view: ListView;
  actions: ListActions;
  /** All labels the reader uses. */
  knownLabels?: readonly string[];
};
type Task = { task: Exclude<RowTask, "duplicate">; row: ContractListRow };

/**
 * The table of contracts; one card each on narrow screens. Rows being processed refresh themselves. Source: behaviour
 * §7.
 */
export function ContractList(props: ContractListProps) {
  const { contracts, links, view, actions, knownLabels = [] } = props;
  const { contracts: words, contractList } = useCopy();
  const columns = columnsIn(view.columns);
  const heads = useHeads(view);
  const { rows, isStale } = useContractNews(contracts);
  const { open, setOpen, end, tell, place } = useTasks(contracts);
  const choice = useChoice(rows);
  useListKeys(place, choice);
  const finished = rows.filter((row, index) => !isProcessing(row) && contracts[index]?.status === "processing");
  const terms = searchTerms(view.q);
  const copying = useAction(actions.duplicate, { fallback: contractList.duplicateFailed, onProblem: tell });
  async function start(task: RowTask, row: ContractListRow) {
    if (task !== "duplicate") return setOpen({ task, row });
    const made = await copying.run({ contractId: row.id });
    if (made) end(contractList.duplicated(made.name));
  }
  const labelling = useAction(actions.label, { fallback: contractList.labelsFailed, onProblem: tell });
  async function relabel(row: ContractListRow, labels: string[]) {
    setOpen(null);
    const before = [...(row.labels ?? [])];
    if (!(await labelling.run({ contractId: row.id, labels, insteadOf: before }))) return;
    const back = { contractId: row.id, labels: before, insteadOf: labels };
    end(contractList.labelsSet, { undo: () => undone(actions.label(back)) });
  }
  return (
    <div ref={place} tabIndex={-1} className="space-y-4 focus:outline-none">
      {rows.length === 0 && <p className="text-ink-muted">{words.dashboard.emptyPage}</p>}
      <div className="relative">
        {rows.length > 0 && (
          // Shown over the table header if there is one, otherwise on the line with the count; first in tab order.
          <label className="flex min-h-8 w-fit items-center gap-2 pl-3.5 text-sm text-ink-muted max-sm:-mt-10 sm:absolute sm:top-px sm:left-px sm:min-h-10 sm:w-11">
            <input
              type="checkbox"
              checked={choice.rows.length === rows.length}
              onChange={(event) => choice.setAll(event.target.checked)}
              className="size-4 accent-primary"
            />
            <span className="sm:sr-only">{contractList.chooseAll}</span>
          </label>
        )}
        <Card className={rows.length === 0 ? "hidden" : "overflow-x-auto"}>
          <Table label={words.dashboard.title} head={heads}>
            {rows.map((row) => (
              <ContractRow
                key={row.id}
                row={row}
                terms={terms}
                columns={columns}
                isChosen={choice.has(row.id)}
                onChoose={() => choice.toggle(row.id)}
                onTask={(task) => void start(task, row)}
              />
            ))}
          </Table>
        </Card>
      </div>
      {isStale && <p className="text-sm text-ink-muted">{words.dashboard.statusStale}</p>}
      <p role="status" className="sr-only">
        {[
          ...(isNarrowed(view) ? [words.dashboard.found(rows.length)] : []),
          ...finished.map((row) => words.dashboard.statusChanged(row.name, statusText(row.status, words.status))),
        ].join(". ")}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xs text-ink-muted">{rows.some(hasLikely) && contractList.likelyKey}</p>
        <PageNavigation links={links} isNewestFirst={view.sort === "-date"} />
      </div>
      <BulkBar choice={choice} actions={actions} knownLabels={knownLabels} />
      {open && (
        <TaskDialog
          {...open}
          {...{ actions, knownLabels, end }}
          onClose={() => setOpen(null)}
          onLabels={(listLabels) => void relabel(open.row, listLabels(open.row))}
        />
      )}
    </div>
  );
}

/** Whether a row has the sign of what is only likely. */
const hasLikely = ({ answers = {}, next }: ContractListRow) =>
  next?.isToCheck === true || Object.values(answers).some(({ state }) => state === "likely");

/** `undo`: takes back what was done. */
type Ending = { isRowGone?: boolean; undo?: () => Promise<string | null> };

type TaskDialogProps = Task & {
  actions: ListActions;
  knownLabels: readonly string[];
  end: (message: string, how?: Ending) => void;
  onClose: () => void;
  onLabels: (listLabels: (row: ContractListRow) => string[]) => void;
};

/** The dialog of what was chosen in a row's menu. */
function TaskDialog({ task, row, actions, knownLabels, end, onClose, onLabels }: TaskDialogProps) {
  const { contracts: words } = useCopy();
  switch (task) {
    case "labels":
      return <LabelDialog rows={[row]} knownLabels={knownLabels} onClose={onClose} onChosen={onLabels} />;
    case "edit":
      return (
        <EditContractDialog
          row={row}
          change={actions.change}
          onClose={onClose}
          onSaved={(name) => end(words.edit.saved(name))}
        />
      );
    case "move":
      return <MoveDialog contractIds={[row.id]} onClose={onClose} onMoved={end} />;
    case "remove":
      return (
        <DeleteContractDialog
          row={row}
          remove={actions.remove}
          onClose={onClose}
          onDeleted={(name) => {
            const undo = () => undone(actions.restore({ contractId: row.id }));
            end(words.remove.done(name), { isRowGone: true, undo });
          }}
        />
      );
  }
}

/**
 * The open dialog; when it ends, the list is reloaded. A deleted row takes its button with it, so focus moves to the
 * list.
 */
function useTasks(contracts: readonly ContractListRow[]) {
  const router = useRouter();
  const toast = useToast();
  const offerUndo = useUndo();
  const [open, setOpen] = useState<Task | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isRowGoing.current || document.activeElement !== document.body) return;
    isRowGoing.current = false;
    place.current?.focus();
  }, [contracts]);
  function end(message: string, { isRowGone = false, undo }: Ending = {}) {
    setOpen(null);
    isRowGoing.current = isRowGone;
    if (undo) offerUndo(message, undo, router.refresh);
    else toast.success(message);
    router.refresh();
  }
  const tell = ({ message }: { message: string }) => toast.error(message);
  return { open, setOpen, end, tell, place };
}

/** The list's column headers; each of the documented ones links to the list sorted by it. */
function useHeads(view: ListView): TableHead[] {
  const { contracts, contractList } = useCopy();
  const { columns: documented } = contracts.dashboard;
  const columns = columnsIn(view.columns);
  const isDense = columns.length > 1;
  const names = { ...toNames(documented), ...moreNames(contractList) };
  const toHead = (column: ShownColumn): TableHead =>
    column === "type" || column === "date" || column === "status"
      ? toTableHead(view, column, names[column])
      : { name: names[column] };
  return [
    { ...toTableHead(view, "name", documented.name), className: classes("sm:pl-11", isDense && "sm:py-2.5 sm:pr-3") },
    ...shownColumns(columns).map((column) => ({
      ...toHead(column),
      className: classes(isDense && DENSE, columnClass(column, isDense)),
    })),
    { name: documented.actions, isHidden: true },
  ];
}

function toTableHead(view: ListView, column: "name" | "date" | "type" | "status", name: string): TableHead {
  const sorted = view.sort === column ? "ascending" : view.sort === `-${column}` ? "descending" : undefined;
  const address = viewUrl("/dashboard", { ...view, sort: sortByColumn(column, view.sort) });
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
