"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { RedlineBlockView } from "@/components/comparison/redline-block";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { compared } from "@/lib/documents/redline/compared";
import type { Overlap, OverlapChoice } from "@/lib/documents/redline/merge";
import type { Block } from "@/lib/documents/richtext/blocks";
import "@/components/comparison/comparison.css";

export type MergeDialogProps = {
  overlaps: readonly Overlap[];
  isBusy: boolean;
  onClose: () => void;
  onDecided: (choices: OverlapChoice[]) => void;
};

/** Each place where two people changed the same paragraph, side by side; nothing is preselected (B-11.20). */
export function MergeDialog({ overlaps, isBusy, onClose, onDecided }: MergeDialogProps) {
  const { review, common } = useCopy();
  const words = review.conflict.places;
  const [choices, setChoices] = useState<readonly (OverlapChoice | null)[]>(() => overlaps.map(() => null));
  const decided = choices.filter((choice) => choice !== null);
  const open = choices.length - decided.length;
  const choose = (place: number, choice: OverlapChoice) =>
    setChoices((known) => known.map((one, index) => (index === place ? choice : one)));

  const footer = (
    <>
      {open > 0 && <p className="self-center text-sm text-ink-muted sm:mr-auto">{words.open(open)}</p>}
      <Button variant="outline" disabled={isBusy} onClick={onClose}>
        {common.cancel}
      </Button>
      <Button disabled={open > 0} busy={isBusy} onClick={() => onDecided(decided)}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.title}
      description={words.text}
      size="lg"
      footer={footer}
    >
      <ol className="space-y-6">
        {overlaps.map((overlap, place) => (
          <li key={place}>
            <Place
              overlap={overlap}
              name={words.place(place + 1, overlaps.length)}
              choice={choices[place] ?? null}
              onChoose={(choice) => choose(place, choice)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

type PlaceProps = {
  overlap: Overlap;
  name: string;
  choice: OverlapChoice | null;
  onChoose: (choice: OverlapChoice) => void;
};

function Place({ overlap, name, choice, onChoose }: PlaceProps) {
  const words = useCopy().review.conflict.places;
  const group = useId();
  const { base, mine, theirs } = overlap;
  const hasBoth = mine.length > 0 && theirs.length > 0;
  const options: OverlapChoice[] = hasBoth ? ["theirs", "mine", "both"] : ["theirs", "mine"];
  return (
    <fieldset className="space-y-3 rounded border border-line p-3">
      <legend className="px-1 text-sm font-medium">{name}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Text title={words.theirs} from={base} to={theirs} />
        <Text title={words.mine} from={base} to={mine} />
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map((option) => (
          <label key={option} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="radio"
              name={group}
              value={option}
              checked={choice === option}
              onChange={() => onChoose(option)}
              className="size-4 accent-primary"
            />
            {words.take[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One side's text, scrolled to what it changed. */
function Text({ title, from, to }: { title: string; from: readonly Block[]; to: readonly Block[] }) {
  const { blocks } = useMemo(() => compared(from, to), [from, to]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const change = box.current?.querySelector<HTMLElement>("ins, del");
    if (!box.current || !change) return;
    const below = change.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    box.current.scrollTop = below - box.current.clientHeight / 2;
  }, []);
  return (
    <div className="min-w-0">
      <p className="text-xs font-medium text-ink-muted">{title}</p>
      <div
        ref={box}
        className="relative max-h-60 overflow-y-auto rounded bg-page px-1 py-1 font-paper text-sm"
        tabIndex={0}
      >
        {blocks.map((block, index) => (
          <RedlineBlockView key={index} block={block} label={null} stops={block.runs.map(() => null)} current={null} />
        ))}
      </div>
    </div>
  );
}
