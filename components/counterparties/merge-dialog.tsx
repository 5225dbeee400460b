"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { CounterpartyDto, CounterpartyListItem } from "@/lib/counterparties/schema";
import { findCounterparties } from "./counterparty-calls";
import { useMerging } from "./use-merging";

type MergeProps = { firm: CounterpartyDto; onMerged: () => void; onClose: () => void };

/** Chooses what else is this counterparty, where nothing was suggested. Source: B-30.9. */
export function MergeDialog({ firm, onMerged, onClose }: MergeProps) {
  const { merge: words, search } = useCopy().counterparties;
  const { cancel } = useCopy().common;
  const [q, setQ] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const { data = [] } = useRead<CounterpartyListItem[]>(`merge ${q}`, () => findCounterparties(q));
  const { isBusy, merge } = useMerging(onMerged);
  const others = data.filter(({ id }) => id !== firm.id);
  const { merge: label } = useCopy().counterparties.pairs;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.title(firm.name)}
      description={words.text}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            busy={isBusy}
            disabled={!others.some(({ id }) => id === chosen)}
            onClick={() => void merge(firm.id, chosen ?? "").then((isDone) => isDone && onClose())}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <Field label={search}>
          <Input type="search" maxLength={200} value={q} onChange={({ target }) => setQ(target.value)} />
        </Field>
        <fieldset>
          <legend className="sr-only">{words.choose}</legend>
          {others.length === 0 && <p className="text-sm text-ink-muted">{words.none}</p>}
          <ul className="divide-y divide-line rounded border border-line empty:hidden">
            {others.map((other) => (
              <Other key={other.id} other={other} isChosen={chosen === other.id} onChoose={() => setChosen(other.id)} />
            ))}
          </ul>
        </fieldset>
      </div>
    </Dialog>
  );
}

type OtherProps = { other: CounterpartyListItem; isChosen: boolean; onChoose: () => void };

function Other({ other: { name, contractCount: count }, isChosen, onChoose }: OtherProps) {
  const { contractCount } = useCopy().counterparties;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-sm hover:bg-hover has-[:checked]:bg-primary-50">
        <input
          type="radio"
          name="other"
          checked={isChosen}
          onChange={onChoose}
          className="size-4 shrink-0 accent-primary"
        />
        <span className="min-w-0 flex-1 break-words">{name}</span>
        <span className="shrink-0 text-xs text-ink-muted">{contractCount(count)}</span>
      </label>
    </li>
  );
}
