"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { TextPassage } from "@/components/editor/passages/passages";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { SparkIcon, CheckIcon, CloseIcon, EyeIcon } from "@/components/ui/icons";
import { Progress, Spinner } from "@/components/ui/progress";
import { SidePanel } from "@/components/ui/side-panel";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { SetAside } from "./set-aside";
import { groupSuggestions, splitFamilies } from "./severity";
import { type SuggestionCardProps, SmallRedline } from "./suggestion-card";
import { SuggestionFamily } from "./suggestion-family";
import type { Decisions, Suggested, Applied } from "./use-suggesting";
import type { Suggestions } from "./use-suggestions";

export type SuggestionsPanelProps = {
  contractId: string;
  suggestions: Suggestions;
  suggesting: Suggested;
  /** Why nothing can be accepted now: unsaved text, or another version displayed; null if it can. */
  obstacle: "unsaved" | "otherVersion" | "signed" | null;
  onShowPassage: (passage: TextPassage) => void;
};

/** The assistant's suggestions for the current version, the gravest first. Source: behaviour §13. */
export function SuggestionsPanel({
  contractId,
  suggestions: { state, putBack },
  suggesting,
  obstacle,
  onShowPassage,
}: SuggestionsPanelProps) {
  const { suggestions: words, checks, signed } = useCopy();
  const all = state.step === "loaded" ? state.suggestions : NONE;
  const families = splitFamilies(groupSuggestions(all), checks);
  const canBeAccepted = all.some(({ replacement }) => replacement !== null);
  const { decisions, applied, onNextPoint } = suggesting;
  const canAccept = obstacle === null && state.step === "loaded" && state.cacheId !== null;
  const openedId = suggesting.opened?.id ?? null;
  const toCard = (suggestion: SuggestionDto): SuggestionCardProps => ({
    suggestion,
    canAccept,
    deciding: decisions.deciding?.id === suggestion.id ? toDeciding(decisions.deciding) : null,
    isWaiting: decisions.deciding !== null || (state.step === "loaded" && state.cacheId === null),
    isOpened: openedId === suggestion.id,
    onShow: () => onShowPassage({ content: suggestion.quote, start: suggestion.start, end: suggestion.end }),
    onAccept: () => void decisions.accept(suggestion),
    onDismiss: () => void decisions.dismiss(suggestion),
  });
  return (
    <SidePanel
      title={words.title}
      count={all.length}
      action={onNextPoint && !applied && <NextPoint variant="ghost" onGo={onNextPoint} />}
    >
      {applied && (
        <AppliedReceipt
          applied={applied}
          onShow={() => onShowPassage(applied.passage)}
          onClose={suggesting.closeReceipt}
          onNextPoint={onNextPoint}
        />
      )}
      <WhyNotAll state={state} />
      {obstacle !== null && canBeAccepted && (
        <Banner>
          {{ unsaved: words.saveFirst, otherVersion: words.otherVersion, signed: signed.obstacle }[obstacle]}
        </Banner>
      )}
      {families.map(({ family, groups }) => (
        <SuggestionFamily
          key={family}
          heading={families.length > 1 || family === "own" ? words.families[family] : null}
          isFolded={family === "sides"}
          opened={suggesting.opened}
          {...{ groups, canAccept, decisions, toCard }}
        />
      ))}
      {state.step === "loaded" && state.dismissed > 0 && state.cacheId !== null && (
        <SetAside contractId={contractId} cacheId={state.cacheId} count={state.dismissed} onReopened={putBack} />
      )}
    </SidePanel>
  );
}

/** Why there are no cards, or not all yet. */
function WhyNotAll({ state }: { state: Suggestions["state"] }) {
  const { suggestions: words } = useCopy();
  if (state.step === "loading") return <Spinner label={words.loading} />;
  if (state.step === "failed") return <Banner tone="error">{words.loadFailed}</Banner>;
  if (state.isPending) return <StillBeingMade />;
  return (
    <>
      {state.suggestions.length === 0 && <NoSuggestions isEverFound={state.dismissed > 0} />}
      {state.fields > 0 && <p className="px-1 text-xs text-ink-muted">{words.fields(state.fields)}</p>}
    </>
  );
}

const NONE: readonly SuggestionDto[] = [];

function toDeciding({ how }: NonNullable<Decisions["deciding"]>): SuggestionCardProps["deciding"] {
  return how === "acceptAll" ? null : how;
}

function StillBeingMade() {
  const words = useCopy().suggestions;
  return (
    <div role="status" className="space-y-2 py-4 text-sm">
      <p>{words.beingMade}</p>
      <Progress label={words.beingMade} percent={null} className="h-1" />
      <p className="text-ink-muted">{words.beingMadeHint}</p>
    </div>
  );
}

/** Back to the review by a playbook, where its next open point has the focus. */
function NextPoint({ variant, onGo }: { variant: "ghost" | "primary"; onGo: () => void }) {
  const words = useCopy().suggestions;
  return (
    <Button variant={variant} size="sm" onClick={onGo}>
      {words.nextPoint}
    </Button>
  );
}

/** Claims that nothing was found only if that is true. */
function NoSuggestions({ isEverFound }: { isEverFound: boolean }) {
  const words = useCopy().suggestions;
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <SparkIcon className="size-8 text-line-strong" />
      <p className="font-medium">{isEverFound ? words.allDecided : words.empty}</p>
      {!isEverFound && <p className="text-sm text-ink-muted">{words.emptyHint}</p>}
    </div>
  );
}

/** Changes shown before the rest is only counted. */
const MOST_CHANGES = 3;

type ReceiptProps = { applied: Applied; onShow: () => void; onClose: () => void; onNextPoint: (() => void) | null };

/** What accepted suggestions changed, and in which version; stays until closed. Source: behaviour §13. */
function AppliedReceipt({ applied, onShow, onClose, onNextPoint }: ReceiptProps) {
  const { suggestions: words, assistant } = useCopy();
  const more = applied.changes.length - MOST_CHANGES;
  const title = words.receipt.title(applied.versionNumber);
  return (
    <section aria-label={title} className="space-y-2 rounded border border-success/40 bg-surface p-3">
      <div className="flex items-center gap-2 text-sm font-medium text-success-700">
        <CheckIcon className="size-4" />
        <p className="flex-1">{title}</p>
        <button
          type="button"
          aria-label={words.receipt.close}
          onClick={onClose}
          className="-my-1 flex size-8 items-center justify-center rounded text-ink-muted hover:bg-page"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      {applied.changes.slice(0, MOST_CHANGES).map(({ quote, replacement }, index) => (
        <SmallRedline key={index} before={quote} after={replacement} />
      ))}
      {more > 0 && <p className="text-xs text-ink-muted">{assistant.notes.more(more)}</p>}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onShow} className="-ml-2">
          <EyeIcon className="size-4" />
          {words.showInText}
        </Button>
        {onNextPoint && <NextPoint variant="primary" onGo={onNextPoint} />}
      </div>
    </section>
  );
}
