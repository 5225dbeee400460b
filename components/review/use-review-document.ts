"use client";

import { useCallback, useRef, useState } from "react";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import type { TextPassage } from "@/components/editor/passages";
import { useLatest } from "@/components/ui/use-latest";
import { useSuggesting } from "@/components/suggestions/use-suggesting";
import type { ReviewDocumentProps } from "./review-document";
import { usePanes } from "./pane-switch";
import { useShownPane } from "./use-shown-pane";
import { useOutline } from "./use-outline";
import { useRemarks } from "./use-remarks";
import { useReview } from "./use-review";
import { useReadTexts, useShowPassage, useWhenDrawn } from "./use-show-passage";

/** What the parts of the review page share: the text and its editors, the remarks on it, and which passage is shown. */
export function useReviewDocument(props: ReviewDocumentProps) {
  const { news, version, draft, store, actions } = props;
  const { contract } = news;
  const editor = useRef<ContractEditorHandle>(null);
  const viewer = useRef<ContractEditorHandle>(null);
  // Kept after the editor has gone: the draft is flushed while the page is taken down.
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
  const suggesting = useSuggesting({
    contractId: contract.id,
    suggestions: remarks.suggestions,
    actions,
    onAccepted: (accepted, passage) => {
      editing.adopt(accepted);
      void news.reload();
      showQuietlyWhenDrawn(passage);
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

  const openProposed = ({ id }: { id: string }) => {
    remarks.suggestions.reload();
    openSuggestion(id);
  };
  const commentOn = (passage: (TextPassage & { versionId: string }) | null) => {
    remarks.write({
      location: passage && {
        versionId: passage.versionId,
        quote: passage.content,
        start: passage.start,
        end: passage.end,
      },
    });
    panes.show("comments");
  };
  const comment = () => {
    const passage = editor.current?.selectedPassage() ?? null;
    commentOn(passage && { ...passage, versionId: editing.version.id });
  };
  const isUnsaved = editing.isDirty || !review.canEdit;

  return {
    review,
    remarks,
    suggesting,
    proposed,
    outline,
    panes,
    history: { isOpen: isHistoryOpen, setIsOpen: setIsHistoryOpen },
    original: { isOpen: isOriginalOpen, open: () => setIsOriginalOpen(true), close: () => setIsOriginalOpen(false) },
    signed: { isOpen: isSignedOpen, open: () => setIsSignedOpen(true), close: () => setIsSignedOpen(false) },
    template: { isOpen: isTemplateOpen, open: () => setIsTemplateOpen(true), close: () => setIsTemplateOpen(false) },
    keepEditor,
    keepViewer,
    shown,
    hasUnsavedText,
    /** Why suggestions can't be carried out now. */
    obstacle: obstacleOf({ isSigned: contract.signedAt !== null, isOther: viewing.view !== null, isUnsaved }),
    comment,
    commentOn,
    openProposed,
    showPassage,
    showSuggested,
    openSuggestion,
  };
}

function obstacleOf({ isSigned, isOther, isUnsaved }: { isSigned: boolean; isOther: boolean; isUnsaved: boolean }) {
  if (isSigned) return "signed" as const;
  if (isOther) return "otherVersion" as const;
  return isUnsaved ? ("unsaved" as const) : null;
}
