"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { CellDto } from "@/lib/portfolio/schema";
import { FlagGlyph, SureMark, surenessOf, VerdictMark } from "./marks";
import { useValues } from "./use-values";

type AnswerCellProps = { cell: CellDto | undefined; isFigure?: boolean };

/** One answer: the verdict if there is one, the value, and how sure it is. What is not read yet is a grey block. */
export function AnswerCell({ cell, isFigure = false }: AnswerCellProps) {
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
      {cell.value?.verdict && <VerdictMark verdict={cell.value.verdict} isBrief />}
      <AnswerText cell={cell} isFigure={isFigure} />
      {cell.more > 0 && <span className="shrink-0 text-xs text-ink-muted">{words.more(cell.more)}</span>}
      {cell.isFlagged && (
        <span className="shrink-0 text-danger" title={words.flagged}>
          <FlagGlyph />
          <span className="sr-only">{words.flagged}</span>
        </span>
      )}
      <SureMark sureness={surenessOf(cell)} />
    </>
  );
}

function AnswerText({ cell, isFigure }: { cell: CellDto; isFigure: boolean }) {
  const { states } = useCopy().portfolio;
  const { value: written } = useValues();
  const { value, state, isOutOfDate } = cell;
  const hasWord = value?.verdict !== undefined && value.verdict !== "matches" && value.verdict !== "acceptable";
  const isNothing = value === null || (value.text === "" && value.verdict === undefined);
  const text = isNothing ? states.notFound : written(value);
  return (
    <span
      title={text}
      className={classes(
        "answer-text",
        isFigure && "text-right tabular-nums",
        hasWord && "text-xs",
        (isNothing || hasWord || isOutOfDate) && "text-ink-muted",
        state === "nearest" && !hasWord && "text-ink-muted italic",
        isOutOfDate && "answer-old",
      )}
    >
      {text}
    </span>
  );
}
