"use client";

import { useApprovals } from "@/components/approvals/use-approvals";
import { Glance, useFacts, type Facts } from "@/components/assistant/glance";
import { ContractEvents } from "@/components/audit/activity-button";
import { useCopy } from "@/components/copy/copy-provider";
import { ExportMenu, usePdfExport } from "@/components/review/header/export-menu";
import { ReviewedButton, ShareButton, ShareContractDialog } from "@/components/review/header/header-buttons";
import { ReviewHeader } from "@/components/review/header/review-header";
import { AmendsNotice } from "@/components/review/notices/amends-notice";
import { ReviewNotices } from "@/components/review/notices/review-notices";
import { OriginalBeside } from "@/components/review/sides/original-beside";
import { PaneSwitch } from "@/components/review/sides/pane-switch";
import { SideColumn } from "@/components/review/sides/side-column";
import {
  AssistantPanel,
  CommentsPanel,
  DeadlinesCard,
  ReviewComparison,
  ReviewPanel,
  SuggestionsPanel,
  prepareSides,
} from "@/components/review/sides/sides";
import type { ContractNews } from "@/components/review/use-contract";
import { useQuiet } from "@/components/ui/hooks/use-quiet";
import { ApprovalStrip } from "@/components/approvals/later-approval-strip";
import { OutlinePanel } from "./outline-panel";
import { prepareDialogs, ReviewDialogs } from "./review-dialogs";
import { ReviewTexts } from "./review-texts";
import { useOthers } from "./use-others";
import { useOutlineShown } from "./use-outline";
import { toTextPassage } from "./use-remarks";
import { ProposalFoot } from "@/components/review/notices/proposal-foot";
import { useMoreEntries } from "./use-more-entries";
import { useReviewDocument, type ReviewDocumentProps, usePaletteOffer } from "./use-review-document";
import "./review-phone.css";
import "./review.css";
import "@/components/ui/fit.css";

/**
 * A contract with a text: header, editor on the left; assistant, suggestions or comments on the right (behaviour §10).
 */
