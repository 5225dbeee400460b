"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { AnswerDetails } from "@/components/portfolio/answer/answer-details";
import { useOpened } from "@/components/portfolio/answer/use-opened";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { AnswerClause, InForceMark, isMarked } from "@/components/portfolio/table/answer-cell";
import type { CellPlace } from "@/components/portfolio/portfolio-calls";
import type { Line } from "@/components/portfolio/table/lines";
import { Sums } from "@/components/portfolio/table/sums";
import { SureMark, toSureness, VerdictGlyph, VerdictMark } from "@/components/portfolio/words/marks";
import { useCellWords } from "@/components/portfolio/words/use-values";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import type { GridGroup } from "@/lib/portfolio/bounds";
import type { CellDto, GridRowDto, GridSummaryDto } from "@/lib/portfolio/schema";
import { GroupLine } from "./group-line";

export type AnswersPhoneProps = {
  lines: readonly Line[];
  shown: readonly ColumnDto[];
  grouping: GridGroup;
  summary: GridSummaryDto | undefined;
  isCounting: boolean;
  readOnly: ReadonlySet<string>;
  isStale: boolean;
  hasMore: boolean;
  onMore: () => void;
  onFold: (groupKey: string) => void;
  onReadOnly: (contractId: string) => void;
  onChanged: (place: CellPlace, cell: CellDto) => void;
};

/** One question at a time over all contracts; an answer opens where it stands. */
export function AnswersPhone(props: AnswersPhoneProps) {
  const { lines, shown, grouping, summary, isCounting, readOnly, isStale, hasMore, onMore, onFold } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const column = shown.find(({ id }) => id === asked) ?? shown[0];
  if (!column) return null;
  return (
    <div className={classes("bg-surface", isStale && "answers-stale")}>
      <Pills shown={shown} chosen={column.id} onChoose={setAsked} />
      <Counts {...{ summary, column, isCounting }} />
      <ul aria-label={column.name}>
        {lines.map((line) =>
          line.kind === "group" ? (
            <GroupLine key={line.key} {...{ line, grouping, column, onFold }} />
          ) : (
            <PhoneAnswer
              key={line.key}
              row={line.row}
              column={column}
              isOpen={openId === line.row.contract.id}
              isReadOnly={readOnly.has(line.row.contract.id)}
              onToggle={() => setOpenId(openId === line.row.contract.id ? null : line.row.contract.id)}
              onReadOnly={props.onReadOnly}
              onChanged={props.onChanged}
            />
          ),
        )}
      </ul>
      {hasMore && <MoreWhenSeen onMore={onMore} />}
    </div>
  );
}

