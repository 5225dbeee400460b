"use client";

import { useCallback, useRef, useState, useEffect } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import type { TextPassage } from "@/components/editor/passages/passages";
import { useOfferedInPalette } from "@/components/palette/page-entries";
import type { ReviewActions } from "@/components/review/actions";
import type { MoreEntry } from "@/components/review/header/more-menu";
import type { Draft, DraftStore } from "@/components/review/saving/draft-store";
import { usePanes, type Panes, type Pane } from "@/components/review/sides/pane-switch";
import type { Side } from "@/components/review/sides/sides";
import type { Above } from "@/components/review/notices/above";
import type { ContractNews } from "@/components/review/use-contract";
import { useReview } from "@/components/review/use-review";
import { useSuggesting } from "@/components/suggestions/use-suggesting";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { useToast } from "@/components/ui/overlay/toast";
import type { PassageLocation } from "@/lib/contracts/comments/comment-text";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { VersionDto } from "@/lib/contracts/schema";
import type { LinkedPassage } from "@/components/contracts/linked-passage";
import { useLinkedPassage } from "./use-linked-passage";
import { useNextPoint } from "./use-next-point";
import { useOutline } from "./use-outline";
import { useRemarks } from "./use-remarks";

export type ReviewDocumentProps = {
  news: ContractNews;
  userId: string;
  version: VersionDto;
  draft: Draft | null;
  store: DraftStore;
  firstSide: Side;
  shownCommentId: string | null;
  /** The passage that a link led to. */
  linkedPassage: LinkedPassage | null;
  above?: Above | undefined;
  actions: ReviewActions;
};

/** State shared by the parts of the review page: the text and its editors, the remarks on it, and the passage shown. */
export function useReviewDocument(props: ReviewDocumentProps) {
  const { news, version, draft, store, actions } = props;
  const { contract } = news;
  const editor = useRef<ContractEditorHandle>(null);
  const viewer = useRef<ContractEditorHandle>(null);
  // Kept after the editor unmounts: the draft is flushed while the page is torn down.
  const keepEditor = useCallback(
    (handle: ContractEditorHandle | null) => void (handle && (editor.current = handle)),
    [],
  );
  const keepViewer = useCallback((handle: ContractEditorHandle | null) => void (viewer.current = handle), []);
  const review = useReview({ news, version, draft, store, actions, editor });
  const { editing, viewing } = review;
  const remarks = useRemarks({ contractId: contract.id, version: editing.version, scanned: version, actions });
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [isSignedOpen, setIsSignedOpen] = useState(false);
  const [isDoubtsOpen, setIsDoubtsOpen] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const [isTemplateOpen, setIsTemplateOpen] = useState(false);
  const panes = usePanes(props.firstSide);
  useShownPane(panes, props.shownCommentId);
  const [isOriginalOpen, setIsOriginalOpen] = useState(false);
  const shown = viewing.view?.version ?? editing.version;
  const hasUnsavedText = editing.isDirty && !viewing.view;
  const readTexts = useReadTexts(shown);
  const showPassage = useShowPassage(() => (viewing.view ? viewer.current : editor.current), panes.show, readTexts);
  const showSuggested = (passage: TextPassage) => showPassage(passage, editing.version);
  const showQuietlyWhenDrawn = useWhenDrawn((passage) => void editor.current?.showPassage(passage));
  const point = useNextPoint(panes);
  const suggesting = useSuggesting({
    contractId: contract.id,
    suggestions: remarks.suggestions,
    actions,
    onAccepted: (accepted, passage) => {
      editing.adopt(accepted);
      void news.reload();
      showQuietlyWhenDrawn(passage);
      point.goOnFromReview();
    },
  });
  const openSuggestion = (id: string) => {
    panes.show("suggestions");
    suggesting.open(id);
  };
  const proposed = remarks.suggestions.state.step === "loaded" ? remarks.suggestions.state.suggestions : [];

  const outline = useOutline(
    useLatest(() => (viewing.view ? viewer.current : editor.current)),
    proposed,
  );
  useLinkedPassage(props.linkedPassage, {
    contractId: contract.id,
    version,
    isDrawn: outline.clauses !== null,
    onScreen: () => editor.current,
  });

  const showProposed = ({ quote, start, end }: SuggestionDto) => {
    showQuietlyWhenDrawn({ content: quote, start, end });
    return remarks.suggestions.reload();
  };
  const suggested = {
    all: proposed,
    decidingId: suggesting.decisions.deciding?.id ?? null,
    accept: (suggestion: SuggestionDto, topic: string) => {
      point.stayBehind(topic);
      void suggesting.decisions.accept(suggestion).then(point.forget);
    },
    show: ({ id }: SuggestionDto, topic: string) => {
      point.leave(topic);
      openSuggestion(id);
    },
  };
  const write = (location: PassageLocation | null) => {
    remarks.write({ location });
    panes.show("comments");
  };
  const commentOn = (passage: (TextPassage & { versionId: string }) | null) => write(passage && toLocation(passage));
  const versionId = editing.version.id;
  const selected = useCallback(() => {
    const passage = editor.current?.selectedPassage() ?? null;
    return passage && toLocation({ ...passage, versionId });
  }, [versionId]);
  const isUnsaved = editing.isDirty || !review.canEdit;

  return {
    review,
    remarks,
    suggesting: { ...suggesting, onNextPoint: point.goOn },
    proposed,
    outline,
    panes,
    history: { isOpen: isHistoryOpen, setIsOpen: setIsHistoryOpen },
    original: { isOpen: isOriginalOpen, open: () => setIsOriginalOpen(true), close: () => setIsOriginalOpen(false) },
    signed: { isOpen: isSignedOpen, open: () => setIsSignedOpen(true), close: () => setIsSignedOpen(false) },
    doubts: { isOpen: isDoubtsOpen, open: () => setIsDoubtsOpen(true), close: () => setIsDoubtsOpen(false) },
    details: { isOpen: isDetailsOpen, open: () => setIsDetailsOpen(true), close: () => setIsDetailsOpen(false) },
    template: { isOpen: isTemplateOpen, open: () => setIsTemplateOpen(true), close: () => setIsTemplateOpen(false) },
    keepEditor,
    keepViewer,
    shown,
    hasUnsavedText,
    /** Why suggestions can't be applied now. */
    obstacle: findObstacle({ isSigned: contract.signedAt !== null, isOther: viewing.view !== null, isUnsaved }),
    /** The words selected in the text; null where there are none. */
    selected,
    comment: () => write(selected()),
    commentOn,
    /** What the review proposes, and where it goes on after that. */
    reviewing: { onProposed: showProposed, suggested, next: point.next, onNext: point.arrive },
    showPassage,
    showSuggested,
    openSuggestion,
  };
}

