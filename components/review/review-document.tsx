"use client";

import { useCallback, useRef, useState } from "react";
import { AssistantPanel } from "@/components/assistant/assistant-panel";
import { ContractEditor, type ContractEditorHandle } from "@/components/editor/contract-editor";
import { useCopy } from "@/components/layout/copy-provider";
import { classes } from "@/components/ui/classes";
import { useToast } from "@/components/ui/toast";
import type { Passage } from "@/lib/assistant/engines/port";
import type { VersionDto } from "@/lib/contracts/schema";
import type { ReviewActions } from "./actions";
import type { Draft, DraftStore } from "./draft-store";
import { ExportMenu } from "./export-menu";
import { PaneSwitch, type Pane } from "./pane-switch";
import { ReviewDialogs } from "./review-dialogs";
import { ReviewHeader } from "./review-header";
import { ReviewNotices } from "./review-notices";
import "./review.css";
import type { ContractNews } from "./use-contract";
import { useReview } from "./use-review";

export type ReviewDocumentProps = { news: ContractNews; version: VersionDto; draft: Draft | null; store: DraftStore; actions: ReviewActions };

/** A contract that has a text: header, editor on the left, assistant on the right (spec §2). */
export function ReviewDocument({ news, version, draft, store, actions }: ReviewDocumentProps) {
  const words = useCopy().review;
  const { contract } = news;
  const editor = useRef<ContractEditorHandle>(null);
  const viewer = useRef<ContractEditorHandle>(null);
  // Kept after the editor has gone: the draft is flushed while the page is taken down.
  const keepEditor = useCallback((handle: ContractEditorHandle | null) => void (handle && (editor.current = handle)), []);
  const review = useReview({ news, version, draft, store, actions, editor });
  const { editing, viewing } = review;
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [pane, setPane] = useState<Pane>("text");
  const shown = viewing.view?.version ?? editing.version;
  const showPassage = useShowPassage(() => (viewing.view ? viewer.current : editor.current), setPane);

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
        exportMenu={<ExportMenu contract={contract} versionId={shown.id} hasUnsavedText={editing.isDirty && !viewing.view} />}
      />
      <ReviewNotices contract={contract} review={review} />
      <PaneSwitch pane={pane} onChange={setPane} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
        <div className={classes("min-w-0 lg:col-span-3", pane !== "text" && "max-lg:hidden")}>
          <div hidden={viewing.view !== null}>
            <ContractEditor ref={keepEditor} html={version.textContent} isReadOnly={!review.canEdit} label={words.editor.label(contract.name)} onEdit={editing.onEdit} />
          </div>
          {viewing.view && <ContractEditor key={shown.id} ref={viewer} html={shown.textContent} isReadOnly label={words.editor.label(contract.name)} />}
        </div>
        <div className={classes("review-assistant min-w-0 lg:col-span-2", pane !== "assistant" && "max-lg:hidden")}>
          <AssistantPanel contractId={contract.id} version={shown} hasUnsavedText={editing.isDirty && !viewing.view} actions={actions} onShowPassage={showPassage} />
        </div>
      </div>
      <ReviewDialogs contractId={contract.id} review={review} shownVersionId={shown.id} isHistoryOpen={isHistoryOpen} onHistoryOpenChange={setIsHistoryOpen} />
    </div>
  );
}

/** Shows a passage in the text on screen, after bringing the text itself into view on small screens. */
function useShowPassage(onScreen: () => ContractEditorHandle | null, setPane: (pane: Pane) => void): (passage: Passage) => void {
  const words = useCopy().review;
  const toast = useToast();
  return (passage) => {
    setPane("text");
    requestAnimationFrame(() => {
      if (onScreen()?.showPassage(passage) === false) toast.error(words.passageGone);
    });
  };
}
