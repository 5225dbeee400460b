"use client";

import { StatusBadge, SignedBadge } from "@/components/contracts/contract-badges";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge, Chip } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CopyIcon, EditIcon, FolderIcon, MoreIcon, TagIcon, TrashIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { Progress } from "@/components/ui/progress";
import { Cell, Row } from "@/components/ui/table";
import { hitsIn } from "@/lib/documents/search/hits";
import { partyAddress } from "@/lib/party-address";
import { LocalDate, FactsCell, Highlighted } from "./cells";
import { isProcessing, type ContractListRow } from "./contract-rows";
import type { MoreColumn } from "./list-query";
import { ROW_LINK } from "./use-choice";

type ContractRowProps = {
  row: ContractListRow;
  /** The search terms, folded; highlighted in the name. */
  terms: readonly string[];
  /** On how many topics it deviates from the reader's playbook. */
  deviations: number;
  /** The columns shown in addition to the documented ones. */
  columns: readonly MoreColumn[];
  isChosen: boolean;
  onChoose: () => void;
  onTask: (task: RowTask) => void;
};

/** One contract: name, type, date, status, and the search match in its text. */
export function ContractRow(props: ContractRowProps) {
  const { row, terms, deviations, columns: more, isChosen, onChoose, onTask } = props;
  const { contracts, contractList } = useCopy();
  const { dashboard, types } = contracts;
  const { columns, typeMissing } = dashboard;
  const typeWords: Readonly<Record<string, string>> = types;
  const dense = more.length > 1 && DENSE;
  const type = row.contractType === "" ? typeMissing : (typeWords[row.contractType] ?? row.contractType);
  return (
    <Row className={classes("relative", ON_A_PHONE, isChosen && "bg-primary-50")}>
      <Cell
        isHeading
        className={classes("relative max-sm:basis-full", dense, "sm:pl-11", dense ? "sm:min-w-44" : "sm:w-2/5")}
      >
        <div className="min-w-0 space-y-1 max-sm:pr-20">
          <Link
            href={`/contracts/${row.id}`}
            {...{ [ROW_LINK]: row.id }}
            className="font-medium wrap-anywhere text-primary underline-offset-2 hover:underline"
          >
            <Highlighted text={row.name} hits={hitsIn(row.name, terms)} />
          </Link>
          {deviations > 0 && (
            <>
              {" "}
              <Badge tone="red" className="ml-1 align-middle">
                {dashboard.deviations(deviations)}
              </Badge>
            </>
          )}
          {row.snippet && (
            <p className="text-sm wrap-anywhere text-ink-muted">
              <Highlighted text={row.snippet.text} hits={row.snippet.hits} />
            </p>
          )}
        </div>
        {/* After the name for screen readers, visually before it: a row is named by its contract. */}
        <label className="absolute grid place-items-center max-sm:-top-2 max-sm:right-8 max-sm:size-11 sm:inset-y-0 sm:left-0 sm:w-11">
          <input
            type="checkbox"
            aria-label={contractList.choose(row.name)}
            checked={isChosen}
            onChange={onChoose}
            className="size-4 accent-primary"
          />
        </label>
      </Cell>
      <Cell
        label={columns.type}
        isPlain
        className={classes("max-sm:order-1 max-sm:min-w-0 max-sm:flex-1 max-sm:text-ink-muted", dense)}
      >
        <span title={type} className={classes("min-w-0 truncate sm:block", dense ? "sm:max-w-32" : "sm:max-w-60")}>
          {type}
        </span>
      </Cell>
      <Cell
        label={columns.uploadDate}
        isPlain
        className={classes("whitespace-nowrap max-sm:order-1 max-sm:text-ink-muted", dense)}
      >
        <LocalDate value={row.uploadedAt} />
      </Cell>
      <Cell
        label={columns.status}
        isPlain
        className={classes(
          "max-sm:order-3",
          (isProcessing(row) || row.status === "failed") && "max-sm:basis-full",
          dense || "sm:w-48",
        )}
      >
        <RowStatus row={row} />
      </Cell>
      {more.map((column) => (
        <Cell
          key={column}
          label={moreNames(contractList)[column]}
          isInLine
          className={classes(
            isEmpty(column, row) && "max-sm:hidden",
            column === "next" ? "max-sm:order-3 max-sm:ml-auto" : "max-sm:order-4 max-sm:basis-full",
            WIDTH_CLASSES[column],
            dense,
          )}
        >
          {column === "parties" && (
            <FactsCell facts={row.facts?.parties} isCut getLink={(name) => partyAddress(row.id, name)} />
          )}
          {column === "price" && <FactsCell facts={row.facts?.price} />}
          {column === "labels" && <Labels names={row.labels ?? []} />}
          {column === "by" && row.addedBy}
          {column === "next" && <NextDate row={row} />}
        </Cell>
      ))}
      <Cell className="max-sm:absolute max-sm:top-2 max-sm:right-2 sm:w-14 sm:px-2 sm:py-1">
        <RowMenu row={row} onTask={onTask} />
      </Cell>
    </Row>
  );
}

