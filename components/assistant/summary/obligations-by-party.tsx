"use client";

import { use, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { DutyMark, useDuties } from "@/components/deadlines/duties";
import { classes } from "@/components/ui/classes";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Passage } from "@/lib/engine/port";
import { ContractAsked } from "../contract-asked";
import { PassageList } from "../passage-list";
import { EVERYBODY, partiesIn } from "./parties-in";

type Props = {
  /** The version they were read in. */
  versionId: string | null;
  passages: readonly FindItemDto[];
  /** Passages of the chosen party shown before 'Show all'. */
  first: number;
  /** Nobody's are shown until a party is chosen. */
  isFolded?: boolean;
  onShowPassage: (passage: Passage) => void;
};

/** Who owes how much, and what: one party's passages, or everybody's; each becomes a duty by one click (B-27.14). */
export function ObligationsByParty({ versionId, passages, first, isFolded = false, onShowPassage }: Props) {
  const words = useCopy().assistant.obligations;
  const [chosen, setChosen] = useState<string | null>(isFolded ? null : EVERYBODY);
  const duties = useDuties(use(ContractAsked), versionId);
  const parties = partiesIn(passages, words);
  const shown = parties.find(({ id }) => id === chosen);
  return (
    <div className="space-y-2">
      <div role="group" aria-label={words.label} className="flex flex-wrap gap-1.5">
        {parties.map(({ id, name, of }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => setChosen(id === chosen && isFolded ? null : id)}
            className={classes(
              "min-h-8 max-w-full rounded border px-2 text-left text-xs font-medium break-words",
              id === chosen
                ? "border-primary bg-primary-50 text-primary-800"
                : "border-line-strong bg-surface hover:bg-page",
            )}
          >
            {name} <span className="text-ink-muted tabular-nums">{of.length}</span>
          </button>
        ))}
      </div>
      {shown && (
        <PassageList
          key={shown.id}
          passages={shown.of}
          step={first}
          onShowPassage={onShowPassage}
          below={(passage) => <DutyMark duties={duties} passage={passage} />}
        />
      )}
    </div>
  );
}
