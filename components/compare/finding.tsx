"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { headlineOf, WEIGHTS_SHOWN } from "@/lib/compare/headline";
import type { ComparisonDto, PairChangeDto } from "@/lib/compare/schema";
import { downloadReport } from "./compare-calls";

type FindingProps = {
  token: string;
  view: ComparisonDto;
  /** Null where the files are no longer at hand. */
  onSwap: (() => void) | null;
  onAgain: () => void;
  onDelete: () => void;
};

/** What was found: one sentence first, then each change, numbers before all others. Source: B-45.4. */
export function Finding({ token, view, onSwap, onAgain, onDelete }: FindingProps) {
  const words = useCopy().compare;
  const language = useLanguage();
  const toast = useToast();
  const { result, unread, beforeName, afterName } = view;
  if (!result) return null;
  const swap = onSwap && (
    <Button variant="outline" size="sm" onClick={onSwap}>
      {words.swap}
    </Button>
  );
  const download = async () => {
    if (!(await downloadReport(token, language))) toast.error(words.downloadFailed);
  };
  return (
    <section className="space-y-5">
      <header className="space-y-2">
        <p className="text-sm break-words text-ink-muted">{words.report(beforeName, afterName)}</p>
        <h1 className="text-xl text-pretty">{headlineOf(view, words)}</h1>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void download()}>
            <DownloadIcon />
            {words.download}
          </Button>
          <Button variant="outline" onClick={onAgain}>
            {words.again}
          </Button>
          <Button variant="quiet" onClick={onDelete}>
            {words.remove}
          </Button>
        </div>
      </header>
      {result.seemsSwapped && (
        <Banner tone="warning" action={swap}>
          {words.swapped} {!onSwap && words.chooseAgain}
        </Banner>
      )}
      {(["before", "after"] as const).map(
        (side) =>
          unread[side].length > 0 && (
            <Banner key={side} tone="warning">{`${words[side]}: ${words.unread(unread[side].join(", "))}`}</Banner>
          ),
      )}
      <Changes changes={result.changes} />
      {result.more > 0 && <p className="text-sm">{words.more(result.more)}</p>}
      {!result.seemsSwapped && result.outcome === "changed" && swap}
    </section>
  );
}

function Changes({ changes }: { changes: readonly PairChangeDto[] }) {
  const words = useCopy().compare;
  const sure = changes.filter(({ doubt }) => doubt === null);
  const doubtful = changes.filter(({ doubt }) => doubt !== null);
  return (
    <>
      {WEIGHTS_SHOWN.map((weight) => (
        <Group key={weight} title={words.weights[weight]} changes={sure.filter((change) => change.weight === weight)} />
      ))}
      {doubtful.length > 0 && (
        <details className="space-y-2">
          <summary className="cursor-pointer text-sm font-medium">{`${words.doubts} (${doubtful.length})`}</summary>
          <Entries changes={doubtful} />
        </details>
      )}
    </>
  );
}

function Group({ title, changes }: { title: string; changes: readonly PairChangeDto[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-base">{`${title} (${changes.length})`}</h2>
      <Entries changes={changes} />
    </section>
  );
}

function Entries({ changes }: { changes: readonly PairChangeDto[] }) {
  return (
    <ul className="mt-2 space-y-2">
      {changes.map((change, index) => (
        <ChangeEntry key={index} change={change} />
      ))}
    </ul>
  );
}

/** One change: where it stands, whether it was marked, and both texts side by side. Source: B-45.4. */
function ChangeEntry({ change }: { change: PairChangeDto }) {
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
