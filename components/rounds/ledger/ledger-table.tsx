"use client";

import { Fragment, useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { DateText } from "@/components/ui/date-text";
import { buttonClasses } from "@/components/ui/button";
import { ChevronDownIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { clauseName, clauseOpening } from "@/lib/exchange/rounds/clause-name";
import type { LedgerColumnDto, LedgerRowDto } from "@/lib/exchange/rounds/ledger-schema";
import { moveLook, standingLook } from "./looks";

type LedgerTableProps = { columns: readonly LedgerColumnDto[]; rows: readonly LedgerRowDto[]; contractId: string };

/** A row for each clause that moved, a column for each text; the first and the last column stay in view. */
export function LedgerTable({ columns, rows, contractId }: LedgerTableProps) {
  const words = useCopy().ledger;
  const first = rows.findIndex(({ standing }) => standing === "undone" || standing === "untracked");
  const [opened, setOpened] = useState<LedgerRowDto | null>(rows[first] ?? null);
  return (
    <div className="ledger-frame" role="region" aria-label={words.title} tabIndex={0}>
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">{words.clause}</th>
            {columns.map((column) => (
              <TextHead key={`${column.kind} ${column.roundId ?? column.versionId} ${column.at}`} column={column} />
            ))}
            <th scope="col">{words.standsNow}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <LedgerLine
              key={`${row.number} ${at}`}
              row={row}
              columns={columns}
              contractId={contractId}
              isOpen={opened === row}
              onToggle={() => setOpened(opened === row ? null : row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TextHead({ column: { kind, versionNumber, at, by } }: { column: LedgerColumnDto }) {
  const { columns } = useCopy().ledger;
  return (
    <th scope="col">
      {columns[kind](versionNumber)}
      <small>
        <DateText value={at} />
        {by !== "" && ` · ${by}`}
      </small>
    </th>
  );
}

type LedgerLineProps = {
  row: LedgerRowDto;
  columns: readonly LedgerColumnDto[];
  contractId: string;
  isOpen: boolean;
  onToggle: () => void;
};

function LedgerLine({ row, columns, contractId, isOpen, onToggle }: LedgerLineProps) {
  const words = useCopy().ledger;
  const detailId = useId();
  const known = clauseName(row);
  const opening = clauseOpening(row);
  const name = known === "" && row.number === "" ? words.unnamed : known;
  const isBad = row.standing === "undone" || row.standing === "untracked";
  return (
    <Fragment>
      <tr data-bad={isBad ? "" : undefined}>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailId}
            aria-label={words.openRow([row.number, name, opening].filter(Boolean).join(" "))}
            onClick={onToggle}
          >
            <ChevronDownIcon className="size-4 text-ink-muted" />
            {row.number !== "" && <span className="ledger-number">{row.number}</span>}
            <span>
              {name}
              {opening !== "" && <small>{opening}</small>}
            </span>
          </button>
        </th>
        {row.cells.map((cell, at) => (
          <LedgerCell key={at} cell={cell} before={row.cells[at - 1]} column={columns[at]} />
        ))}
        <td className="ledger-standing" data-look={standingLook(row.standing).tone} data-label={words.standsNow}>
          {standingLook(row.standing).mark} {words.standings[row.standing]}
          {isBad && <small>{words.isOpen}</small>}
        </td>
      </tr>
      {isOpen && (
        <tr className="ledger-detail" id={detailId}>
          <td colSpan={columns.length + 2}>
            <Wordings row={row} columns={columns} contractId={contractId} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

type Cell = LedgerRowDto["cells"][number];
type LedgerCellProps = { cell: Cell; before: Cell | undefined; column: LedgerColumnDto | undefined };

/** What a side says, with what stood there before where that differs. */
function LedgerCell({ cell, before, column }: LedgerCellProps) {
  const words = useCopy().ledger;
  if (!column) return <td />;
  const { mark, tone } = moveLook(cell.move, column.side);
  const label = words.columns[column.kind](column.versionNumber);
  if (cell.move === "same")
    return (
      <td className="ledger-same" data-label={label}>
        {words.moves[column.side].same}
      </td>
    );
  return (
    <td data-look={tone} data-label={label}>
      <span className="ledger-move">
        {mark}
        <span>
          {cell.move !== "undecided" && before?.isThere && before.words !== "" && before.words !== cell.words && (
            <>
              <del>{before.words}</del>
              {" → "}
            </>
          )}
          {cell.isThere ? cell.words || "…" : words.notThere}
          {cell.move !== "first" && <small>{words.moves[column.side][cell.move]}</small>}
        </span>
      </span>
    </td>
  );
}

function Wordings({ row, columns, contractId }: Pick<LedgerLineProps, "row" | "columns" | "contractId">) {
  const words = useCopy().ledger;
  const reply = columns.findLast(({ kind, roundId }) => kind === "reply" && roundId !== null);
  const before =
    row.agreed === null
      ? { label: words.detail.ours, text: row.ours }
      : { label: words.detail.agreed, text: row.agreed };
  return (
    <div className="ledger-wordings">
      <Wording label={before.label} text={before.text} />
      <Wording
        label={words.detail.theirs}
        text={row.theirs}
        isBad={row.standing === "undone" || row.standing === "untracked"}
      />
      <Wording label={words.detail.now} text={row.now} />
      {reply && (
        <Link
          className={buttonClasses({ variant: "outline", size: "sm" })}
          href={`/contracts/${encodeURIComponent(contractId)}/rounds`}
        >
          {words.toRound}
        </Link>
      )}
    </div>
  );
}

function Wording({ label, text, isBad = false }: { label: string; text: string | null; isBad?: boolean }) {
  const { notThere } = useCopy().ledger;
  return (
    <figure className="ledger-wording" data-bad={isBad ? "" : undefined}>
      <figcaption>{label}</figcaption>
      <blockquote>{text ?? <em>{notThere}</em>}</blockquote>
    </figure>
  );
}
