"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CheckIcon, CloseIcon } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/field";
import type { Copy } from "@/lib/copy/copy";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import { findSentence, rewordedSentence } from "./sentence";
import type { Choice, Counter } from "./use-round-review";

export type ChangeDecisionProps = {
  change: RoundChangeDto;
  /** Our text, which their changes refer to. */
  text: string;
  /** Selected here and not yet saved. */
  choice: Choice | null;
  isCurrent: boolean;
  onChoose: (changeId: string, choice: Choice | null) => void;
};

const [ACCEPTED, REJECTED] = ["accepted", "rejected"] as const;

/** A change's decision, or the ways to decide. */
export function ChangeDecision({ change, text: contract, choice, onChoose }: ChangeDecisionProps) {
  const words = useCopy().roundChanges.card;
  const [isWriting, setIsWriting] = useState(false);
  const { id, number } = change;
  if (isWriting)
    return (
      <CounterForm
        change={change}
        text={contract}
        onClose={(counter) => {
          setIsWriting(false);
          if (counter !== null) onChoose(id, counter);
        }}
      />
    );
  if (choice !== null)
    return (
      <div className="space-y-1.5">
        {typeof choice === "object" && <OurWords text={choice.sentence ?? choice.counter} />}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={choice === "accepted" ? "green" : typeof choice === "object" ? "blue" : "red"}>
            {typeof choice === "object" ? words.countered : stateName(choice, change, words)}
          </Badge>
          <span className="text-xs text-ink-muted">{words.notSaved}</span>
          <Button variant="ghost" size="sm" aria-label={words.undoDecision(number)} onClick={() => onChoose(id, null)}>
            {words.undo}
          </Button>
        </div>
      </div>
    );
  if (change.decision !== "open") return <Decided change={change} onChoose={onChoose} />;
  return <Ways change={change} onChoose={onChoose} onWrite={() => setIsWriting(true)} />;
}

/** What was changed without tracking is restored, as its button says, and not rejected. */
function stateName(
  choice: typeof ACCEPTED | typeof REJECTED,
  { tracked }: RoundChangeDto,
  words: Copy["roundChanges"]["card"],
): string {
  return choice === REJECTED && !tracked ? words.restored : words[choice];
}

/** A saved decision, with our wording if countered, and ways to revise it. */
function Decided({ change, onChoose }: Pick<ChangeDecisionProps, "change" | "onChoose">) {
  const words = useCopy().roundChanges.card;
  const { id, decision, counter, decidedByName } = change;
  const isTheirs = decision === "accepted";
  const others = counter === null ? [isTheirs ? REJECTED : ACCEPTED] : [ACCEPTED, REJECTED];
  return (
    <div className="space-y-1.5">
      {counter !== null && <OurWords text={counter} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={counter !== null ? "blue" : isTheirs ? "green" : "red"}>
          {counter !== null ? words.answered : stateName(isTheirs ? ACCEPTED : REJECTED, change, words)}
        </Badge>
        {decidedByName !== null && <span className="text-xs text-ink-muted">{words.by(decidedByName)}</span>}
        {others.map((other) => (
          <Button key={other} variant="ghost" size="sm" onClick={() => onChoose(id, other)}>
            {other === REJECTED && !change.tracked ? words.instead.restored : words.instead[other]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function OurWords({ text }: { text: string }) {
  return <p className="border-l-4 border-line-strong pl-2.5 break-words whitespace-pre-wrap">{text}</p>;
}

type WaysProps = Pick<ChangeDecisionProps, "change" | "onChoose"> & { onWrite: () => void };

function Ways({ change: { id, number, tracked, place, kind }, onChoose, onWrite }: WaysProps) {
  const words = useCopy().roundChanges.card;
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button
        variant="outline"
        size="sm"
        className="!px-2.5"
        aria-label={words.acceptChange(number)}
        onClick={() => onChoose(id, "accepted")}
      >
        <CheckIcon className="size-4 text-success-700" />
        {words.accept}
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="!px-2.5"
        aria-label={tracked ? words.rejectChange(number) : words.restoreChange(number)}
        onClick={() => onChoose(id, "rejected")}
      >
        <CloseIcon className="size-4 text-danger" />
        {tracked ? words.reject : words.putBack}
      </Button>
      {place === "text" && kind !== "move" && kind !== "format" && (
        <Button
          variant="ghost"
          size="sm"
          className="!px-2.5"
          aria-label={words.counterChange(number)}
          onClick={onWrite}
        >
          {words.counter}
        </Button>
      )}
    </div>
  );
}

type CounterProps = Pick<ChangeDecisionProps, "change" | "text"> & { onClose: (counter: Counter | null) => void };

/**
 * Our wording, in its whole sentence and beginning with theirs, which is selected: what is typed takes its place. What
 * else of the sentence is worded anew is an edit of our own text.
 */
function CounterForm({ change, text: contract, onClose }: CounterProps) {
  const words = useCopy().roundChanges.card;
  const sentence = useMemo(() => findSentence(contract, change), [contract, change]);
  const theirs = change.after || change.before;
  const [text, setText] = useState(`${sentence.before}${theirs}${sentence.after}`);
  const form = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { before } = sentence;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(before.length, before.length + theirs.trimEnd().length);
    form.current?.scrollIntoView?.({ block: "nearest" });
  }, [sentence, theirs]);
  const { start, end } = change;
  const ours = useMemo(
    () => rewordedSentence(text, sentence, { theirs, start, end }),
    [text, sentence, theirs, start, end],
  );
  const toChoice = () =>
    ours && ours.rest.length > 0 ? { ...ours, sentence: text } : ours && { counter: ours.counter };
  return (
    <div ref={form} className="scroll-mb-2 space-y-2 pb-1">
      <Textarea
        ref={field}
        rows={Math.min(MOST_ROWS, Math.max(3, Math.ceil(text.length / ROW_CHARS)))}
        aria-label={words.counterText}
        value={text}
        maxLength={20_000}
        onChange={(event) => setText(event.target.value)}
      />
      {ours === null && (
        <p role="status" className="text-xs text-warning">
          {words.counterOutside(theirs.trim())}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={!ours || ours.counter.trim() === ""} onClick={() => onClose(toChoice())}>
          {words.counterDone}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onClose(null)}>
          {words.counterStop}
        </Button>
      </div>
    </div>
  );
}

/** Of a field as wide as a card. */
const [ROW_CHARS, MOST_ROWS] = [38, 7];
