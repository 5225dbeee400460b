"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { DifferenceDto } from "@/lib/assistant/languages/languages-schema";

type Passage = { content: string; start: number; end: number };
type Piece = { text: string; mark: DifferenceDto | null };

/** A passage with the words that differ underlined, and named for who doesn't see them. */
export function Marked({
  passage,
  differences,
  side,
}: {
  passage: Passage;
  differences: readonly DifferenceDto[];
  side: "first" | "second";
}) {
  const words = useCopy().bilingual;
  return toPieces(passage, differences, side).map(({ text, mark }, index) =>
    mark ? (
      <mark key={index} className="languages-mark" data-sure={mark.isSure} title={words.kinds[mark.kind]}>
        <span className="sr-only">{` ${words.kinds[mark.kind]} ${words.differs} `}</span>
        {text}
        <span className="sr-only">{` ${words.end} `}</span>
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** Overlapping spans are shown once, by the one that begins first. */
function toPieces(passage: Passage, differences: readonly DifferenceDto[], side: "first" | "second"): Piece[] {
  const spans = differences
    .flatMap((mark) => mark[side].map(({ start, end }) => ({ start, end, mark })))
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = passage.start;
  const cut = (from: number, to: number) => passage.content.slice(from - passage.start, to - passage.start);
  for (const { start, end, mark } of spans) {
    if (start < at || end > passage.end) continue;
    if (start > at) pieces.push({ text: cut(at, start), mark: null });
    pieces.push({ text: cut(start, end), mark });
    at = end;
  }
  if (at < passage.end) pieces.push({ text: cut(at, passage.end), mark: null });
  return pieces;
}
