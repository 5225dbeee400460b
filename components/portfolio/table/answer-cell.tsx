"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { isFigure, isVerifiable, type ColumnDto } from "@/components/portfolio/columns/columns";
import { FlagGlyph, SureMark, toSureness, VerdictMark } from "@/components/portfolio/words/marks";
import { useCellWords } from "@/components/portfolio/words/use-values";
import { classes } from "@/components/ui/classes";
import type { CellDto } from "@/lib/portfolio/schema";

type AnswerCellProps = { cell: CellDto | undefined; column: ColumnDto };

/** One answer: the verdict if there is one, the value, and how sure it is. What is not read yet is a grey block. */
export function AnswerCell({ cell, column }: AnswerCellProps) {
  const words = useCopy().portfolio;
  if (!cell) return <span className="text-ink-muted">–</span>;
  if (cell.state === "unread")
    return (
      <span className="flex w-full items-center" title={words.unread}>
        <span className="answers-block h-3 w-3/4" />
        <span className="sr-only">{words.unread}</span>
      </span>
    );
  return (
    <>
      {hasVerdictWord(cell) ? (
        <span className="flex min-w-0 flex-1 flex-col leading-4">
          {cell.value?.verdict && <VerdictMark verdict={cell.value.verdict} isBrief />}
          <AnswerText {...{ cell, column }} />
        </span>
      ) : (
        <>
          {cell.value?.verdict && <VerdictMark verdict={cell.value.verdict} isBrief />}
          <AnswerText {...{ cell, column }} />
        </>
      )}
      <AnswerClause value={cell.value} />
      {cell.inForce && <InForceMark inForce={cell.inForce} />}
      {cell.more > 0 && <span className="shrink-0 text-xs text-ink-muted">{words.more(cell.more)}</span>}
      {cell.isFlagged && (
        <span className="shrink-0 text-danger" title={words.flagged}>
          <FlagGlyph className="size-4" />
          <span className="sr-only">{words.flagged}</span>
        </span>
      )}
      {isMarked(cell, column) && <SureMark sureness={toSureness(cell)} />}
    </>
  );
}

/** An amendment made the answer. */
export function InForceMark({ inForce: { documents } }: { inForce: NonNullable<CellDto["inForce"]> }) {
  const { inForce } = useCopy().portfolio;
  return (
    <span
      title={inForce.hint(documents.map(({ name }) => name).join(", "))}
      className="shrink-0 rounded bg-sunken px-1 text-[0.6875rem] leading-4 text-ink-muted"
    >
      {inForce.mark}
    </span>
  );
}

/** A verdict that asks for something is written out; the clause's words stand below it. */
const hasVerdictWord = ({ value }: Pick<CellDto, "value">) =>
  value?.verdict !== undefined && value.verdict !== "matches" && value.verdict !== "acceptable";

/** What needs no clause is in order without one: a dash beside its tick would contradict it. */
const isNoneNeeded = ({ value, state }: Pick<CellDto, "value" | "state">) =>
  state === "notFound" && value?.verdict === "matches" && value.text === "";

/** A date to check is no surer here than on the dashboard. */
export const isMarked = (cell: CellDto, { kind }: ColumnDto) =>
  (isVerifiable(kind) && !isNoneNeeded(cell)) || (kind === "deadline" && cell.state === "likely");

function AnswerText({ cell, column }: { cell: CellDto; column: ColumnDto }) {
  const written = useCellWords();
  const { value, state, isOutOfDate } = cell;
  const hasWord = hasVerdictWord(cell);
  const isNothing = value === null || (value.text === "" && value.verdict === undefined);
  const text = written(cell, column);
  return (
    <span
      title={text}
      className={classes(
        "answer-text",
        isFigure(column) && "answer-figure text-right tabular-nums",
        hasWord && "answer-under text-xs",
        (isNothing || hasWord || isOutOfDate || isNoneNeeded(cell)) && "text-ink-muted",
        state === "nearest" && !hasWord && "text-ink-muted italic",
        isOutOfDate && "answer-old",
      )}
    >
      {text}
      <Sentence value={value} />
    </span>
  );
}

/** Of an own question: the sentence in which the value stands. */
function Sentence({ value }: Pick<CellDto, "value">) {
  if (value?.sentence === undefined) return null;
  return <span className="ml-2 text-xs text-ink-muted">{value.sentence}</span>;
}

/** Of an own question: the number of the clause that answers it. */
export function AnswerClause({ value }: Pick<CellDto, "value">) {
  const { clause } = useCopy().portfolio;
  if (value?.clause === undefined) return null;
  return <span className="shrink-0 text-xs whitespace-nowrap text-ink-muted tabular-nums">{clause(value.clause)}</span>;
}
