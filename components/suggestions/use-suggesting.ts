"use client";

import { useState } from "react";
import type { TextPassage } from "@/components/editor/passages/passages";
import type { SuggestionActions, Suggestions } from "./use-suggestions";
import type { VersionDto } from "@/lib/contracts/schema";
import { useDecisions, type Decisions, whatChanged } from "./use-decisions";

/** What accepted suggestions changed: `passage` is the first place in the version that they made. */
export type Applied = {
  changes: readonly { quote: string; replacement: string }[];
  versionNumber: number;
  passage: TextPassage;
};

export type Suggesting = {
  decisions: Decisions;
  /** The suggestion that was opened from the text; a new object each time it is. */
  opened: { id: string } | null;
  open: (suggestionId: string) => void;
  /** The last one accepted, until it is closed. */
  applied: Applied | null;
  closeReceipt: () => void;
};

type Options = {
  contractId: string;
  suggestions: Suggestions;
  actions: SuggestionActions;
  onAccepted: (version: VersionDto, passage: TextPassage) => void;
};

/** Suggestions beside the text: opened from it, decided on, and the receipt of what was done. Source: behaviour §13. */
export function useSuggesting({ contractId, suggestions, actions, onAccepted }: Options): Suggesting {
  const [opened, setOpened] = useState<Suggesting["opened"]>(null);
  const [applied, setApplied] = useState<Applied | null>(null);
  const decisions = useDecisions({
    contractId,
    suggestions,
    actions,
    onAccepted: (version, accepted) => {
      const changes = accepted.map(({ quote, replacement }) => ({ quote, replacement: replacement ?? "" }));
      const { passage } = whatChanged(accepted[0], version.plainText);
      setApplied({ changes, versionNumber: version.versionNumber, passage });
      onAccepted(version, passage);
    },
  });
  return { decisions, opened, open: (id) => setOpened({ id }), applied, closeReceipt: () => setApplied(null) };
}
