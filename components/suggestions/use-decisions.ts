"use client";

import { useState } from "react";
import { wordsFor } from "@/components/forms/no-answer";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import type { SuggestionActions } from "./suggestion-actions";
import { useToast } from "@/components/ui/toast";
import type { ActionFailure } from "@/lib/adapters/action-result";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { VersionDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";
import { saysItsKind } from "@/lib/documents/numbering/clause-label";
import { whatChanged } from "./what-changed";
import type { Suggestions } from "./use-suggestions";

/** What somebody else did meanwhile: the server's words say what, and the list is asked for anew. */
const OVERTAKEN: readonly string[] = ["outdatedAnalysis", "suggestionDecided", "suggestionNotFound"];

type Options = {
  contractId: string;
  suggestions: Suggestions;
  actions: SuggestionActions;
  /** `accepted` is in order of the text, at least one. */
  onAccepted: (version: VersionDto, accepted: readonly [SuggestionDto, ...SuggestionDto[]]) => void;
};
export type Decisions = {
  /** `id`: of several, the first. */
  deciding: { id: string; how: "accept" | "acceptAll" | "dismiss" } | null;
  accept: (suggestion: SuggestionDto) => Promise<void>;
  /** In one version; those given are in order of the text. */
  acceptAll: (suggestions: readonly SuggestionDto[]) => Promise<void>;
  dismiss: (suggestion: SuggestionDto) => Promise<void>;
};

/** Accepting and dismissing, one deed at a time, each with a receipt. Source: behaviour §13. */
export function useDecisions({ contractId, suggestions, actions, onAccepted }: Options): Decisions {
  const words = useCopy().suggestions;
  const toast = useToast();
  const [deciding, setDeciding] = useState<Decisions["deciding"]>(null);
  const tellOf = (problem: ActionFailure, fallback: string) => {
    const isOvertaken = OVERTAKEN.includes(problem.key);
    toast.error(isOvertaken ? problem.message : wordsFor(problem, fallback));
    if (isOvertaken) suggestions.reload();
  };
  const accepting = useAction(actions.acceptSuggestion, {
    fallback: words.acceptFailed,
    onProblem: (problem) => tellOf(problem, words.acceptFailed),
  });
  const dismissing = useAction(
    async (input: Parameters<SuggestionActions["dismissSuggestion"]>[0]) => {
      const result = await actions.dismissSuggestion(input);
      return result.ok ? { ok: true as const, data: true } : result;
    },
    { fallback: words.dismissFailed, onProblem: (problem) => tellOf(problem, words.dismissFailed) },
  );
  const cacheId = suggestions.state.step === "loaded" ? suggestions.state.cacheId : null;

  const accept = async (suggestion: SuggestionDto) => {
    if (cacheId === null || deciding) return;
    setDeciding({ id: suggestion.id, how: "accept" });
    const version = await accepting.run({ contractId, suggestionId: suggestion.id, cacheId });
    setDeciding(null);
    if (!version) return;
    suggestions.remove(suggestion.id, "accepted");
    onAccepted(version, [suggestion]);
    toast.success(appliedText(suggestion, version, words));
  };
  const acceptAll = async ([first, ...others]: readonly SuggestionDto[]) => {
    if (cacheId === null || deciding || !first) return;
    const accepted = [first, ...others] as const;
    setDeciding({ id: first.id, how: "acceptAll" });
    const version = await accepting.run({ contractId, suggestionIds: accepted.map(({ id }) => id), cacheId });
    setDeciding(null);
    if (!version) return;
    for (const { id } of accepted) suggestions.remove(id, "accepted");
    onAccepted(version, accepted);
    toast.success(words.group.applied(accepted.length, version.versionNumber));
  };
  const dismiss = async (suggestion: SuggestionDto) => {
    if (cacheId === null || deciding) return;
    setDeciding({ id: suggestion.id, how: "dismiss" });
    const isDone = await dismissing.run({ contractId, suggestionId: suggestion.id, cacheId });
    setDeciding(null);
    if (!isDone) return;
    suggestions.remove(suggestion.id, "dismissed");
    toast.success(words.dismissed);
  };

  return { deciding, accept, acceptAll, dismiss };
}

/** What accepting a suggestion did, in a sentence: the words that changed, in which clause and version. */
function appliedText(suggestion: SuggestionDto, version: VersionDto, words: Copy["suggestions"]): string {
  const { kind, before, after, clause } = whatChanged(suggestion, version.plainText);
  const { title } = suggestion;
  const where = clause === "" || saysItsKind(clause) ? clause : words.clause(clause);
  const said = { title, before: short(before), after: short(after), clause: where, version: version.versionNumber };
  return words.did[kind](said);
}

const MOST_CHARS = 80;

function short(words: string): string {
  const text = words.replace(/\s+/gu, " ");
  return text.length <= MOST_CHARS ? text : `${text.slice(0, MOST_CHARS).trimEnd()}…`;
}
