"use client";

import { useEffect, useMemo, useState } from "react";
import { assistantCalls } from "@/components/assistant/assistant-calls";
import { useCopy } from "@/components/copy/copy-provider";
import type { LinkedPassage } from "@/components/contracts/linked-passage";
import { ReviewAhead, type Ahead } from "@/components/review/document/review-ahead";
import { ReviewDocument } from "@/components/review/document/review-document";
import { browserDraftStore, type Draft, type DraftStore } from "@/components/review/saving/draft-store";
import { prepareSide, SIDES, type Side } from "@/components/review/sides/sides";
import type { ContractDto, VersionDto } from "@/lib/contracts/schema";
import { ApprovalStrip } from "@/components/approvals/later-approval-strip";
import type { Above } from "./notices/above";
import { later, PartWaiting } from "@/components/ui/overlay/later";
import { isTracked, TrackedUploadNotice } from "./notices/later-tracked-notice";
import type { ReviewActions, ReviewServerActions } from "./actions";
import { readCurrentVersion } from "./review-calls";
import { LoadFailure, ProcessingPanel } from "./status-panels";
import { useContract, type ContractNews } from "./use-contract";

/** Few files can't be read: the other pages don't load it. */
const FailedPanel = later(() => import("./failed-panel").then((panel) => panel.FailedPanel), { Waiting: PartWaiting });

type ReviewWorkspaceProps = {
  contract: ContractDto;
  userId: string;
  /** The server-rendered beginning of the text, if it was already read. */
  ahead?: Ahead | null;
  /** The panel shown beside the text at first. */
  firstSide?: Side;
  /** The panel that a link led to. */
  linkedSide?: string | null;
  /** The comment a link led to. */
  shownCommentId?: string | null;
  /** The passage that a link led to. */
  linkedPassage?: LinkedPassage | null;
  /** What stands above the text, where the server read it with the page. */
  above?: Above | undefined;
  actions: ReviewActions;
};

/**
 * The review page of one contract: progress while it is read, the reason if it can't be, otherwise editor and
 * assistant. Source: behaviour §10.
 */
export function ReviewWorkspace(props: ReviewWorkspaceProps) {
  const { contract: initial, userId, ahead = null, linkedSide = null, actions } = props;
  const firstSide = SIDES.find((side) => side === linkedSide) ?? props.firstSide ?? "assistant";
  const { shownCommentId = null, linkedPassage = null, above } = props;
  const news = useContract(initial);
  const { contract } = news;
  const hasText = contract.currentVersionId !== null;
  if (contract.status === "processing" && !hasText) return <ProcessingPanel {...news} />;
  if (contract.status === "failed" && !hasText)
    return <FailedPanel contract={contract} analyzeAgain={actions.analyzeAgain} onStarted={news.reload} />;
  return <LoadedReview {...{ news, userId, ahead, firstSide, shownCommentId, linkedPassage, above, actions }} />;
}

type LoadState =
  | { step: "loading" }
  | { step: "failed"; message: string }
  | { step: "loaded"; version: VersionDto; draft: Draft | null };

type LoadedProps = {
  news: ContractNews;
  userId: string;
  ahead: Ahead | null;
  firstSide: Side;
  shownCommentId: string | null;
  linkedPassage: LinkedPassage | null;
  above: Above | undefined;
  actions: ReviewActions;
};

/** The text comes in one compressed call; the page, which would contain it twice, has only its first lines. */
function LoadedReview({ news, ahead, ...rest }: LoadedProps) {
  const words = useCopy().review;
  const { id, currentVersionId } = news.contract;
  const { firstSide, above } = rest;
  const store = useMemo(() => browserDraftStore(rest.userId, id), [rest.userId, id]);
  const [state, setState] = useState<LoadState>({ step: "loading" });
  // saving makes another version current; keep the displayed text
  const [toRead] = useState({ id, currentVersionId, words, above });

  useEffect(() => {
    let isOver = false;
    // show the panel together with the text; if it fails to load, the panel says so
    const parts = [prepareSide(firstSide), ...prepareAbove(toRead)];
    void Promise.all([load(toRead, store), ...parts]).then(([next]) => !isOver && setState(next));
    return () => {
      isOver = true;
    };
  }, [toRead, store, firstSide]);

  if (state.step === "loading") return <ReviewAhead contract={news.contract} ahead={ahead} above={above} />;
  if (state.step === "failed") return <LoadFailure message={state.message} />;
  const { version, draft } = state;
  return <ReviewDocument {...rest} {...{ news, version, draft, store }} />;
}

/** Loads what stands above the text, which takes its place together with it. */
function prepareAbove({ above = {}, currentVersionId }: { above: Above | undefined; currentVersionId: string | null }) {
  const hasApprovals = (above.approvals?.length ?? 0) > 0;
  return [
    ...(hasApprovals ? [ApprovalStrip.prepare()] : []),
    ...(isTracked(above, currentVersionId) ? [TrackedUploadNotice.prepare()] : []),
  ];
}

async function load(
  {
    words,
    ...contract
  }: { id: string; currentVersionId: string | null; words: Parameters<typeof readCurrentVersion>[1] },
  store: DraftStore,
): Promise<LoadState> {
  const [read, draft] = await Promise.all([readCurrentVersion(contract, words), store.read()]);
  if (!read.ok) return { step: "failed", message: read.message };
  const isUnsaved = (found: Draft | null) => found !== null && found.html !== read.data.textContent;
  if (draft === null || isUnsaved(draft)) return { step: "loaded", version: read.data, draft };
  await store.drop(draft); // it was saved after all
  const next = await store.read(); // of another tab
  return { step: "loaded", version: read.data, draft: isUnsaved(next) ? next : null };
}

/**
 * The review page in the browser: the server's actions, and the assistant over REST, where an answer can be stopped.
 */
export function ReviewScreen({
  contract,
  userId,
  ahead,
  firstSide,
  linkedSide = null,
  shownCommentId,
  linkedPassage,
  above,
  actions,
}: {
  contract: ContractDto;
  userId: string;
  /** The server-rendered beginning of the text. */
  ahead: Ahead | null;
  firstSide: Side;
  linkedSide?: string | null;
  shownCommentId: string | null;
  linkedPassage: LinkedPassage | null;
  above: Above;
  actions: ReviewServerActions;
}) {
  const all = useMemo(() => ({ ...actions, ...assistantCalls }), [actions]);
  return (
    <ReviewWorkspace
      {...{ contract, userId, ahead, firstSide, linkedSide, shownCommentId, linkedPassage, above }}
      actions={all}
    />
  );
}
