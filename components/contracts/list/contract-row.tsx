"use client";

import { SignedBadge, StatusBadge } from "@/components/contracts/contract-badges";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { Cell, Row } from "@/components/ui/table/table";
import { hitsIn } from "@/lib/documents/search/hits";
import { LocalDate } from "./cells";
import { Highlighted } from "./highlighted";
import { isProcessing, type ContractListRow } from "./contract-rows";
import { shownColumns, type MoreColumn, type ShownColumn } from "./list-query";
import { isEmpty, MoreCell, moreNames } from "./row-cells";
import { RowMenu, type RowTask } from "./row-menu";
import { ROW_LINK } from "./use-choice";
import { NegotiationBadge } from "./negotiation-badge";

type ContractRowProps = {
  row: ContractListRow;
  /** The search terms, folded; highlighted in the name. */
  terms: readonly string[];
  /** The columns shown in addition to the documented ones. */
  columns: readonly MoreColumn[];
  isChosen: boolean;
  onChoose: () => void;
  onTask: (task: RowTask) => void;
};

/** One contract: name, type, date, status, the columns added to them, and the search match in its text. */
export function ContractRow({ row, terms, columns, isChosen, onChoose, onTask }: ContractRowProps) {
  const { contractList } = useCopy();
  const isDense = columns.length > 1;
  return (
    <Row className={classes("relative", ON_A_PHONE, isChosen && "bg-primary-50")}>
      <Cell
        isHeading
        className={classes(
          "relative max-sm:col-span-2 sm:pl-11",
          isDense ? "sm:w-[22%] sm:min-w-44 sm:py-2.5 sm:pr-3" : "sm:w-2/5",
        )}
      >
        <div className="min-w-0 max-sm:pr-20">
          <Link
            href={`/contracts/${row.id}`}
            {...{ [ROW_LINK]: row.id }}
            title={row.name}
            className="line-clamp-2 font-medium wrap-anywhere underline-offset-2 hover:text-primary hover:underline"
          >
            <Highlighted text={row.name} hits={hitsIn(row.name, terms)} />
          </Link>
          {columns.includes("parties") && !isEmpty("parties", row) && (
            // its column has no room there
            <div className="hidden text-[0.8125rem] text-ink-muted sm:max-xl:block">
              <MoreCell column="parties" row={row} />
            </div>
          )}
          {row.snippet && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
              <Highlighted text={row.snippet.text} hits={row.snippet.hits} />
            </p>
          )}
        </div>
        {/* After the name for screen readers, visually before it: a row is named by its contract. */}
        <label className="absolute grid place-items-center max-sm:-top-2.5 max-sm:right-7 max-sm:size-11 sm:inset-y-0 sm:left-0 sm:w-11">
          <input
            type="checkbox"
            aria-label={contractList.choose(row.name)}
            checked={isChosen}
            onChange={onChoose}
            className="size-4 accent-primary"
          />
        </label>
      </Cell>
      {shownColumns(columns).map((column) => (
        <ColumnCell key={column} {...{ column, row, isDense }} />
      ))}
      <Cell className="max-sm:absolute max-sm:top-1 max-sm:right-2 sm:w-12 sm:px-1.5 sm:py-1">
        <RowMenu row={row} onTask={onTask} />
      </Cell>
    </Row>
  );
}

/**
 * A card: the name; the other side; the value and the end; what is next; status and type, whatever the column order;
 * one line for each of the others. A long type is cut, a date never. Elements without content act as line breaks.
 */
const ON_A_PHONE =
  "max-sm:!grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(62%)] max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:!space-y-0";

/** For cells and headers if more than one column is added. */
export const DENSE = "sm:px-2.5 sm:py-2.5";

/** Hidden when there is no room: the other side (then under the name), type and upload date; then value and end. */
const WIDTH_CLASSES: Partial<Record<ShownColumn, string>> = {
  parties: "sm:max-xl:hidden",
  type: "sm:max-xl:hidden",
  date: "sm:max-xl:hidden",
  price: "sm:max-lg:hidden sm:text-right",
  ends: "sm:max-lg:hidden",
};
/** The same where only one column is added: the documented ones have room. */
export const columnClass = (column: ShownColumn, isDense: boolean) =>
  isDense || (column !== "type" && column !== "date") ? WIDTH_CLASSES[column] : undefined;