/**
 * A card: the name; type and date; status and next date, whatever the column order; one line for each of the others. A
 * long type is cut, a date never: it wraps to its own line. Elements without content act as line breaks.
 */
const ON_A_PHONE =
  "max-sm:!flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:!space-y-0 " +
  "max-sm:before:order-2 max-sm:before:basis-full max-sm:before:content-['']";

/** For cells and headers if more than one column is added. */
export const DENSE = "sm:px-2.5";

/** Hidden when there is no room beside the documented columns: facts first, then the next date. */
export const WIDTH_CLASSES: Partial<Record<MoreColumn, string>> = {
  parties: "sm:max-xl:hidden",
  price: "sm:max-xl:hidden",
  next: "sm:max-lg:hidden",
};

/** On narrow screens a card has no line for an empty column. */
function isEmpty(column: MoreColumn, { labels = [], addedBy = "", nextDate, facts }: ContractListRow): boolean {
  return {
    parties: !facts?.parties.facts.length,
    price: !facts?.price.facts.length,
    labels: labels.length === 0,
    by: addedBy === "",
    next: nextDate === undefined,
  }[column];
}

function NextDate({ row: { nextDate, isNextNear = false } }: { row: ContractListRow }) {
  if (nextDate === undefined) return <span className="text-ink-muted">–</span>;
  return (
    <span className={classes("whitespace-nowrap", isNextNear && "font-medium text-warning")}>
      <LocalDate value={nextDate} />
    </span>
  );
}

/** The names of the selected columns. */
export function moreNames(
  words: Record<"parties" | "price" | "labels" | "addedBy" | "nextDate", string>,
): Record<MoreColumn, string> {
  const { parties, price, labels, addedBy, nextDate } = words;
  return { parties, price, next: nextDate, labels, by: addedBy };
}

function Labels({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </span>
  );
}

function RowStatus({ row }: { row: ContractListRow }) {
  const words = useCopy().contracts.status;
  const waits = typeof row.ahead === "number";
  return (
    <div className="min-w-0 space-y-1.5">
      <span className="flex flex-wrap gap-1">
        <StatusBadge status={row.status} />
        <SignedBadge signedAt={row.signedAt ?? null} signedBy={row.signedBy ?? ""} />
      </span>
      {isProcessing(row) && (
        <div className="flex items-center gap-2">
          <Progress label={words.progress(row.name)} percent={row.progress} className="h-1.5 w-28" />
          <span aria-hidden={waits ? undefined : "true"} className="text-xs text-ink-muted">
            {waits ? words.ahead(row.ahead ?? 0) : words.percent(Math.round(row.progress))}
          </span>
        </div>
      )}
      {row.status === "failed" && row.statusMessage && <p className="text-xs text-ink-muted">{row.statusMessage}</p>}
    </div>
  );
}

export type RowTask = "edit" | "labels" | "move" | "duplicate" | "remove";

/** What a user may do with a contract from the list (B-7.9): managers change it, its owner deletes it. */
function allowedTasks({ role, status }: Pick<ContractListRow, "role" | "status">): readonly RowTask[] {
  const anybodys: RowTask[] = isProcessing({ status }) ? ["labels"] : ["labels", "duplicate"];
  if (role === "reviewer") return anybodys;
  return role === "admin" ? ["edit", "move", ...anybodys, "remove"] : ["edit", ...anybodys];
}

/** The menu of one row. */
function RowMenu({ row, onTask }: { row: ContractListRow; onTask: (task: RowTask) => void }) {
  const { contracts: words, contractList, folders } = useCopy();
  const entries = {
    move: { icon: <FolderIcon className="size-4" />, name: folders.move.open },
    edit: { icon: <EditIcon className="size-4" />, name: words.edit.action },
    labels: { icon: <TagIcon className="size-4" />, name: contractList.labels },
    duplicate: { icon: <CopyIcon className="size-4" />, name: contractList.duplicate },
    remove: { icon: <TrashIcon className="size-4" />, name: words.remove.action },
  };
  const button = (
    <IconButton label={words.dashboard.rowMenu(row.name)}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <Menu trigger={button}>
      {allowedTasks(row).map((task) => (
        <MenuItem key={task} icon={entries[task].icon} onSelect={() => onTask(task)}>
          {entries[task].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
