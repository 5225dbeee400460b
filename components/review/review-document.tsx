"use client";

import { useCallback, useRef, useState } from "react";
import { AssistantPanel } from "@/components/assistant/assistant-panel";
import { CommentsPanel } from "@/components/comments/comments-panel";
import { ContractEditor, type ContractEditorHandle } from "@/components/editor/contract-editor";
import type { TextPassage } from "@/components/editor/passages";
import { useCopy } from "@/components/copy/copy-provider";
import { SuggestionMargin } from "@/components/suggestions/suggestion-margin";
import { SuggestionsPanel } from "@/components/suggestions/suggestions-panel";
import { useSuggesting } from "@/components/suggestions/use-suggesting";
import { classes } from "@/components/ui/classes";
import type { VersionDto } from "@/lib/contracts/schema";
import type { ReviewActions } from "./actions";
import type { Draft, DraftStore } from "./draft-store";
import { ExportMenu } from "./export-menu";
import { PaneSwitch, usePanes } from "./pane-switch";
import { ReviewComparison } from "./review-comparison";
import { ReviewDialogs } from "./review-dialogs";
import { ReviewHeader } from "./review-header";
import { ReviewNotices } from "./review-notices";
import { ReviewedButton } from "./reviewed-button";
import "./review.css";
import { SideColumn } from "./side-column";
import type { ContractNews } from "./use-contract";
import { textPassageOf, useRemarks } from "./use-remarks";
import { useReview } from "./use-review";
import { useReadTexts, useShowPassage, useWhenDrawn } from "./use-show-passage";

export type ReviewDocumentProps = {
  news: ContractNews;
  version: VersionDto;
  draft: Draft | null;
  store: DraftStore;
  actions: ReviewActions;
};

/**
 * A contract that has a text: header, editor on the left, on the right assistant, suggestions or comments (behaviour
 * §10).
 */
export function ReviewDocument({ news, version, draft, store, actions }: ReviewDocumentProps) {
  const words = useCopy().review;
  const { contract } = news;
  const editor = useRef<ContractEditorHandle>(null);
  const viewer = useRef<ContractEditorHandle>(null);
  // Kept after the editor has gone: the draft is flushed while the page is taken down.
  const keepEditor = useCallback(
    (handle: ContractEditorHandle | null) => void (handle && (editor.current = handle)),
    [],
  );
  const review = useReview({ news, version, draft, store, actions, editor });
  const { editing, viewing } = review;
  const { comparison } = review.comparing;
  const remarks = useRemarks({ contractId: contract.id, versionId: editing.version.id, actions });
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const panes = usePanes();
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

  const comment = () => {
    const passage = editor.current?.selectedPassage() ?? null;
    remarks.write({
      location: passage && {
        versionId: editing.version.id,
        quote: passage.content,
        start: passage.start,
        end: passage.end,
      },
    });
    panes.show("comments");
  };
  const label = words.editor.label(contract.name);

  return (
    <div className="review-page space-y-4">
      <ReviewHeader
        contract={contract}
        versionNumber={shown.versionNumber}
        isDirty={editing.isDirty}
        canSave={review.canSave}
        isSaving={editing.isSaving}
        onSave={() => void editing.save()}
        onHistory={() => setIsHistoryOpen(true)}
        exportMenu={<ExportMenu contract={contract} versionId={shown.id} hasUnsavedText={hasUnsavedText} />}
        reviewedButton={
          !viewing.view && (
            <ReviewedButton
              news={news}
              versionId={editing.version.id}
              isDirty={editing.isDirty}
              markReviewed={actions.markReviewed}
            />
          )
        }
      />
      <ReviewNotices contract={contract} review={review} />
      {comparison && <ReviewComparison comparison={comparison} review={review} />}
      <div hidden={comparison !== null} className="space-y-4">
        <PaneSwitch panes={panes} counts={remarks.counts} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
          <div className={classes("min-w-0 lg:col-span-3", panes.pane !== "text" && "max-lg:hidden")}>
            <div hidden={viewing.view !== null}>
              <ContractEditor
                ref={keepEditor}
                html={version.textContent}
                isReadOnly={!review.canEdit || suggesting.decisions.deciding?.how === "accept"}
                label={label}
                onEdit={editing.onEdit}
                onComment={comment}
                marks={remarks.marks}
                margin={(placed, text) => (
                  <SuggestionMargin placed={placed} text={text} suggestions={proposed} onOpen={openSuggestion} />
                )}
              />
            </div>
            {viewing.view && (
              <ContractEditor key={shown.id} ref={viewer} html={shown.textContent} isReadOnly label={label} />
            )}
          </div>
          <SideColumn
            panes={panes}
            counts={remarks.counts}
            places={{
              assistant: (
                <AssistantPanel
                  contractId={contract.id}
                  version={shown}
                  hasUnsavedText={hasUnsavedText}
                  actions={actions}
                  onShowPassage={showPassage}
                />
              ),
              suggestions: (
                <SuggestionsPanel
                  suggestions={remarks.suggestions}
                  suggesting={suggesting}
                  obstacle={viewing.view ? "otherVersion" : editing.isDirty || !review.canEdit ? "unsaved" : null}
                  onShowPassage={showSuggested}
                />
              ),
              comments: (
                <CommentsPanel
                  comments={remarks.comments}
                  writing={remarks.writing}
                  onWrite={remarks.write}
                  onShowPassage={(passage) => showPassage(textPassageOf(passage), { id: passage.versionId })}
                />
              ),
            }}
          />
        </div>
      </div>
      <ReviewDialogs
        contract={contract}
        review={review}
        shownVersionId={shown.id}
        isHistoryOpen={isHistoryOpen}
        onHistoryOpenChange={setIsHistoryOpen}
      />
    </div>
  );
}
