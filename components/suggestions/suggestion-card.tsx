"use client";

import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { LostTerms } from "@/components/comparison/lost-terms";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { EyeIcon } from "@/components/ui/icons";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { wordRuns, type WordRun } from "@/lib/documents/redline/word-runs";
import { OutdatedWording } from "./outdated-wording";
import { isAboutNothing, SEVERITY_TONES, parseSeverity, severityText } from "./severity";

export type SuggestionCardProps = {
  suggestion: SuggestionDto;
  canAccept: boolean;
  /** The action in progress on it. */
  deciding: "accept" | "dismiss" | null;
  /** Whether an action on another one is in progress. */
  isWaiting: boolean;
  /** Opened from the text. */
  isOpened: boolean;
  /** Inside its kind's card, which already gives the problem and its severity. */
  isPlace?: boolean;
  /** Its reason was already given at another place of its kind. */
  isReasonGiven?: boolean;
  onShow: () => void;
  onAccept: () => void;
  onDismiss: () => void;
};

/** One suggestion: what is wrong, why, where, and what to write instead. Focusable, for its marker beside the text. */
export function SuggestionCard({
  suggestion,
  canAccept,
  deciding,
  isWaiting,
  isOpened,
  isPlace = false,
  isReasonGiven = false,
  onShow,
  onAccept,
  onDismiss,
}: SuggestionCardProps) {
  const { suggestions: words, checks } = useCopy();
  const { id, title, comment, quote, replacement, outdated, severity, position } = suggestion;
  const isOff = deciding !== null || isWaiting;
  return (
    <article
      data-suggestion={id}
      tabIndex={-1}
      aria-current={isOpened || undefined}
      className={classes(
        "relative space-y-2.5 rounded border bg-surface p-3",
        isOpened ? "border-primary ring-1 ring-primary" : "border-line",
      )}
    >
      {isPlace ? (
        <h4 className="sr-only">{title}</h4>
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 flex-1 text-sm font-medium break-words">{title}</h3>
          <SeverityBadge severity={severity} />
        </div>
      )}
      {!isReasonGiven && <p className="text-sm break-words text-ink-muted">{comment}</p>}
      {outdated && <OutdatedWording {...{ title, outdated }} />}
      {quote !== "" && !isAboutNothing(suggestion, checks) && (
        <div className="space-y-1">
          <p className="text-xs text-ink-muted">
            {outdated ? words.outdated.now : words.quote} · {words.page(position.pageNumber)}
          </p>
          <Quote text={quote} />
        </div>
      )}
      {replacement !== null && (
        <div className="space-y-1">
          <p className="text-xs text-ink-muted">{words.change}</p>
          <SmallRedline before={quote} after={replacement} />
          <LostTerms before={quote} after={replacement} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {quote !== "" && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.showSuggestion(title, quote)}
            onClick={onShow}
            className="mr-auto -ml-2 max-sm:basis-full max-sm:justify-start"
          >
            <EyeIcon className="size-4" />
            {words.showInText}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          busy={deciding === "dismiss"}
          disabled={isOff}
          aria-label={words.dismissSuggestion(title, quote)}
          onClick={onDismiss}
        >
          {words.dismiss}
        </Button>
        {replacement !== null && (
          <Button
            size="sm"
            busy={deciding === "accept"}
            disabled={isOff || !canAccept}
            aria-label={words.acceptSuggestion(title, quote)}
            onClick={onAccept}
          >
            {words.accept}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The words a small change deletes and inserts: struck through and underlined, and announced to screen readers. */
export function SmallRedline({
  before,
  after,
  isBare = false,
  isWhole = false,
}: {
  before: string;
  after: string;
  /** Inside a frame of its own. */
  isBare?: boolean;
  /** The old words as a whole and then the new ones. */
  isWhole?: boolean;
}) {
  const spoken = useCopy().comparison.spoken;
  const frame = !isBare && "border-l-4 border-success pl-2.5 text-sm leading-relaxed";
  return (
    <p className={classes("break-words whitespace-pre-line", frame)}>
      {(isWhole ? wholeRuns(before, after) : wordRuns(before, after)).map(({ kind, text }, index) => {
        if (kind === "same") return <span key={index}>{text}</span>;
        const Tag = kind === "inserted" ? "ins" : "del";
        return (
          <Tag
            key={index}
            className={
              kind === "inserted"
                ? "bg-success-50 text-success-700 underline decoration-2 underline-offset-2"
                : "bg-danger-50 text-danger-700 line-through"
            }
          >
            <span className="sr-only">{` ${spoken[kind]} `}</span>
            {text}
            <span className="sr-only">{` ${spoken.end} `}</span>
          </Tag>
        );
      })}
    </p>
  );
}

const wholeRuns = (before: string, after: string): WordRun[] => [
  { kind: "deleted", text: before },
  { kind: "same", text: " " },
  { kind: "inserted", text: after },
];

/** As a word; the colour only supports it. */
export function SeverityBadge({ severity }: { severity: string }) {
  const words = useCopy().suggestions.severity;
  return (
    <Badge tone={SEVERITY_TONES[parseSeverity(severity)]}>
      <span className="sr-only">{words.label}</span> {severityText(severity, words)}
    </Badge>
  );
}