function Pills({
  shown,
  chosen,
  onChoose,
}: {
  shown: readonly ColumnDto[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { phone } = useCopy().portfolio;
  return (
    <ul aria-label={phone.questions} className="answers-strip flex gap-2 overflow-x-auto px-4 py-2.5">
      {shown.map(({ id, name }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-pressed={id === chosen}
            title={name}
            onClick={() => onChoose(id)}
            className={classes(
              "min-h-11 max-w-56 truncate rounded-full border px-4 text-sm",
              id === chosen
                ? "border-primary-200 bg-primary-50 font-medium text-primary-800"
                : "border-line-strong text-ink-muted",
            )}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

type CountsProps = { summary: GridSummaryDto | undefined; column: ColumnDto; isCounting: boolean };

/** By verdict where there are any; else how many were found, and sums. */
function Counts({ summary, column, isCounting }: CountsProps) {
  const { phone, footer } = useCopy().portfolio;
  const of = summary?.columns[column.id];
  const line = "flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line px-4 py-2.5 text-sm";
  if (!summary || !of)
    return (
      <p aria-hidden="true" className={line}>
        <span className="answers-block my-0.5 h-4 w-1/2" />
      </p>
    );
  const { deviates = 0, missing = 0, needsReview = 0, acceptable = 0, matches = 0 } = of.verdicts;
  const counts = [
    { verdict: "deviates", count: deviates, word: phone.deviate },
    { verdict: "missing", count: missing, word: phone.missing },
    { verdict: "needsReview", count: needsReview, word: phone.review },
    { verdict: "matches", count: acceptable + matches, word: phone.fine },
  ] as const;
  return (
    <div role="status" className={line}>
      {counts.map(
        ({ verdict, count, word }) =>
          count > 0 && (
            <span key={verdict} className="inline-flex items-center gap-1.5">
              <VerdictGlyph verdict={verdict} />
              <b className="font-medium tabular-nums">{count}</b> {word}
            </span>
          ),
      )}
      {counts.every(({ count }) => count === 0) && <span>{footer.found(of.found, summary.contracts)}</span>}
      {of.outOfDate > 0 && <span className="text-warning-600">{footer.outOfDate(of.outOfDate)}</span>}
      <Sums totals={of.totals} contracts={summary.contracts} />
      {isCounting && <span className="text-ink-muted">{footer.counting}</span>}
    </div>
  );
}

type PhoneAnswerProps = Pick<AnswersPhoneProps, "onReadOnly" | "onChanged"> & {
  row: GridRowDto;
  column: ColumnDto;
  isOpen: boolean;
  isReadOnly: boolean;
  onToggle: () => void;
};

function PhoneAnswer({ row, column, isOpen, isReadOnly, onToggle, onReadOnly, onChanged }: PhoneAnswerProps) {
  const id = useId();
  const { contract } = row;
  const cell = row.cells[column.id];
  return (
    <li className={classes("border-b border-l-4 border-b-line", isOpen ? "border-l-primary" : "border-l-transparent")}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex min-h-14 w-full items-start justify-between gap-3 py-2.5 pr-4 pl-3 text-left focus-visible:-outline-offset-2"
      >
        <span className="line-clamp-2 min-w-0 font-medium break-words">{contract.name}</span>
        <span className="flex max-w-1/2 shrink-0 flex-col items-end gap-0.5 text-sm">
          <PhoneValue {...{ cell, column }} />
        </span>
      </button>
      {isOpen && cell && (
        <div id={id} className="pr-4 pb-3 pl-3">
          <OpenedHere key={column.id} {...{ contract, column, cell, isReadOnly, onReadOnly, onChanged }} />
        </div>
      )}
    </li>
  );
}

function PhoneValue({ cell, column }: { cell: CellDto | undefined; column: ColumnDto }) {
  const words = useCopy().portfolio;
  const written = useCellWords();
  if (!cell) return <span className="text-ink-muted">–</span>;
  if (cell.state === "unread")
    return (
      <>
        <span aria-hidden="true" className="answers-block h-4 w-20" />
        <span className="sr-only">{words.unread}</span>
      </>
    );
  const { value } = cell;
  const text = written(cell, column);
  return (
    <>
      {value?.verdict && <VerdictMark verdict={value.verdict} />}
      <span className="inline-flex max-w-full items-center gap-1.5 text-ink-muted">
        <span className={classes("line-clamp-2 break-words text-right", cell.isOutOfDate && "answer-old")}>{text}</span>
        <AnswerClause value={value} />
        {cell.inForce && <InForceMark inForce={cell.inForce} />}
        {isMarked(cell, column) && <SureMark sureness={toSureness(cell)} />}
      </span>
    </>
  );
}

type OpenedHereProps = Pick<PhoneAnswerProps, "column" | "isReadOnly" | "onReadOnly" | "onChanged"> & {
  contract: GridRowDto["contract"];
  cell: CellDto;
};

function OpenedHere({ contract, column, cell, isReadOnly, onReadOnly, onChanged }: OpenedHereProps) {
  const { panel } = useCopy().portfolio;
  const opened = useOpened(contract.id, column, { onReadOnly, onChanged });
  return (
    <>
      <AnswerDetails {...{ column, cell, opened, isReadOnly }} contractId={contract.id} isPhone />
      {cell.verified && !isReadOnly && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1"
          busy={opened.busy === "withdraw"}
          onClick={() => void opened.withdraw()}
        >
          {panel.withdraw}
        </Button>
      )}
    </>
  );
}

/** More comes when the end is near, and by a press. */
function MoreWhenSeen({ onMore }: { onMore: () => void }) {
  const { phone } = useCopy().portfolio;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === "undefined") return undefined;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: "600px" });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [onMore]);
  return (
    <div ref={end} className="p-3 text-center">
      <Button variant="ghost" onClick={onMore}>
        {phone.more}
      </Button>
    </div>
  );
}
