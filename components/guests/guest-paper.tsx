"use client";

import { memo, useMemo, useRef, type CSSProperties, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { wordRuns } from "@/lib/documents/redline/word-runs";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { INDENT_PX, type Mark } from "@/lib/documents/richtext/blocks";
import { toParagraphs, type Paragraph, type Piece } from "./pieces";
import type { Entry } from "./use-reply";
import "./guests.css";

type GuestPaperProps = {
  html: string;
  entries: readonly Entry[];
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
export function GuestPaper({ html, entries, chosen, onChoose }: GuestPaperProps) {
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
          {...touching(paragraph, { byStart, chosen: chosen ?? first })}
          isOpen={chosen !== null}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
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
  /** Entries about it as JSON, so that a paragraph is drawn again only when they change. */
  entries: string;
  chosen: number | null;
  isOpen: boolean;
  onChoose: (piece: Piece) => void;
};

const ParagraphView = memo(function ParagraphView({ paragraph, entries, ...rest }: ParagraphViewProps) {
  const { look, indent, align, label, cells } = paragraph;
  const own = entries === "" ? [] : (JSON.parse(entries) as Entry[]); // written by `touching`
  const drawn = (piece: Piece) => (
    <PieceView key={piece.start} piece={piece} entry={own.find(isAbout(piece)) ?? null} {...rest} />
  );
  const level = /^h(\d)$/.exec(look)?.[1];
  const style = { textAlign: align, paddingInlineStart: indent * INDENT_PX } as CSSProperties;
  return (
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
});

const isAbout =
  ({ start }: Piece) =>
  (entry: Entry) =>
    entry.start === start;

type PieceViewProps = {
  piece: Piece;
  entry: Entry | null;
  chosen: number | null;
  isOpen: boolean;
  onChoose: (piece: Piece) => void;
};

function PieceView({ piece, entry, chosen, isOpen, onChoose }: PieceViewProps) {
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
  const runs = useMemo(() => wordRuns(before, after), [before, after]);
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