function toLocation({ versionId, content, start, end }: TextPassage & { versionId: string }): PassageLocation {
  return { versionId, quote: content, start, end };
}

function findObstacle({ isSigned, isOther, isUnsaved }: { isSigned: boolean; isOther: boolean; isUnsaved: boolean }) {
  if (isSigned) return "signed" as const;
  if (isOther) return "otherVersion" as const;
  return isUnsaved ? ("unsaved" as const) : null;
}

/** A link to a comment opens the comments, also when followed on the contract's own page. */
function useShownPane(panes: Panes, shownCommentId: string | null): void {
  const latest = useLatest(panes);
  useEffect(() => {
    if (shownCommentId !== null) latest.current.show("comments");
    else if (window.location.hash === "#review") latest.current.show("review"); // from a playbook just begun
  }, [shownCommentId, latest]);
}

/** The plain texts of the versions displayed so far, which passage offsets refer to. */
function useReadTexts(shown: VersionDto): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map([[shown.id, shown.plainText]]));
  if (!texts.has(shown.id)) setTexts(new Map(texts).set(shown.id, shown.plainText));
  return texts;
}

type ShowPassage = (passage: TextPassage, version?: { id: string } | null) => void;

/** Shows a passage, quoted from a version, in the displayed text; on small screens switches to the text first. */
function useShowPassage(
  onScreen: () => ContractEditorHandle | null,
  show: (pane: Pane) => void,
  readTexts: ReadonlyMap<string, string>,
): ShowPassage {
  const words = useCopy().review;
  const toast = useToast();
  return (passage, version) => {
    show("text");
    requestAnimationFrame(() => {
      const shown = onScreen()?.showPassage(passage, version ? readTexts.get(version.id) : undefined);
      if (shown === "gone") toast.error(words.passageGone);
      if (shown === "edited") toast.error(words.passageEdited);
    });
  };
}

/**
 * Waits for the page to render before showing a passage: an editor just becoming editable again would lose a selection.
 */
function useWhenDrawn(show: (passage: TextPassage) => void): (passage: TextPassage) => void {
  const [waiting, setWaiting] = useState<TextPassage | null>(null);
  const latest = useLatest(show);
  useEffect(() => {
    if (waiting) latest.current(waiting);
  }, [waiting, latest]);
  return setWaiting;
}

/** The displayed text's clauses and the contract's actions, for Ctrl+K. Source: B-6.14. */
export function usePaletteOffer(document: ReturnType<typeof useReviewDocument>, more: readonly MoreEntry[]): void {
  const { palette, review: words } = useCopy();
  const { outline, review, history } = document;
  const actions: readonly MoreEntry[] = [
    { label: words.header.save, disabled: !review.canSave, onSelect: () => void review.editing.save() },
    { label: words.header.history, onSelect: () => history.setIsOpen(true) },
    ...more,
  ];
  const clauses = (outline.clauses ?? []).map(({ key, number, title }) => ({
    key: `clause ${key}`,
    label: `${number} ${title}`.trim(),
    action: () => outline.showClause(key),
  }));
  const entries = actions
    .filter(({ disabled = false }) => !disabled)
    .map(({ label, onSelect }, index) => ({ key: `action ${index}`, label, action: onSelect }));
  useOfferedInPalette(() => [
    { heading: palette.clauses, isAskedFor: true, entries: clauses },
    { heading: palette.contract, entries },
  ]);
}
