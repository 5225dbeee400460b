"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { UploadActions } from "@/components/contracts/upload/upload-flow";
import { BackLink } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/progress";
import type { ContractDto } from "@/lib/contracts/schema";
import type { RoundDto } from "@/lib/rounds/schema";
import { ReplyUpload } from "./reply-upload";
import { ReplyButton } from "./reply-button";
import { RoundReview } from "./round-review";
import { RoundsTimeline, SentRound } from "./rounds-timeline";
import { SendDialog } from "./send-dialog";
import { useRounds } from "./use-rounds";

export type RoundsScreenProps = {
  contract: ContractDto;
  userId: string;
  /** Whether a mail service carries letters. */
  hasMail: boolean;
  actions: Pick<UploadActions, "startUpload">;
};

/** What came back from the other side, round by round, and what we decide on it. Source: B-26.11. */
export function RoundsScreen({ contract, userId, hasMail, actions }: RoundsScreenProps) {
  const words = useCopy().rounds;
  const { rounds, isFailed, reload } = useRounds(contract.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [baseVersionId, setBaseVersionId] = useState(contract.currentVersionId);
  const takenId = rounds?.find(({ kind, status }) => kind === "version" && status === "ready")?.versionId ?? null;
  const [knownId, setKnownId] = useState<string | null>();
  if (rounds && takenId !== knownId) {
    setKnownId(takenId);
    // a file that was taken as the new text while one looked on
    if (knownId !== undefined && takenId !== null) setBaseVersionId(takenId);
  }
  const shown = rounds?.find(({ id }) => id === chosenId) ?? rounds?.[0] ?? null;
  const [isSending, setIsSending] = useState(false);
  const show = (roundId: string) => {
    setChosenId(roundId);
    void reload();
  };
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 space-y-1">
          <BackLink href={`/contracts/${encodeURIComponent(contract.id)}`}>{words.back}</BackLink>
          <h1 className="text-xl break-words">{words.titleOf(contract.name)}</h1>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full">
          {contract.role === "reviewer" && shown && isTheirFile(shown) && (
            <ReplyButton contract={contract} roundId={shown.id} />
          )}
          {contract.role !== "reviewer" && rounds && baseVersionId !== null && (
            <Button variant={shown && isTheirFile(shown) ? "primary" : "outline"} onClick={() => setIsSending(true)}>
              {words.send.open}
            </Button>
          )}
        </div>
      </header>
      {isSending && rounds && (
        <SendDialog
          contractId={contract.id}
          rounds={rounds}
          hasMail={hasMail}
          onClose={() => setIsSending(false)}
          onSent={(roundId) => {
            setIsSending(false);
            show(roundId);
          }}
        />
      )}
      {isFailed && (
        <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
          {words.failed}
        </Banner>
      )}
      {!rounds && !isFailed && <Spinner label={words.loading} />}
      <div className="grid gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
        <aside className="space-y-4">
          <ReplyUpload contractId={contract.id} actions={actions} onStarted={show} />
          {rounds && rounds.length > 0 && (
            <RoundsTimeline rounds={rounds} shownId={shown?.id ?? null} onShow={setChosenId} />
          )}
        </aside>
        <div className="min-w-0">
          {rounds?.length === 0 && (
            <div className="max-w-xl space-y-2 rounded border border-dashed border-line-strong bg-surface px-6 py-8">
              <h2>{words.none}</h2>
              <p className="text-ink-muted">{words.noneHint}</p>
            </div>
          )}
          {shown?.status === "processing" && <Spinner label={words.timeline.processing} />}
          {shown?.status === "failed" && <Banner tone="error">{shown.statusMessage}</Banner>}
          {shown?.kind === "sent" && <SentRound round={shown} />}
          {shown?.status === "ready" && shown.kind !== "sent" && baseVersionId !== null && (
            <RoundReview
              key={shown.id}
              contractId={contract.id}
              contractType={contract.metadata.contractType}
              round={shown}
              userId={userId}
              baseVersionId={baseVersionId}
              onVersion={(versionId) => {
                setBaseVersionId(versionId);
                void reload();
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** A file of theirs, which goes back with our decisions: whoever may send does that, others download it. */
function isTheirFile({ status, kind }: RoundDto): boolean {
  return status === "ready" && (kind === "returned" || kind === "first");
}
