"use client";

import { memo } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { LostTerms } from "@/components/comparison/lost-terms";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { WarningIcon } from "@/components/ui/icons";
import { CELL_END } from "@/lib/documents/richtext/blocks";
import { isDrawnAlike } from "@/lib/documents/redline/drawn-alike";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import { CellEnds, ChangeTable } from "./change-table";
import type { CellPlace } from "./cell-place";
import { ChangeDecision } from "./change-decision";
import type { Around } from "./round-text";
import { type Choice, cardId } from "./use-round-review";
import type { Judged, OurPosition } from "./use-rounds";

export type ChangeCardProps = {
  change: RoundChangeDto;
  /** Our text, which their changes refer to. */
  text: string;
  /** Selected here and not yet saved. */
  choice: Choice | null;
  /** The words around it, to read a change in its sentence. */
  around: Around;
  /** Its position in a table; null if outside. */
  cell: CellPlace | null;
  /** Our position on the clause it touches, and the verdicts on the sent version and on theirs. */
  position: OurPosition | null;
  isCurrent: boolean;
  onShow: (changeId: string) => void;
  onChoose: (changeId: string, choice: Choice | null) => void;
};

/** Longest part of a change shown on its card; the text beside it has all of it. */
const MOST_SHOWN = 400;

/** One change: its author, what it deletes and inserts, our position, and the decision. Source: B-26.11. */
export const ChangeCard = memo(function ChangeCard(props: ChangeCardProps) {
  const { change, around, cell, position, isCurrent, onShow } = props;
  const words = useCopy().roundChanges.card;
  const { number, tracked, place, kind } = change;
  return (
    <article
      id={cardId(change.id)}
      aria-label={words.numbered(number)}
      aria-current={isCurrent || undefined}
      className={classes(
        "space-y-2 border-b border-line px-3 py-3 text-sm",
        isCurrent && "bg-primary-50/60 shadow-[inset_3px_0_0_var(--blue)]",
        !isCurrent && !tracked && "shadow-[inset_3px_0_0_var(--red)]",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-sm font-medium">
          {words.numbered(number)}
          <span className="font-normal text-ink-muted">
            {` · ${place === "text" ? words.kinds[kind] : words.places[place]}`}
          </span>
        </h2>
        {place === "text" && (
          <Button variant="ghost" size="sm" className="-mr-2" onClick={() => onShow(change.id)}>
            {words.show}
          </Button>
        )}
      </div>
      {around.clause !== "" && <p className="truncate text-xs font-medium text-ink">{around.clause}</p>}
      <Maker change={change} />
      {cell !== null && <CellNames cell={cell} />}
      {isTable(change) ? (
        <ChangeTable
          before={shortened(change.before)}
          after={shortened(change.after)}
          heads={cell?.heads ?? []}
          isUntracked={!tracked}
        />
      ) : (
        <Words change={change} around={around} />
      )}
      <Warnings change={change} text={props.text} />
      {position !== null && <Ours position={position} />}
      <ChangeDecision {...props} />
    </article>
  );
});

/** That both sides only look the same, and that a definition would go. */
function Warnings({ change: { kind, place, before, after }, text }: Pick<ChangeCardProps, "change" | "text">) {
  const words = useCopy().roundChanges.card;
  return (
    <>
      {kind === "replace" && isDrawnAlike(before, after) && (
        <p className="flex items-center gap-1.5 font-medium text-danger">
          <WarningIcon className="size-4 shrink-0" />
          {words.alike}
        </p>
      )}
      {place === "text" && kind !== "format" && kind !== "move" && <LostTerms {...{ before, after, text }} />}
    </>
  );
}

/** Our ask, what we sent by it, and what their changes make of that. */
function Ours({ position: { wanted, verdict, theirs, moved } }: { position: OurPosition }) {
  const { roundChanges, positions } = useCopy();
  const { card: words } = roundChanges;
  const { verdicts, probably } = positions.review;
  const said = ({ verdict: one, isSure }: Judged) =>
    isSure || one === "needsReview" ? verdicts[one] : probably(verdicts[one]);
  const isBad = theirs?.verdict === "deviates" || theirs?.verdict === "missing";
  return (
    <div className="space-y-0.5 text-xs">
      <p className="line-clamp-3 text-ink-muted" title={wanted}>
        {words.ours(wanted, said(verdict))}
      </p>
      {theirs !== null && (
        <p className={classes("font-medium", isBad || moved === "worse" ? "text-danger" : "text-ink")}>
          {words.theirs(said(theirs))}
          {moved && ` · ${words.turned[moved]}`}
        </p>
      )}
    </div>
  );
}

/** Rows and cells are shown as a table; moves and formatting are described in words. */
const isTable = ({ kind, before, after }: RoundChangeDto) =>
  kind !== "format" && kind !== "move" && (before + after).includes(CELL_END);

function CellNames({ cell: { row, column } }: { cell: CellPlace }) {
  const words = useCopy().roundChanges.card.cell;
  const names = [row && words.row(row), column && words.column(column)].filter((name) => name !== "");
  return <p className="text-xs break-words text-ink-muted">{[words.table, ...names].join(" · ")}</p>;
}

function Maker({ change: { tracked, undoesOurs, author, at } }: { change: RoundChangeDto }) {
  const words = useCopy().roundChanges.card;
  if (!tracked)
    return (
      <p className="flex items-center gap-1.5 font-medium text-danger">
        <WarningIcon className="size-4" />
        {undoesOurs ? words.undoesOurs : words.untracked}
      </p>
    );
  return (
    <p className="text-xs text-ink-muted">
      {words.tracked(author || words.someone)}
      {at !== null && (
        <>
          {", "}
          <DateText value={at} withTime />
        </>
      )}
    </p>
  );
}

function Words({ change: { kind, before, after, tracked }, around }: { change: RoundChangeDto; around: Around }) {
  const { card: words } = useCopy().roundChanges;
  const spoken = useCopy().comparison.spoken;
  if (kind === "format")
    return (
      <p className="font-paper break-words whitespace-pre-wrap">
        <span className="text-ink-muted">
          {`${words.formatted}: `}
          <CellEnds text={around.before} />
        </span>
        <CellEnds text={shortened(before || after)} />
        <span className="text-ink-muted">
          <CellEnds text={around.after} />
        </span>
      </p>
    );
  const look = classes("redline-run", !tracked && "round-untracked");
  return (
    <p className="font-paper leading-relaxed break-words whitespace-pre-wrap">
      {kind === "move" && <span className="text-ink-muted">{`${words.moved}: `}</span>}
      <span className="text-ink-muted">
        <CellEnds text={around.before} />
      </span>
      {before !== "" && (
        <del className={look}>
          <span className="redline-spoken">{` ${spoken.deleted} `}</span>
          <CellEnds text={shortened(before)} />
        </del>
      )}
      {before !== "" && after !== "" && " "}
      {after !== "" && kind !== "move" && (
        <ins className={look}>
          <span className="redline-spoken">{` ${spoken.inserted} `}</span>
          <CellEnds text={shortened(after)} />
        </ins>
      )}
      <span className="text-ink-muted">
        <CellEnds text={around.after} />
      </span>
    </p>
  );
}

function shortened(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text;
}
