"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { TextPassage } from "@/components/editor/passages/passages";
import { wordsFor } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import { useToast } from "@/components/ui/overlay/toast";
import { useUndo } from "@/components/ui/overlay/use-undo";
import type { ActionFailure } from "@/lib/server/adapters/action-result";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { VersionDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";
import { saysItsKind, readClauseLabel, clauseNameAt } from "@/lib/documents/numbering/clause-label";
import { wordRuns } from "@/lib/documents/redline/word-runs";
import { reopenSuggestion, type SuggestionActions, type Suggestions } from "./use-suggestions";

/** What accepted suggestions changed: `passage` is the first place in the resulting version. */
export type Applied = {
  changes: readonly { quote: string; replacement: string }[];
  versionNumber: number;
  passage: TextPassage;
};

export type Suggesting = {
  decisions: Decisions;
  /** The suggestion opened from the text; a new object each time. */
  opened: { id: string } | null;
  open: (suggestionId: string) => void;
  /** The last one accepted, until closed. */
  applied: Applied | null;
  closeReceipt: () => void;
};
/** With the way back to the review, while a suggestion that came from it is looked at. */
export type Suggested = Suggesting & { onNextPoint: (() => void) | null };

type SuggestingOptions = {
  contractId: string;
  suggestions: Suggestions;
  actions: SuggestionActions;
  onAccepted: (version: VersionDto, passage: TextPassage) => void;
};

/** Suggestions beside the text: open from the text, decide, and a receipt of what was done. Source: behaviour §13. */
export function useSuggesting({ contractId, suggestions, actions, onAccepted }: SuggestingOptions): Suggesting {
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

/** Someone else acted meanwhile: the server's message says how, and the list is reloaded. */
const OVERTAKEN: readonly string[] = ["outdatedAnalysis", "suggestionDecided", "suggestionNotFound"];

type DecisionsOptions = {
  contractId: string;
  suggestions: Suggestions;
  actions: SuggestionActions;
  /** `accepted` is in text order, never empty. */
  onAccepted: (version: VersionDto, accepted: readonly [SuggestionDto, ...SuggestionDto[]]) => void;
};
export type Decisions = {
  /** `id`: the first, if several. */
  deciding: { id: string; how: "accept" | "acceptAll" | "dismiss" } | null;
  accept: (suggestion: SuggestionDto) => Promise<void>;
  /** As one version; the suggestions are in text order. */
  acceptAll: (suggestions: readonly SuggestionDto[]) => Promise<void>;
  dismiss: (suggestion: SuggestionDto) => Promise<void>;
};

/** Accepting and dismissing, one action at a time, each with a receipt. Source: behaviour §13. */
function useDecisions({ contractId, suggestions, actions, onAccepted }: DecisionsOptions): Decisions {
  const words = useCopy().suggestions;
  const toast = useToast();
  const offerUndo = useUndo();
  const [deciding, setDeciding] = useState<Decisions["deciding"]>(null);
  const showProblem = (problem: ActionFailure, fallback: string) => {
    const isOvertaken = OVERTAKEN.includes(problem.key);
    toast.error(isOvertaken ? problem.message : wordsFor(problem, fallback));
    if (isOvertaken) void suggestions.reload();
  };
  const accepting = useAction(actions.acceptSuggestion, {
    fallback: words.acceptFailed,
    onProblem: (problem) => showProblem(problem, words.acceptFailed),
  });
  const dismissing = useAction(
    async (input: Parameters<SuggestionActions["dismissSuggestion"]>[0]) => {
      const result = await actions.dismissSuggestion(input);
      return result.ok ? { ok: true as const, data: true } : result;
    },
    { fallback: words.dismissFailed, onProblem: (problem) => showProblem(problem, words.dismissFailed) },
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
    offerUndo(
      words.dismissed,
      () => reopenSuggestion(contractId, { suggestionId: suggestion.id, cacheId }),
      () => void suggestions.reload(),
    );
  };

  return { deciding, accept, acceptAll, dismiss };
}

/** What accepting a suggestion did, in a sentence: the changed words, and in which clause and version. */
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

/** What an accepted suggestion changed, derived from the new text. Source: B-13.5. */
type WhatChanged = {
  kind: "replaced" | "added" | "removed";
  /** The words removed and added: for a clause, only those between its unchanged ends. */
  before: string;
  after: string;
  /** The citation of the clause that now has them, '8.1(a)'; "" if unnumbered. */
  clause: string;
  /** Where it is in the new text. */
  passage: TextPassage;
};

/** @param text the new version's plain text */
export function whatChanged(
  { quote, replacement, start }: Pick<SuggestionDto, "quote" | "replacement" | "start">,
  text: string,
): WhatChanged {
  const words = replacement ?? "";
  const isAdded = words.startsWith(`${quote}\n`);
  const put = isAdded ? words.slice(quote.length + 1) : words;
  const from = isAdded ? start + quote.length + 1 : start;
  const clause = clauseNameAt(text, from);
  if (isAdded)
    return { kind: "added", before: "", after: withoutLabel(put), clause, passage: findPassage(text, put, from) };
  const [before, after] = between(withoutLabel(quote), withoutLabel(put));
  const kind = after === "" ? "removed" : before === "" ? "added" : "replaced";
  return { kind, before, after, clause, passage: put === "" ? around(text, start) : findPassage(text, put, from) };
}

/** The number is not part of the change. */
const withoutLabel = (clause: string) => clause.slice(readClauseLabel(clause)?.text.length ?? 0);

/** The part between the texts' common prefix and suffix. */
function between(before: string, after: string): [string, string] {
  const runs = wordRuns(before, after);
  const isOther = runs.map(({ kind }) => kind !== "same");
  const changed = runs.slice(isOther.indexOf(true), isOther.lastIndexOf(true) + 1);
  const of = (left: "inserted" | "deleted") =>
    changed
      .flatMap(({ kind, text }) => (kind === left ? [] : [text]))
      .join("")
      .trim();
  return [of("inserted"), of("deleted")];
}

/** A clause may keep a number not included in the words, which shifts them. */
function findPassage(text: string, words: string, from: number): TextPassage {
  const found = text.indexOf(words, from);
  return found < 0 ? around(text, from) : { content: words, start: found, end: found + words.length };
}

/** Characters shown on each side of a deletion. */
const BESIDE = 40;

/** The words around a place, to have something to show if nothing was inserted. */
function around(text: string, place: number): TextPassage {
  const lineStart = text.lastIndexOf("\n", place - 1) + 1;
  const lineEnd = text.indexOf("\n", place);
  const start = Math.max(lineStart, place - BESIDE);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, place + BESIDE);
  return { content: text.slice(start, end), start, end };
}
