"use client";

import { use, useState, createContext } from "react";
import { useWhose } from "@/components/counterparties/use-parties";
import { PassageList } from "@/components/assistant/passage-list";
import { useCopy } from "@/components/copy/copy-provider";
import { DutyMark, useDuties } from "@/components/deadlines/duties";
import { classes } from "@/components/ui/classes";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Passage } from "@/lib/engine/port";
import { groupedBy } from "@/lib/grouped-by";

type Props = {
  /** The version they were read in. */
  versionId: string | null;
  passages: readonly FindItemDto[];
  /** Passages of the selected party shown before 'Show all'. */
  first: number;
  /** Shows none until a party is selected. */
  isFolded?: boolean;
  onShowPassage: (passage: Passage) => void;
};

/** How much each party owes, and what: one party's passages or all; one click makes each a duty (B-27.14). */
export function ObligationsByParty({ versionId, passages, first, isFolded = false, onShowPassage }: Props) {
  const words = useCopy().assistant.obligations;
  const [chosen, setChosen] = useState<string | null>(isFolded ? null : EVERYBODY);
  const contractId = use(ContractAsked);
  const duties = useDuties(contractId, versionId);
  const whose = useWhose(contractId);
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
            <Whose whose={whose(name)} />
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

/** Whether it is for us to do, once it is known which party we are. Source: B-30.11. */
function Whose({ whose }: { whose: "ours" | "theirs" | null }) {
  const words = useCopy().assistant.obligations;
  return whose && <span className="font-normal text-ink-muted"> · {words[whose]}</span>;
}

/** Obligations by who owes them. */
const EVERYBODY = "everybody";
const OTHERS = "others";
/** Parties with their own filter; the rest share one. */
const MOST_PARTIES = 5;

type Party = { id: string; name: string; of: readonly FindItemDto[] };

/** All first, then by number of obligations; a single party gets no filter besides 'all'. */
function partiesIn(passages: readonly FindItemDto[], words: { everybody: string; others: string }): readonly Party[] {
  const byName = groupedBy(passages, ({ label }) => label?.toLowerCase() ?? "");
  const named = [...byName].filter(([id]) => id !== "").toSorted(([, one], [, other]) => other.length - one.length);
  const shown = named.slice(0, MOST_PARTIES).map(([id, of]) => ({ id: `of ${id}`, name: of[0]?.label ?? id, of }));
  const places = new Set(shown.flatMap(({ of }) => of));
  const rest = passages.filter((passage) => !places.has(passage));
  return [
    { id: EVERYBODY, name: words.everybody, of: passages },
    ...shown,
    ...(rest.length > 0 && shown.length > 0 ? [{ id: OTHERS, name: words.others, of: rest }] : []),
  ];
}

/** The contract the answers are about; null if none was selected. */
export const ContractAsked = createContext<string | null>(null);
