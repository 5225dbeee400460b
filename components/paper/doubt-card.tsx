"use client";

import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import type { DoubtDto } from "@/lib/contracts/reading/doubt-schema";
import { UNREAD } from "@/lib/documents/scans/numbers";
import { stripAddress } from "./doubt-calls";

type Props = {
  contractId: string;
  item: DoubtDto;
  place: { number: number; count: number };
  isBusy: boolean;
  canCorrect: boolean;
  onConfirm: () => void;
  onCorrect: (text: string) => void;
  onMove: (by: 1 | -1) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * One word beside its place on the paper: Enter confirms it or saves what was typed, arrows go on. What nobody could
 * read is typed, or there is nothing.
 */
export function DoubtCard({ contractId, item, place, isBusy, canCorrect, onConfirm, onCorrect, onMove }: Props) {
  const words = useCopy().paper.confirm;
  const isUnread = item.text === UNREAD;
  const [text, setText] = useState(isUnread ? "" : item.text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const isChanged = text.trim() !== item.text;
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isEmpty) return;
    if (!isChanged) onConfirm();
    else if (canCorrect) onCorrect(text.trim());
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <form onSubmit={submit} onKeyDown={step} className="space-y-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        <Badge tone={item.isNumber ? "orange" : "gray"}>{kindOf(item, words)}</Badge>
        {words.place(place.number, place.count, item.strip?.page ?? null)}
      </p>
      <Paper contractId={contractId} item={item} />
      <p className="text-sm break-words">
        <span className="text-ink-muted">{item.before}</span>
        <mark className="rounded bg-warning-50 px-0.5 text-warning-700 underline decoration-dashed">{item.text}</mark>
        <span className="text-ink-muted">{item.after}</span>
      </p>
      <Field label={isUnread ? words.says : words.read}>
        <Input
          ref={field}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={1_000}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} disabled={isEmpty || (isChanged && !canCorrect)}>
          {isChanged ? words.correct : words.accept}
        </Button>
        {isUnread && (
          <Button type="button" variant="outline" disabled={isBusy || !canCorrect} onClick={() => onCorrect("")}>
            {words.nothing}
          </Button>
        )}
        <Button type="button" variant="outline" onClick={() => onMove(-1)}>
          {words.previous}
        </Button>
        <Button type="button" variant="outline" onClick={() => onMove(1)}>
          {words.next}
        </Button>
      </div>
    </form>
  );
}

function kindOf({ text, isNumber }: DoubtDto, words: ReturnType<typeof useCopy>["paper"]["confirm"]): string {
  if (text === UNREAD) return words.unread;
  return isNumber ? words.number : words.word;
}

/** Per point on the paper. */
const PIXELS = 1.5;

function Paper({ contractId, item: { word, text, strip } }: Pick<Props, "contractId" | "item">) {
  const words = useCopy().paper.confirm;
  const [isFailed, setIsFailed] = useState(false);
  if (!strip || isFailed) return <p className="text-sm text-ink-muted">{words.noStrip}</p>;
  return (
    <img
      src={stripAddress(contractId, word)}
      alt={text === UNREAD ? words.unreadStrip : words.strip(text)}
      width={Math.round(strip.width * PIXELS)}
      height={Math.round(strip.height * PIXELS)}
      className="h-auto max-w-full rounded border border-line bg-white"
      onError={() => setIsFailed(true)}
    />
  );
}
