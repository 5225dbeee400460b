"use client";

import { CONTROL_OR_META, isExactShortcutMatch } from "lexical";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from "react";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import type { Clause } from "@/components/editor/outline";
import { gravest, type Severity } from "@/components/suggestions/severity";
import type { SuggestionDto } from "@/lib/assistant/schema";

const KEPT_UNDER = "review-outline";
const listeners = new Set<() => void>();

/** Whether the outline is shown: as the user last left it, in this browser. */
export function useOutlineShown(): { isShown: boolean; toggle: () => void } {
  const isShown = useSyncExternalStore(listen, isKeptShown, () => true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isExactShortcutMatch(event, "\\", CONTROL_OR_META)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return { isShown, toggle };
}

/** The clauses of the displayed text, with the remarks on each. */
export function useOutline(
  onScreen: Readonly<RefObject<() => ContractEditorHandle | null>>,
  suggestions: readonly SuggestionDto[],
) {
  const [clauses, setClauses] = useState<readonly Clause[] | null>(null);
  const risks = useMemo(() => findRisks(clauses ?? [], suggestions), [clauses, suggestions]);
  const findElement = useCallback((key: string) => onScreen.current()?.clauseElement(key) ?? null, [onScreen]);
  const showClause = useCallback((key: string) => onScreen.current()?.showClause(key), [onScreen]);
  return { clauses, setClauses, risks, findElement, showClause };
}

/** By the deepest clause containing each suggestion's words. */
function findRisks(clauses: readonly Clause[], suggestions: readonly SuggestionDto[]): Map<string, Severity> {
  const found = new Map<string, Severity>();
  for (const { start, severity } of suggestions) {
    const clause = clauses.findLast((candidate) => candidate.start <= start);
    if (!clause) continue;
    const known = found.get(clause.key);
    found.set(clause.key, gravest(known ? [known, severity] : [severity]));
  }
  return found;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function isKeptShown(): boolean {
  return localStorage.getItem(KEPT_UNDER) !== "closed";
}

function toggle(): void {
  localStorage.setItem(KEPT_UNDER, isKeptShown() ? "closed" : "open");
  listeners.forEach((tell) => tell());
}
