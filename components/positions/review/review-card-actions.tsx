"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { Field, Textarea } from "@/components/ui/field";
import { isCopied } from "@/components/ui/copied";
import { SparkIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { MAX_REASON_CHARS } from "@/lib/positions/bounds";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { TopicActions } from "./use-topic-actions";

type Props = {
  item: ReviewItemDto;
  name: string;
  actions: TopicActions;
  /** Whether our wording can be put into the text now. */
  canPropose: boolean;
  /** Our wording waits as a suggestion already. */
  isSuggested: boolean;
  /** Saves the passage to the playbook, where that can be. */
  onTeach: (() => void) | null;
  onComment: () => void;
};

/** Actions on a topic: propose our wording as a suggestion, accept it as is, comment. */
export function ReviewCardActions({ item, name, actions, canPropose, isSuggested, onTeach, onComment }: Props) {
  const words = useCopy().positions.review;
  const [isAccepting, setIsAccepting] = useState(false);
  const { topic, verdict, accepted } = item;
  const isBusy = (action: string) => actions.doing?.topic === topic && actions.doing.action === action;
  if (accepted) return <Accepted accepted={accepted} topic={topic} name={name} actions={actions} />;
  if (isAccepting)
    return (
      <AcceptForm topic={topic} actions={actions} isBusy={isBusy("accept")} onClose={() => setIsAccepting(false)} />
    );
  const propose = async (button: HTMLElement, as?: "wanted" | "fallback") => {
    const card = button.closest("article");
    await actions.propose(topic, as);
    // the button is gone then; the focus goes where it is accepted
    requestAnimationFrame(() => card?.querySelector<HTMLElement>("[data-suggested] button")?.focus());
  };
  const isOff = !canPropose || actions.doing !== null;
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-1.5">
      {!isSuggested && <UseWording {...{ item, name, isBusy: isBusy("propose") }} isOff={isOff} onUse={propose} />}
      {verdict !== "matches" && (
        <Button
          variant="quiet"
          size="sm"
          className="!px-2"
          disabled={actions.doing !== null}
          aria-label={words.acceptTopic(name)}
          onClick={() => setIsAccepting(true)}
        >
          {words.accept}
        </Button>
      )}
      <Button variant="quiet" size="sm" className="!px-2" aria-label={words.commentOnTopic(name)} onClick={onComment}>
        {words.comment}
      </Button>
      {onTeach && (
        <Button
          variant="quiet"
          size="sm"
          className="!px-2"
          aria-label={words.saveTopic(name)}
          disabled={actions.doing !== null}
          onClick={onTeach}
        >
          {words.teach}
        </Button>
      )}
    </div>
  );
}

type UseProps = Pick<Props, "item" | "name"> & {
  isBusy: boolean;
  isOff: boolean;
  onUse: (button: HTMLElement, as?: "wanted" | "fallback") => Promise<void>;
};

/** Our wording and the fallback's, as suggestions; or to copy, where they can't be put in surely. */
function UseWording({ item, name, isBusy, isOff, onUse }: UseProps) {
  const words = useCopy().positions.review;
  const { present, proposal, fallbackProposal, isByHand } = item;
  if (isByHand) return proposal ? <CopyWording wording={proposal} name={name} /> : null;
  return (
    <>
      {proposal && (
        <Button
          variant="outline"
          size="sm"
          className="border-secondary text-secondary"
          busy={isBusy}
          disabled={isOff}
          aria-label={present ? words.useTopicWording(name) : words.addTopic(name)}
          onClick={({ currentTarget }) => void onUse(currentTarget)}
        >
          <SparkIcon className="size-4" />
          {present ? words.use : words.add}
        </Button>
      )}
      {fallbackProposal && (
        <Button
          variant="quiet"
          size="sm"
          className="!px-2"
          disabled={isOff}
          aria-label={words.useTopicFallback(name)}
          onClick={({ currentTarget }) => void onUse(currentTarget, "fallback")}
        >
          {words.useFallback}
        </Button>
      )}
    </>
  );
}

/** Where our wording can't be put in surely, it is only there to take. */
function CopyWording({ wording, name }: { wording: string; name: string }) {
  const words = useCopy().positions.review;
  const toast = useToast();
  const take = async () => ((await isCopied(wording)) ? toast.success(words.copied) : toast.error(words.copyFailed));
  return (
    <Button variant="outline" size="sm" aria-label={words.copyTopic(name)} onClick={() => void take()}>
      {words.copy}
    </Button>
  );
}

type AcceptedProps = Pick<Props, "actions" | "name"> & {
  topic: string;
  accepted: NonNullable<ReviewItemDto["accepted"]>;
};

function Accepted({ accepted, topic, name, actions }: AcceptedProps) {
  const words = useCopy().positions.review;
  return (
    <div className="space-y-1 rounded bg-page p-2.5">
      <p className="text-xs text-ink-muted">
        {words.acceptedBy(accepted.byName)} · <DateText value={accepted.at} />
      </p>
      <p className="break-words whitespace-pre-line">{accepted.reason}</p>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2"
        disabled={actions.doing !== null}
        aria-label={words.undoTopic(name)}
        onClick={() => void actions.reopen(topic)}
      >
        {words.reopen}
      </Button>
    </div>
  );
}

type FormProps = { topic: string; actions: TopicActions; isBusy: boolean; onClose: () => void };

function AcceptForm({ topic, actions, isBusy, onClose }: FormProps) {
  const { positions, common } = useCopy();
  const words = positions.review;
  const [reason, setReason] = useState("");
  const submit = async () => {
    if (await actions.accept(topic, reason.trim())) onClose();
  };
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={words.reason} hint={words.reasonHint} required>
        <Textarea
          value={reason}
          rows={2}
          maxLength={MAX_REASON_CHARS}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" size="sm" busy={isBusy} disabled={reason.trim() === ""}>
          {words.accept}
        </Button>
      </div>
    </form>
  );
}
