"use client";

import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/layout/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SuggestionDto } from "@/lib/assistant/schema";

const TONES: Readonly<Record<string, BadgeTone>> = { high: "red", medium: "orange", low: "gray" };

export type SuggestionCardProps = {
  suggestion: SuggestionDto;
  canAccept: boolean;
  /** What is being done about it now. */
  deciding: "accept" | "dismiss" | null;
  /** Whether something is being done about another one. */
  isWaiting: boolean;
  onShow: () => void;
  onAccept: () => void;
  onDismiss: () => void;
};

/** One suggestion: what is wrong, where, why, and what to write instead. */
export function SuggestionCard({ suggestion, canAccept, deciding, isWaiting, onShow, onAccept, onDismiss }: SuggestionCardProps) {
  const words = useCopy().suggestions;
  const { title, comment, quote, replacement, severity, position } = suggestion;
  const isOff = deciding !== null || isWaiting;
  return (
    <article className="space-y-2 rounded border border-line bg-surface p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 text-sm font-medium break-words">{title}</h3>
        <Severity severity={severity} />
      </div>
      <p className="text-sm break-words text-ink-muted">{comment}</p>
      <button type="button" title={words.show} onClick={onShow} className="block w-full space-y-1 rounded text-left hover:bg-primary-50">
        <span className="block text-xs text-ink-muted">
          {words.inText} · {words.page(position.pageNumber)}
        </span>
        <Quote text={quote} />
      </button>
      {replacement !== null && (
        <div className="space-y-1">
          <p className="text-xs text-ink-muted">{words.replacement}</p>
          <p className="border-l-4 border-success pl-2.5 text-sm break-words whitespace-pre-line">{replacement === "" ? <em>{words.remove}</em> : replacement}</p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" busy={deciding === "dismiss"} disabled={isOff} aria-label={words.dismissOf(title, quote)} onClick={onDismiss}>
          {words.dismiss}
        </Button>
        {replacement !== null && (
          <Button size="sm" busy={deciding === "accept"} disabled={isOff || !canAccept} aria-label={words.acceptOf(title, quote)} onClick={onAccept}>
            {words.accept}
          </Button>
        )}
      </div>
    </article>
  );
}

/** In a word; the colour only supports it. A model may name a severity of its own. */
function Severity({ severity }: { severity: string }) {
  const words = useCopy().suggestions.severity;
  const known = severity === "high" || severity === "medium" || severity === "low" ? words[severity] : severity;
  return (
    <Badge tone={TONES[severity] ?? "gray"}>
      <span className="sr-only">{words.label}</span> {known}
    </Badge>
  );
}
