"use client";

import { memo, useMemo, useState } from "react";
import "@/components/comparison/comparison.css";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { Block } from "@/lib/documents/richtext/blocks";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import "./rounds.css";
import { CellEnds } from "./change-table";
import { markedBlocks, toSections, type MarkedBlock, type MarkedRun } from "./round-text";

export type TextLook = { isSideBySide: boolean; isFolded: boolean };
export type MarkedTextProps = {
  blocks: readonly Block[];
  changes: readonly RoundChangeDto[];
  currentId: string | null;
  look: TextLook;
};

/** The sent text with the returned changes, as one text or side by side. Source: B-26.11. */
export function MarkedText({ blocks, changes, currentId, look }: MarkedTextProps) {
  const words = useCopy().roundChanges.text;
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const marked = useMemo(() => markedBlocks(blocks, changes), [blocks, changes]);
  const untracked = useMemo(() => new Set(changes.filter(({ tracked }) => !tracked).map(({ id }) => id)), [changes]);
  const sections = useMemo(
    () => toSections(marked, { isFolded: look.isFolded, opened }),
    [marked, look.isFolded, opened],
  );
  return (
    <div className="round-paper rounded font-paper border border-line bg-surface px-4 py-4 shadow-card sm:px-8">
      {look.isSideBySide && (
        <div className="round-pair font-sans text-xs text-ink-muted">
          <p>{words.asSent}</p>
          <p>{words.asReturned}</p>
        </div>
      )}
      {changes.length === 0 && <p className="font-sans text-sm text-ink-muted">{words.same}</p>}
      {sections.map((section) => {
        if (section.kind === "folded")
          return (
            <button
              key={`folded ${section.from}`}
              type="button"
              onClick={() => setOpened((known) => new Set([...known, section.from]))}
              className="my-2 block w-full border-y border-dashed border-line py-1.5 text-center font-sans text-xs text-primary hover:bg-primary-50"
            >
              {words.showFolded(section.count)}
            </button>
          );
        const block = marked[section.index];
        if (!block) return null;
        const isCurrent = currentId !== null && block.changeIds.includes(currentId);
        return (
          <MarkedParagraph
            key={section.index}
            block={block}
            currentId={isCurrent ? currentId : null}
            untracked={untracked}
            isSideBySide={look.isSideBySide}
          />
        );
      })}
    </div>
  );
}

type ParagraphProps = {
  block: MarkedBlock;
  currentId: string | null;
  untracked: ReadonlySet<string>;
  isSideBySide: boolean;
};

const MarkedParagraph = memo(function MarkedParagraph({ block, currentId, untracked, isSideBySide }: ParagraphProps) {
  const drawn = (hidden: MarkedRun["kind"] | null) => (
    <p data-look={toLook(block.source)} data-current={currentId !== null || undefined} className="round-paragraph">
      {block.runs.map(
        (run, index) =>
          run.kind !== hidden && (
            <Run
              key={index}
              run={run}
              isCurrent={run.changeId !== null && run.changeId === currentId}
              isUntracked={run.changeId !== null && untracked.has(run.changeId)}
            />
          ),
      )}
    </p>
  );
  if (!isSideBySide) return drawn(null);
  return (
    <div className="round-pair">
      {drawn("inserted")}
      {drawn("deleted")}
    </div>
  );
});

function Run({ run, isCurrent, isUntracked }: { run: MarkedRun; isCurrent: boolean; isUntracked: boolean }) {
  const spoken = useCopy().comparison.spoken;
  if (run.changeId === null) return <CellEnds text={run.text} />;
  const shared = {
    "data-change": run.changeId,
    "data-current": isCurrent || undefined,
    className: classes("redline-run", isUntracked && "round-untracked", run.kind === "same" && "round-formatted"),
  };
  if (run.kind === "same")
    return (
      <span {...shared}>
        <CellEnds text={run.text} />
      </span>
    );
  const Tag = run.kind === "inserted" ? "ins" : "del";
  return (
    <Tag {...shared}>
      <span className="redline-spoken">{` ${spoken[run.kind]} `}</span>
      <CellEnds text={run.text === "\n" ? "¶" : run.text.replaceAll("\n", "¶\n")} />
      <span className="redline-spoken">{` ${spoken.end} `}</span>
    </Tag>
  );
}

function toLook(source: Block | null): string {
  if (source?.kind === "heading") return "heading";
  if (source?.kind === "item") return "item";
  return source?.kind === "row" ? "row" : "paragraph";
}
