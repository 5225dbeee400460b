"use client";

import { memo, useMemo, useRef, type CSSProperties, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { RedlineRun } from "@/lib/documents/redline/redline";
import { wordRuns } from "@/lib/documents/redline/word-runs";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { INDENT_PX, type Mark } from "@/lib/documents/richtext/blocks";
import { toParagraphs, type Paragraph, type Piece } from "./pieces";
import { runsWithin, type Tracked } from "./tracked";
import type { Entry } from "./use-reply";
import "./guests.css";

type GuestPaperProps = {
  html: string;
  entries: readonly Entry[];
  /** What the sender changed; null where nothing is marked. */
  tracked: Tracked | null;
  chosen: number | null;
  onChoose: (piece: Piece) => void;
};
const LOOKS: Readonly<Record<Mark, string>> = {
  bold: "font-semibold",
  italic: "italic",
  underline: "underline",
  strike: "line-through",
};
const WORDS_SPOKEN = 60;

/** The version that was sent; each line can be chosen, by mouse or with the arrow keys. Source: B-41.6. */
export function GuestPaper({ html, entries, tracked, chosen, onChoose }: GuestPaperProps) {
  const words = useCopy().guestPage;
  const paper = useRef<HTMLDivElement>(null);
  const paragraphs = useMemo(() => toParagraphs(blocksFromHtml(html)), [html]);
  const byStart = useMemo(() => new Map(entries.map((entry) => [entry.start, entry])), [entries]);
  const first = paragraphs.flatMap(({ cells }) => cells.flat())[0]?.start ?? null;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...(paper.current?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
    const at = all.findIndex((piece) => piece === document.activeElement);
    const target = step && all[at + step];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div ref={paper} role="document" aria-label={words.paper} onKeyDown={move} className="guest-paper font-paper">
      {paragraphs.map((paragraph) => (
        <ParagraphView
          key={paragraph.start}
          paragraph={paragraph}
          {...trackedIn(paragraph, tracked)}
          {...touching(paragraph, { byStart, chosen: chosen ?? first })}
          isOpen={chosen !== null}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** What the sender changed in a paragraph, which starts with its line. */
function trackedIn({ start }: Paragraph, tracked: Tracked | null) {
  return { runs: tracked?.lines.get(start) ?? null, gone: tracked?.gone.get(start) ?? null };
}

/** What of the reply is about a paragraph; the same object as long as nothing is. */
function touching(
  { cells }: Paragraph,
  { byStart, chosen }: { byStart: ReadonlyMap<number | null, Entry>; chosen: number | null },
): { entries: string; chosen: number | null } {
  const pieces = cells.flat();
  const own = pieces.flatMap(({ start }) => byStart.get(start) ?? []);
  return {
    entries: own.length === 0 ? "" : JSON.stringify(own),
    chosen: pieces.some(({ start }) => start === chosen) ? chosen : null,
  };
}

type ParagraphViewProps = {
  paragraph: Paragraph;
  /** What the sender changed in its line; null where nothing. */
  runs: readonly RedlineRun[] | null;
  /** Lines that the sender struck before it. */
  gone: string | null;
  /** Entries about it as JSON, so that a paragraph is drawn again only when they change. */
  entries: string;
  chosen: number | null;
  isOpen: boolean;
  onChoose: (piece: Piece) => void;
};

const ParagraphView = memo(function ParagraphView({ paragraph, runs, gone, entries, ...rest }: ParagraphViewProps) {
  const { look, indent, align, label, cells } = paragraph;
  const own = entries === "" ? [] : (JSON.parse(entries) as Entry[]); // written by `touching`
  const drawn = (piece: Piece) => (
    <PieceView
      key={piece.start}
      piece={piece}
      runs={runs && runsWithin(runs, piece.start - paragraph.start, piece.text.length)}
      entry={own.find(isAbout(piece)) ?? null}
      {...rest}
    />
  );
  const level = /^h(\d)$/.exec(look)?.[1];
  const style = { textAlign: align, paddingInlineStart: indent * INDENT_PX } as CSSProperties;
  const drawnParagraph = (
    <div
      {...(level ? { role: "heading", "aria-level": Math.min(6, Number(level) + 1) } : {})}
      data-look={look}
      style={style}
      className="guest-paragraph"
    >
      {label !== null && <span className="guest-label">{label}</span>}
      {cells.map((cell, column) => (
        <span key={column} className={look === "row" ? "guest-cell" : undefined}>
          {cell.map(drawn)}
        </span>
      ))}
    </div>
  );
  if (gone === null) return drawnParagraph;
  return (
    <>
      <del className="guest-paragraph guest-gone block">{gone}</del>
      {drawnParagraph}
    </>
  );
});

const isAbout =
  ({ start }: Piece) =>
  (entry: Entry) =>
    entry.start === start;

type PieceViewProps = {
  piece: Piece;
  runs: readonly RedlineRun[] | null;
  entry: Entry | null;
  chosen: number | null;
  isOpen: boolean;
  onChoose: (piece: Piece) => void;
};

function PieceView({ piece, runs, entry, chosen, isOpen, onChoose }: PieceViewProps) {
  const words = useCopy().guestPage;
  const isChosen = piece.start === chosen;
  const isChanged = entry !== null && entry.before !== entry.after;
  return (
    <span
      role="button"
      tabIndex={isChosen ? 0 : -1}
      data-piece={piece.start}
      data-chosen={(isChosen && isOpen) || undefined}
      aria-label={words.edit(piece.text.slice(0, WORDS_SPOKEN))}
      className={classes("guest-piece", entry !== null && !isChanged && "guest-piece-noted")}
      onClick={() => onChoose(piece)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onChoose(piece);
      }}
    >
      {isChanged ? (
        <ChangedWords before={entry.before} after={entry.after} />
      ) : runs?.some(({ kind }) => kind !== "same") ? (
        <Redlined runs={runs} />
      ) : (
        piece.runs.map(({ text, marks }, index) => (
          <span key={index} className={classes(...marks.map((mark) => LOOKS[mark]))}>
            {text}
          </span>
        ))
      )}
    </span>
  );
}

/** A line with what a change takes out and puts in, word by word. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  return <Redlined runs={useMemo(() => wordRuns(before, after), [before, after])} />;
}

function Redlined({ runs }: { runs: readonly RedlineRun[] }) {
  return runs.map(({ kind, text }, index) => {
    if (kind === "same") return text;
    const Tag = kind === "deleted" ? "del" : "ins";
    return (
      <Tag key={index} className={kind === "deleted" ? "guest-gone" : "guest-come"}>
        {text}
      </Tag>
    );
  });
}
