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
  refused: Refused;
  currentId: string | null;
  look: TextLook;
};
/** Changes that aren't taken over, each with our own wording or null. */
export type Refused = ReadonlyMap<string, string | null>;

/** The sent text with the returned changes, as one text or side by side. Source: B-26.11. */
export function MarkedText({ blocks, changes, refused, currentId, look }: MarkedTextProps) {
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
            refused={look.isSideBySide ? "" : refusedIn(block, refused)}
            isSideBySide={look.isSideBySide}
          />
        );
      })}
    </div>
  );
}

/** As JSON, so that a paragraph is drawn again only when a change in it is decided; '' if none in it is refused. */
function refusedIn({ changeIds }: MarkedBlock, refused: Refused): string {
  const own = changeIds.flatMap((id) => (refused.has(id) ? [[id, refused.get(id)]] : []));
  return own.length === 0 ? "" : JSON.stringify(own);
}

type ParagraphProps = {
  block: MarkedBlock;
  currentId: string | null;
  untracked: ReadonlySet<string>;
  /** From `refusedIn`. */
  refused: string;
  isSideBySide: boolean;
};

const MarkedParagraph = memo(function MarkedParagraph(props: ParagraphProps) {
  const { block, currentId, untracked, isSideBySide } = props;
  const refused = new Map(props.refused === "" ? [] : (JSON.parse(props.refused) as [string, string | null][]));
  const isLast = (run: MarkedRun, index: number) => block.runs[index + 1]?.changeId !== run.changeId;
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
              ours={run.changeId === null ? undefined : refused.get(run.changeId)}
              isLast={isLast(run, index)}
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

type RunProps = {
  run: MarkedRun;
  isCurrent: boolean;
  isUntracked: boolean;
  /** Of a refused change: our wording in place of theirs, or null; undefined of any other. */
  ours: string | null | undefined;
  /** Whether the change ends with it in this paragraph. */
  isLast: boolean;
};

function Run(props: RunProps) {
  const spoken = useCopy().comparison.spoken;
  const { run, ours, isLast } = props;
  if (run.changeId === null) return <CellEnds text={run.text} />;
  // what our wording replaces goes out as theirs did
  const isKept = ours === undefined || (typeof ours === "string" && run.kind === "deleted");
  const theirs = isKept ? <ChangedRun {...props} /> : <RefusedRun {...props} />;
  if (typeof ours !== "string" || !isLast) return theirs;
  return (
    <>
      {theirs}
      <ins className="redline-run">
        <span className="redline-spoken">{` ${spoken.inserted} `}</span>
        <CellEnds text={ours} />
        <span className="redline-spoken">{` ${spoken.end} `}</span>
      </ins>
    </>
  );
}

/** What they took out stays, what they put in is not in our text. */
function RefusedRun({ run, isCurrent }: RunProps) {
  const { comparison, roundChanges } = useCopy();
  const shared = { "data-change": run.changeId, "data-current": isCurrent || undefined };
  if (run.kind !== "inserted")
    return (
      <span {...shared} className="redline-run">
        <CellEnds text={run.text} />
      </span>
    );
  return (
    <s {...shared} className="redline-run round-refused">
      <span className="redline-spoken">{` ${roundChanges.legend.refused}: `}</span>
      <CellEnds text={run.text.replaceAll("\n", "¶\n")} />
      <span className="redline-spoken">{` ${comparison.spoken.end} `}</span>
    </s>
  );
}

function ChangedRun({ run, isCurrent, isUntracked }: RunProps) {
  const spoken = useCopy().comparison.spoken;
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
