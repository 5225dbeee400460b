"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { PairChangeDto } from "@/lib/compare/schema";

/** One change: where it stands, whether it was marked, and both texts side by side. Source: B-45.4. */
export function ChangeEntry({ change }: { change: PairChangeDto }) {
  const words = useCopy().compare;
  const { kind, weight, isMarked, author, doubt, clause, page } = change;
  const mark = isMarked ? (author ? words.markedBy(author) : words.marked) : words.notMarked;
  const place = [
    words.clause(clause),
    page === null ? "" : words.page(page),
    kind === "move" ? words.moved : kind === "format" ? words.formatted : "",
    doubt ? words.doubt[doubt] : "",
  ].filter((part) => part !== "");
  return (
    <li className="space-y-2 rounded border border-line bg-surface p-3 sm:p-4">
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
        {!doubt && <span className={classes(!isMarked && "font-medium text-danger-700")}>{mark}</span>}
        <span className="min-w-0 break-words">{place.join(" · ")}</span>
      </p>
      <div className="grid gap-3 font-paper text-[0.95rem] sm:grid-cols-2">
        <Wording label={words.was} tag="del" text={change.before} around={change} />
        <Wording label={words.is} tag="ins" text={change.after} around={change} />
      </div>
      {weight === "alike" && <p className="text-xs text-warning-700">{words.alikeHint}</p>}
    </li>
  );
}

type WordingProps = { label: string; tag: "del" | "ins"; text: string; around: { lead: string; tail: string } };

function Wording({ label, tag: Tag, text, around }: WordingProps) {
  const words = useCopy().compare;
  return (
    <div className="min-w-0">
      <p className="font-sans text-xs text-ink-muted">{label}</p>
      <p className="break-words whitespace-pre-wrap">
        {text === "" ? (
          <span className="text-ink-muted italic">{words.nothing}</span>
        ) : (
          <>
            {around.lead}
            <Tag className={Tag === "del" ? "text-danger-700" : "text-success-700 underline"}>{text}</Tag>
            {around.tail}
          </>
        )}
      </p>
    </div>
  );
}