export function ReviewDocument(props: ReviewDocumentProps) {
  const { news, version, userId, shownCommentId, above, actions } = props;
  const words = useCopy().review;
  const { contract } = news;
  const document = useReviewDocument(props);
  const { review, remarks, suggesting, panes, shown, hasUnsavedText, showPassage, outline } = document;
  const { editing, viewing, comparing } = review;
  const outlineShown = useOutlineShown();
  const approvals = useApprovals(contract.id, above?.approvals);
  const hasApprovals = approvals.all.length > 0 || approvals.isFailed || approvals.dialog !== null;
  const pdf = usePdfExport(contract, shown.id);
  const more = useMoreEntries({ contract, document, approvals, outlineShown, pdf });
  useQuiet(prepareAll);
  usePaletteOffer(document, [...more.nextSteps, ...more.again, ...more.about, ...more.files]);
  const facts = useFacts(contract.id, shown.id, actions.facts);
  const others = useOthers({ news, userId, remarks, review, approvals });

  return (
    <div className="review-page" data-outline={outlineShown.isShown ? "shown" : "hidden"}>
      <ReviewHeader
        contract={contract}
        versionNumber={shown.versionNumber}
        isDirty={editing.isDirty}
        here={others.here}
        canSave={review.canSave}
        isSaving={editing.isSaving}
        onSave={() => void editing.save()}
        onHistory={() => document.history.setIsOpen(true)}
        shareButton={<ShareButton contract={contract} userId={userId} actions={actions.people} />}
        exportMenu={<ExportMenu contract={contract} versionId={shown.id} hasUnsavedText={hasUnsavedText} />}
        more={more}
        reviewedButton={
          !viewing.view && (
            <ReviewedButton
              news={news}
              versionId={editing.version.id}
              isDirty={editing.isDirty}
              markReviewed={actions.markReviewed}
              onNumbersOpen={document.doubts.open}
            />
          )
        }
      />
      <ReviewNotices
        {...{ news, review, newerBy: others.newerBy, onSigned: document.signed.open, uncertain: remarks.uncertain }}
        tracked={above?.tracked}
        read={version}
        shown={shown}
        onCheck={document.doubts.open}
        approvals={
          hasApprovals && (
            <ApprovalStrip
              {...{ contract, userId, approvals, people: actions.people, onSigned: document.signed.open }}
            />
          )
        }
      />
      {comparing.comparison && (
        <div className="review-comparison">
          <ReviewComparison contract={contract} comparison={comparing.comparison} review={review} />
        </div>
      )}
      <div hidden={comparing.comparison !== null}>
        <div className="review-body">
          <OutlinePanel
            clauses={outline.clauses}
            risks={outline.risks}
            findElement={outline.findElement}
            onShow={outline.showClause}
          />
          <ReviewTexts
            contractId={contract.id}
            version={version}
            label={words.editor.label(contract.name)}
            document={document}
            foot={
              <ProposalFoot
                news={news}
                version={viewing.view ? null : editing.version}
                changeContract={actions.changeContract}
              />
            }
          />
          <SideColumn
            panes={panes}
            counts={remarks.counts}
            places={{
              assistant: (
                <AssistantPanel
                  contractId={contract.id}
                  version={shown}
                  hasUnsavedText={hasUnsavedText}
                  facts={facts}
                  actions={actions}
                  onShowPassage={showPassage}
                  onComment={(passage) => document.commentOn(passage && { ...passage, versionId: shown.id })}
                />
              ),
              review: <PositionsSide {...{ contract, document, facts }} />,
              suggestions: (
                <SuggestionsPanel
                  contractId={contract.id}
                  suggestions={remarks.suggestions}
                  suggesting={suggesting}
                  obstacle={document.obstacle}
                  onShowPassage={document.showSuggested}
                />
              ),
              comments: <CommentsSide {...{ contract, document, userId, shownCommentId }} />,
              dates: panes.side === "dates" && <DeadlinesCard contractId={contract.id} />,
            }}
          />
          <OriginalBeside contract={contract} original={document.original} />
        </div>
        <PaneSwitch panes={panes} counts={remarks.counts} />
      </div>
      <ReviewDialogs news={news} document={document} facts={facts} pdf={pdf.dialog} />
    </div>
  );
}

/** Preloads what is likely to be opened next. */
function prepareAll(): void {
  prepareSides();
  prepareDialogs();
  for (const part of [ShareContractDialog, ContractEvents]) void part.prepare();
}

type SideProps = { contract: ContractNews["contract"]; document: ReturnType<typeof useReviewDocument> };

/** The displayed version: key facts, and how it compares with the user's playbook. */
function PositionsSide({ contract, document, facts }: SideProps & { facts: Facts }) {
  const { shown, panes, showPassage, obstacle } = document;
  return (
    <ReviewPanel
      contract={{ id: contract.id, type: contract.metadata.contractType, text: shown.plainText }}
      versionId={shown.id}
      isShown={panes.side === "review"}
      obstacle={obstacle}
      glance={<Glance facts={facts} onShowPassage={(passage) => showPassage(passage, shown)} />}
      notice={<AmendsNotice contractId={contract.id} />}
      onShowPassage={(passage) => showPassage(passage, shown)}
      {...document.reviewing}
      onComment={(passage) => document.commentOn(passage && { ...passage, versionId: shown.id })}
    />
  );
}

type CommentsSideProps = SideProps & Pick<ReviewDocumentProps, "userId" | "shownCommentId">;

/** Comments on the text. */
function CommentsSide({ contract, document, userId, shownCommentId }: CommentsSideProps) {
  const { remarks, showPassage } = document;
  return (
    <CommentsPanel
      contractId={contract.id}
      userId={userId}
      shownId={shownCommentId}
      comments={remarks.comments}
      writing={remarks.writing}
      onWrite={remarks.write}
      onShowPassage={(passage) => showPassage(toTextPassage(passage), { id: passage.versionId })}
    />
  );
}