/** Where a cell stands in a card. */
const ON_A_CARD: Partial<Record<ShownColumn, string>> = {
  parties: "max-sm:col-span-2 max-sm:row-start-2 max-sm:text-ink-muted",
  price: "max-sm:col-start-1 max-sm:row-start-3",
  ends: "max-sm:col-start-2 max-sm:row-start-3 max-sm:justify-self-end max-sm:text-right max-sm:text-ink-muted",
  next: "max-sm:col-span-2 max-sm:row-start-4",
  status: "max-sm:col-start-1 max-sm:row-start-5",
  type: "max-sm:col-start-2 max-sm:row-start-5 max-sm:max-w-44 max-sm:justify-self-end max-sm:text-right max-sm:text-ink-muted",
};
const WIDE_CARD = "max-sm:col-span-2";
/** Without a value beside it. */
const ENDS_ALONE = "max-sm:col-span-2 max-sm:row-start-3 max-sm:text-ink-muted";
/** In a card these need no name before them. */
const PLAIN: readonly ShownColumn[] = ["parties", "price", "next", "type", "date", "status"];

/** Their words may be long: they take two lines, with all of them on hover. */
const CUT: readonly ShownColumn[] = ["parties", "price", "next"];

type ColumnProps = { column: ShownColumn; row: ContractListRow; isDense: boolean };

function ColumnCell({ column, row, isDense }: ColumnProps) {
  const { contracts, contractList } = useCopy();
  const names = { ...toNames(contracts.dashboard.columns), ...moreNames(contractList) };
  return (
    <Cell
      label={names[column]}
      isPlain={PLAIN.includes(column) || (column === "ends" && row.isOver === true)}
      isInLine
      className={classes(
        "sm:text-[0.8125rem]",
        column === "ends" && isEmpty("price", row) ? ENDS_ALONE : (ON_A_CARD[column] ?? WIDE_CARD),
        isDense && DENSE,
        columnClass(column, isDense),
        isLeftOut({ column, row, isDense }) && "max-sm:hidden",
        isDense && CUT.includes(column) && "sm:max-w-40",
        isDense && column === "parties" && "xl:min-w-32",
      )}
    >
      <ColumnContent {...{ column, row, isDense }} />
    </Cell>
  );
}

/** A card has no line for the upload day or for what is not there. */
function isLeftOut({ column, row, isDense }: ColumnProps): boolean {
  if (column === "date") return isDense;
  return column !== "type" && column !== "status" && isEmpty(column, row);
}

function ColumnContent({ column, row, isDense }: ColumnProps) {
  switch (column) {
    case "type":
      return <ContractType type={row.contractType} isDense={isDense} />;
    case "date":
      return (
        <span className="whitespace-nowrap text-ink-muted">
          <LocalDate value={row.uploadedAt} />
        </span>
      );
    case "status":
      return <RowStatus row={row} />;
    default:
      return <MoreCell column={column} row={row} />;
  }
}

export function toNames({ type, uploadDate, status }: { type: string; uploadDate: string; status: string }) {
  return { type, date: uploadDate, status };
}

function ContractType({ type, isDense }: { type: string; isDense: boolean }) {
  const { dashboard, types } = useCopy().contracts;
  const shown = type === "" ? dashboard.typeMissing : ((types as Readonly<Record<string, string>>)[type] ?? type);
  return (
    <span
      title={shown}
      className={classes("line-clamp-3 min-w-0 text-ink-muted", isDense ? "sm:max-w-32 sm:min-w-24" : "sm:max-w-60")}
    >
      {shown}
    </span>
  );
}

function RowStatus({ row }: { row: ContractListRow }) {
  const words = useCopy().contracts.status;
  const waits = typeof row.ahead === "number";
  return (
    <div className="min-w-0 space-y-1.5">
      <span className="flex flex-wrap gap-x-2 gap-y-1">
        <StatusBadge status={row.status} />
        <SignedBadge
          signedAt={row.signedAt ?? null}
          signedBy={row.signedBy ?? ""}
          isUnseen={row.isSignatureUnseen === true}
        />
        {row.negotiation && <NegotiationBadge contractId={row.id} {...row.negotiation} />}
      </span>
      {isProcessing(row) && (
        <div className="flex items-center gap-2">
          <Progress label={words.progress(row.name)} percent={row.progress} className="h-1.5 w-20" />
          <span aria-hidden={waits ? undefined : "true"} className="text-xs text-ink-muted">
            {waits ? words.ahead(row.ahead ?? 0) : words.percent(Math.round(row.progress))}
          </span>
        </div>
      )}
      {row.status === "failed" && row.statusMessage && <p className="text-xs text-ink-muted">{row.statusMessage}</p>}
    </div>
  );
}
