"use client";

import type { ReactNode } from "react";
import { CommentsBeside } from "@/components/comments/margin/comments-beside";
import type { SelectionCommentProps } from "@/components/comments/margin/selection-comment";
import { ContractEditor } from "@/components/editor/contract-editor";
import { classes } from "@/components/ui/classes";
import { later } from "@/components/ui/overlay/later";
import type { VersionDto } from "@/lib/contracts/schema";
import type { useReviewDocument } from "./use-review-document";

// Its markers are in the margin; the text is readable without them.
const SuggestionMargin = later(() =>
  import("@/components/suggestions/suggestion-margin").then((margin) => margin.SuggestionMargin),
);

// For selections with the mouse; the toolbar and the keys comment without it.
const SelectionComment = later<SelectionCommentProps>(() =>
  import("@/components/comments/margin/selection-comment").then(({ SelectionComment }) => SelectionComment),
);

type Props = {
  contractId: string;
  version: VersionDto;
  label: string;
  document: ReturnType<typeof useReviewDocument>;
  /** Stays at the lower edge of the window, and has its own room behind the text's last lines. */
  foot: ReactNode;
};

/** The text being edited, or in its place another version for reading; the edited one stays unchanged meanwhile. */
export function ReviewTexts({ contractId, version, label, document, foot }: Props) {
  const { review, remarks, suggesting, panes, outline, shown, keepEditor, keepViewer, comment } = document;
  const { editing, viewing } = review;
  return (
    <div className={classes("min-w-0", panes.pane !== "text" && "max-lg:hidden")}>
      <div hidden={viewing.view !== null}>
        <ContractEditor
          ref={keepEditor}
          html={version.textContent}
          isReadOnly={!review.canEdit || suggesting.decisions.deciding?.how === "accept"}
          label={label}
          onEdit={editing.onEdit}
          onComment={comment}
          {...(viewing.view ? {} : { onClauses: outline.setClauses })}
          marks={remarks.marks}
          margin={(placed, text) => (
            <>
              <SuggestionMargin
                placed={placed}
                text={text}
                suggestions={document.proposed}
                onOpen={document.openSuggestion}
              />
              <CommentsBeside {...{ contractId, placed, text }} comments={remarks.comments} />
              {review.canEdit && (
                <SelectionComment {...{ contractId, text }} comments={remarks.comments} read={document.selected} />
              )}
            </>
          )}
        />
      </div>
      {viewing.view && (
        <ContractEditor
          key={shown.id}
          ref={keepViewer}
          html={shown.textContent}
          isReadOnly
          label={label}
          onClauses={outline.setClauses}
        />
      )}
      {foot}
    </div>
  );
}
