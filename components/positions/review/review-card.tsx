"use client";

import type { ReactNode } from "react";
import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EyeIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import type { Passage } from "@/lib/engine/port";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";
import { topicName } from "../topic-name";

export const VERDICT_TONES: Readonly<Record<Verdict, BadgeTone>> = {
  deviates: "red",
  missing: "orange",
  unclear: "gray",
  "as-wanted": "green",
};
/** Beside the words, so that no colour is needed to tell them apart. */
const SIGNS: Readonly<Record<Verdict, string>> = { deviates: "≠", missing: "◌", unclear: "?", "as-wanted": "✓" };

type Props = { item: ReviewItemDto; onShowPassage: (passage: Passage) => void };

/** One topic: the verdict and what it rests on, what we want, what stands here, and our wording. */
export function ReviewCard({ item, onShowPassage }: Props) {
  const { topics, review: words } = useCopy().positions;
  const { topic, verdict = "unclear", reason, isSure = false, wanted, passages, present, proposal } = item;
  const [passage] = passages;
  return (
    <article className="space-y-2.5 rounded border border-line bg-surface p-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 font-medium break-words">{topicName(topic, topics)}</h3>
        <Badge tone={VERDICT_TONES[verdict]}>
          <span aria-hidden="true">{SIGNS[verdict]} </span>
          {isSure || verdict === "unclear" ? words.verdicts[verdict] : words.probably(words.verdicts[verdict])}
        </Badge>
      </div>
      {reason && <p className="text-ink-muted">{words.reasons[reason]}</p>}
      <Part title={words.ours}>{wanted}</Part>
      {passage && (
        <Part title={present ? words.here : words.nearest}>
          <Quote text={passage.content} />
          <Button variant="ghost" size="sm" className="-ml-2" onClick={() => onShowPassage(passage)}>
            <EyeIcon className="size-4" />
            {words.show}
          </Button>
        </Part>
      )}
      {proposal && <Proposal wording={proposal} />}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <p className="text-xs text-ink-muted">{title}</p>
      <div className="break-words">{children}</div>
    </div>
  );
}

function Proposal({ wording }: { wording: string }) {
  const words = useCopy().positions.review;
  const toast = useToast();

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(wording).then(
      () => true,
      () => false,
    );
    if (isCopied) toast.success(words.copied);
    else toast.error(words.copyFailed);
  }

  return (
    <Part title={words.wording}>
      <p className="border-l-4 border-secondary-300 pl-2.5 whitespace-pre-line">{wording}</p>
      <Button variant="ghost" size="sm" className="-ml-2" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </Part>
  );
}
