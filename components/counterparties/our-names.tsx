"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import type { OurNames, OurNamesDto } from "@/lib/counterparties/schema";
import { sayUs } from "./counterparty-calls";

type CardProps = { names: OurNamesDto; onSaid: () => void };

/** Asks once which party the person is; afterwards one line says it. Source: B-30.10. */
export function OurNamesCard({ names, onSaid }: CardProps) {
  const { us: words } = useCopy().counterparties;
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = !names.isAnswered && names.offered.length > 0; // nobody stands in two contracts yet
  if (isAsked || isOpen)
    return <Question names={names} onSaid={onSaid} {...(isAsked ? {} : { onCancel: () => setIsOpen(false) })} />;
  const sentence = names.own.length > 0 ? words.ours(names.own.map(({ name }) => name).join(", ")) : words.oursUnknown;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted">
      <span className="min-w-0 break-words">{sentence}</span>
      <button type="button" onClick={() => setIsOpen(true)} className="min-h-9 rounded text-primary hover:underline">
        {names.own.length > 0 ? words.change : words.say}
      </button>
    </p>
  );
}

function Question({ names, onSaid, onCancel }: CardProps & { onCancel?: () => void }) {
  const { us: words, contractCount } = useCopy().counterparties;
  const toast = useToast();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(names.own.map(({ id }) => id)));
  const [written, setWritten] = useState("");
  const [busy, setBusy] = useState<"save" | "skip" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (which: "save" | "skip", body: OurNames) => {
    setBusy(which);
    const done = await sayUs(body);
    setBusy(null);
    if (!done.ok) return setProblem(done.message || words.failed);
    if (which === "save") toast.success(words.saved);
    onSaid();
    onCancel?.();
  };
  const ownNames = namesIn(written);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Card className="space-y-3 p-4 sm:p-5">
      <div>
        <h2 className="text-base font-medium">{words.title}</h2>
        <p className="pt-0.5 text-sm text-pretty text-ink-muted">{words.text}</p>
      </div>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {[...names.own, ...names.offered].map(({ id, name, contractCount: count }) => (
          <li key={id}>
            <label className="flex h-full cursor-pointer items-start gap-2.5 rounded border border-line px-3 py-2 text-sm has-[:checked]:border-primary has-[:checked]:bg-primary-50">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
                className="mt-0.5 size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0">
                <span className="block font-medium break-words">{name}</span>
                <span className="block text-xs text-ink-muted">{contractCount(count)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
        <div className="sm:w-96">
          <Field label={words.another} hint={words.anotherHint}>
            <Input value={written} maxLength={1_000} onChange={({ target }) => setWritten(target.value)} />
          </Field>
        </div>
        <div className="flex gap-2 max-sm:justify-end">
          <Button
            variant="quiet"
            busy={busy === "skip"}
            disabled={busy !== null}
            onClick={onCancel ?? (() => void say("skip", NOTHING))}
          >
            {onCancel ? words.cancel : words.skip}
          </Button>
          <Button
            busy={busy === "save"}
            disabled={busy !== null || (!onCancel && chosen.size === 0 && ownNames.length === 0)}
            onClick={() => void say("save", { counterpartyIds: [...chosen], names: ownNames })}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const NOTHING: OurNames = { counterpartyIds: [], names: [] };

function namesIn(written: string): string[] {
  return written
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
