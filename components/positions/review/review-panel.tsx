"use client";

import { type ReactNode, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadIssues } from "@/components/forms/download";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button, buttonClasses, IconButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/field";
import { RiskIcon, DownloadIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { Passage } from "@/lib/engine/port";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { isFor, offeredFor } from "@/lib/positions/kinds";
import type { BookSummaryDto } from "@/lib/positions/schema";
import { later } from "@/components/ui/overlay/later";
import { ModelReview } from "./model-review";
import { Folded, ReviewList } from "./review-list";
import type { ReviewSuggestions } from "./suggested-wording";
import { usePositionReview, type PositionReview, type ReviewedContract } from "./use-position-review";
import { useTopicActions } from "./use-topic-actions";

/** Asked once, and then never loaded again. */
const LaterWhichIsUs = later<{ contractId: string; onSaid: () => void }>(
  () => import("@/components/counterparties/which-is-us-here").then(({ WhichIsUsHere }) => WhichIsUsHere),
  { Waiting: () => null },
);

export type ReviewPanelProps = {
  contract: ReviewedContract;
  versionId: string;
  isShown: boolean;
  /** Why our wording can't be put into the text now, or null. */
  obstacle: "unsaved" | "otherVersion" | "signed" | null;
  /** The contract's key facts. */
  glance: ReactNode;
  /** Above the points of a playbook. */
  notice?: ReactNode;
  onShowPassage: (passage: Passage) => void;
  onProposed: (suggestion: SuggestionDto) => Promise<unknown>;
  /** Those of our wordings that were suggested here, and what becomes of them. */
  suggested: ReviewSuggestions;
  /** The point to go on with: it gets the focus, and `onNext` is told. */
  next?: { after: string } | null;
  onNext?: () => void;
  onComment: (passage: Passage | null) => void;
};

/** The displayed version compared with a playbook: counts per verdict, then each topic, worst first. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { positions, common } = useCopy();
  const words = positions.review;
  const review = usePositionReview(props.contract, props.versionId, props.isShown);
  const { books, items, retry } = review;
  const hasFailed = books === "failed" || (books !== "loading" && books.length > 0 && items === "failed");
  const book = typeof books === "string" ? undefined : books.find(({ id }) => id === review.bookId);
  return (
    <section
      aria-label={words.label}
      className="flex h-full min-h-0 flex-col gap-3 overflow-y-auto rounded border border-line bg-page/60 p-3"
    >
      <h2 className="sr-only">{words.label}</h2>
      {!book && props.glance}
      {props.isShown && <LaterWhichIsUs contractId={props.contract.id} onSaid={retry} />}
      {hasFailed && (
        <RetryBanner retry={common.retry} onRetry={retry}>
          {words.failed}
        </RetryBanner>
      )}
      {books === "loading" && <p role="status">{words.loading}</p>}
      {typeof books !== "string" && books.length === 0 && (
        <EmptyState
          icon={<RiskIcon />}
          title={words.noBooks}
          text={words.whyBooks}
          actions={
            <Link href={`/positions?contract=${encodeURIComponent(props.contract.id)}`} className={buttonClasses()}>
              {words.toBooks}
            </Link>
          }
        />
      )}
      {typeof books !== "string" && book && <ByBook {...props} review={review} books={books} book={book} />}
    </section>
  );
}

type ByBookProps = ReviewPanelProps & {
  review: PositionReview;
  books: readonly BookSummaryDto[];
  book: BookSummaryDto;
};

function ByBook({ review, books, book, ...props }: ByBookProps) {
  const { positions, suggestions, signed, assistant } = useCopy();
  const words = positions.review;
  const { items } = review;
  const { type } = props.contract;
  const actions = useTopicActions({
    contractId: props.contract.id,
    versionId: props.versionId,
    positionsId: book.id,
    onProposed: props.onProposed,
    reload: review.retry,
  });
  const choice = (
    <div className="flex min-w-0 items-center gap-1">
      <Select
        aria-label={words.book}
        value={book.id}
        onChange={(event) => review.choose(event.target.value)}
        className="!min-h-8 max-w-44 !py-1 !pr-7 !pl-2.5 text-[0.8125rem] text-ellipsis"
      >
        <Offered
          label={words.fits}
          books={offeredFor(books, type, writtenIn(props.contract.text)).filter((one) => isFor(one, type))}
        />
        <Offered label={words.others} books={books.filter((one) => !isFor(one, type))} />
      </Select>
      {typeof items !== "string" && (
        <IssuesExport contractId={props.contract.id} versionId={props.versionId} positionsId={book.id} />
      )}
    </div>
  );
  return (
    <>
      {typeof items === "string" && <div className="flex justify-end">{choice}</div>}
      {props.notice}
      {review.isHeld && <OtherKind book={book} contractId={props.contract.id} onAsk={() => review.choose(book.id)} />}
      {!review.isHeld && (
        <ModelReview contractId={props.contract.id} versionId={props.versionId} positionsId={book.id} review={review} />
      )}
      {items === "loading" && !review.isHeld && <p role="status">{words.loading}</p>}
      {!review.isHeld && !isFor(book, type) && (
        <Banner>
          {words.otherKind}{" "}
          <Link href={`/positions?contract=${encodeURIComponent(props.contract.id)}`} className="font-medium underline">
            {words.toBooks}
          </Link>
        </Banner>
      )}
      {props.obstacle && (
        <Banner>
          {
            { unsaved: suggestions.saveFirst, otherVersion: suggestions.otherVersion, signed: signed.obstacle }[
              props.obstacle
            ]
          }
        </Banner>
      )}
      {typeof items !== "string" && (
        <ReviewList
          items={items}
          choice={choice}
          actions={actions}
          isOwnBook={book.isOwn}
          canPropose={props.obstacle === null}
          next={props.next ?? null}
          onNext={props.onNext}
          suggested={props.suggested}
          onShowPassage={props.onShowPassage}
          onComment={props.onComment}
        />
      )}
      {typeof items !== "string" && (
        <div className="-mx-3 -mt-3 border-b border-line bg-surface">
          <Folded title={assistant.glance.label} hint="">
            <div className="p-3">{props.glance}</div>
          </Folded>
        </div>
      )}
    </>
  );
}

type OtherKindProps = { book: BookSummaryDto; contractId: string; onAsk: () => void };

/** For which contracts the only playbook is; its verdicts on this one come when they are asked for. */
function OtherKind({ book, contractId, onAsk }: OtherKindProps) {
  const { review: words, kinds } = useCopy().positions;
  return (
    <Banner>
      <span className="block">{words.onlyFor(book.kinds.map((kind) => kinds[kind]).join(", "))}</span>
      <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" onClick={onAsk}>
          {words.reviewAnyway}
        </Button>
        <Link href={`/positions?contract=${encodeURIComponent(contractId)}`} className="font-medium underline">
          {words.toBooks}
        </Link>
      </span>
    </Banner>
  );
}

/** Playbooks under a heading; nothing if there are none. */
function Offered({ label, books }: { label: string; books: readonly BookSummaryDto[] }) {
  if (books.length === 0) return null;
  return (
    <optgroup label={label}>
      {books.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

type IssuesExportProps = { contractId: string; versionId: string; positionsId: string };

/** Exports the review as a list of issues, in either format. */
function IssuesExport(of: IssuesExportProps) {
  const { positions, review } = useCopy();
  const words = positions.review;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const download = async (format: "pdf" | "docx") => {
    setIsBusy(true);
    const isDone = await downloadIssues(of, format);
    setIsBusy(false);
    if (!isDone) toast.error(review.export.failed(words.exportAs[format]));
  };
  const trigger = (
    <IconButton label={words.exportIssues} variant="quiet" disabled={isBusy} aria-busy={isBusy || undefined}>
      <DownloadIcon className="size-4" />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => void download("pdf")}>{words.exportAs.pdf}</MenuItem>
      <MenuItem onSelect={() => void download("docx")}>{words.exportAs.docx}</MenuItem>
    </Menu>
  );
}
