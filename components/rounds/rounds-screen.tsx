"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { UploadActions } from "@/components/contracts/upload/upload-flow";
import { BackLink } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Spinner } from "@/components/ui/progress";
import { WholeWords } from "@/components/ui/whole-words";
import type { ContractDto } from "@/lib/contracts/schema";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { RoundsTabs } from "./ledger/rounds-tabs";
import { FirstRound } from "./first-round";
import { ReplyUpload } from "./reply-upload";
import { ReplyButton } from "./reply-button";
import { endOf, isTheirFile } from "./round-end";
import { OpenToThem, RoundsTimeline } from "./rounds-timeline";
import { SendDialog } from "@/components/rounds/send/send-dialog";
import { ShownRound } from "./shown-round";
import { useRounds } from "./use-rounds";

export type RoundsScreenProps = {
  contract: ContractDto;
  userId: string;
  /** Whether a mail service delivers letters. */
  hasMail: boolean;
  actions: Pick<UploadActions, "startUpload">;
};

/** What the other side returned, round by round, and our decisions. Source: B-26.11. */
export function RoundsScreen({ contract, userId, hasMail, actions }: RoundsScreenProps) {
  const { rounds, isFailed, reload } = useRounds(contract.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [baseVersionId, setBaseVersionId] = useBaseVersion(contract.currentVersionId, rounds);
  const shown = rounds?.find(({ id }) => id === chosenId) ?? rounds?.[0] ?? null;
  const [isSending, setIsSending] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const maySend = contract.role !== "reviewer" && rounds !== undefined && baseVersionId !== null;
  const show = (roundId: string) => {
    setChosenId(roundId);
    void reload();
  };
  return (
    <div className="wide-page paper-ahead relative space-y-4">
      <RoundsHeader
        contract={contract}
        shown={shown}
        isEmpty={rounds?.length === 0}
        canSend={contract.role !== "reviewer" && contract.currentVersionId !== null}
        isLoading={rounds === undefined}
        isUnsaved={isUnsaved}
        onSend={() => setIsSending(true)}
      />
      {isSending && rounds && (
        <SendDialog
          contractId={contract.id}
          contractType={contract.metadata.contractType}
          rounds={rounds}
          hasMail={hasMail}
          onClose={() => setIsSending(false)}
          onSent={(roundId) => {
            setIsSending(false);
            show(roundId);
          }}
        />
      )}
      <RoundsColumns
        waiting={!rounds && <NotLoaded isFailed={isFailed} onRetry={() => void reload()} />}
        contract={contract}
        userId={userId}
        actions={actions}
        rounds={rounds}
        shown={shown}
        baseVersionId={baseVersionId}
        onShow={setChosenId}
        onUnsaved={setIsUnsaved}
        onStarted={show}
        onSend={maySend ? () => setIsSending(true) : null}
        onVersion={(versionId) => {
          setBaseVersionId(versionId);
          void reload();
        }}
      />
    </div>
  );
}

type ColumnsProps = Pick<RoundsScreenProps, "contract" | "userId" | "actions"> & {
  /** In the place of the rounds until they are loaded. */
  waiting: ReactNode;
  /** Undefined until they are loaded. */
  rounds: readonly RoundDto[] | undefined;
  shown: RoundDto | null;
  baseVersionId: string | null;
  onShow: (roundId: string) => void;
  onStarted: (roundId: string) => void;
  /** Null for who may not send. */
  onSend: (() => void) | null;
  onVersion: (versionId: string) => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

/** Where a reply is taken in and the rounds are listed, beside the round on screen or how to begin. */
function RoundsColumns({ contract, userId, actions, waiting, rounds, shown, baseVersionId, ...on }: ColumnsProps) {
  const words = useCopy().rounds;
  const { onShow, onStarted, onSend, onVersion, onUnsaved } = on;
  // On a phone what waits for a decision stands first, before the other rounds, which wait until that is known.
  const isReview = shown !== null && shown.kind !== "sent";
  const isEmpty = rounds?.length === 0;
  return (
    <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)]">
      <div className={classes("min-w-0", isReview && "max-md:contents")}>
        {waiting}
        {isEmpty && <FirstRound onSend={onSend} />}
        {shown && (
          <ShownRound
            contract={contract}
            round={shown}
            rounds={rounds ?? []}
            userId={userId}
            baseVersionId={baseVersionId}
            onVersion={onVersion}
            onUnsaved={onUnsaved}
            onSend={isTheirFile(shown) ? onSend : null}
          />
        )}
      </div>
      <aside
        className={classes(
          "space-y-4",
          rounds === undefined && "max-md:hidden",
          isReview || isEmpty ? "max-md:order-2 md:order-first" : "order-first",
        )}
      >
        <ReplyUpload
          contractId={contract.id}
          actions={actions}
          note={isEmpty ? words.none : null}
          sentTo={sentTo(rounds)}
          onStarted={onStarted}
        />
        {rounds && rounds.length > 0 && <Timeline {...{ contract, rounds, shown, onShow }} />}
      </aside>
    </div>
  );
}

const lastSentOf = (rounds: readonly RoundDto[] | undefined) => rounds?.find(({ kind }) => kind === "sent");
const sentTo = (rounds: readonly RoundDto[] | undefined) => lastSentOf(rounds)?.sent?.to.join(", ") ?? "";

type TimelineProps = Pick<ColumnsProps, "contract" | "shown" | "onShow"> & { rounds: readonly RoundDto[] };

/** The rounds; the links of what was sent last stay in reach while their reply is on screen. */
function Timeline({ contract, rounds, shown, onShow }: TimelineProps) {
  const lastSent = lastSentOf(rounds);
  const hasLinks = lastSent && lastSent !== shown && contract.role !== "reviewer";
  return (
    <>
      <RoundsTimeline rounds={rounds} shownId={shown?.id ?? null} onShow={onShow} />
      {hasLinks && (
        <OpenToThem
          contractId={contract.id}
          roundId={lastSent.id}
          ended={endOf(lastSent, rounds, contract.signedAt !== null)}
        />
      )}
    </>
  );
}

/** The base version of decisions; follows when a file is taken as the new text while the page is open. */
function useBaseVersion(currentVersionId: string | null, rounds: readonly RoundDto[] | undefined) {
  const [baseVersionId, setBaseVersionId] = useState(currentVersionId);
  const takenId = rounds?.find(({ kind, status }) => kind === "version" && status === "ready")?.versionId ?? null;
  const [knownId, setKnownId] = useState<string | null>();
  if (rounds && takenId !== knownId) {
    setKnownId(takenId);
    if (knownId !== undefined && takenId !== null) setBaseVersionId(takenId);
  }
  return [baseVersionId, setBaseVersionId] as const;
}

function NotLoaded({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const words = useCopy().rounds;
  if (!isFailed)
    return (
      <div className="page-waits">
        <Spinner label={words.loading} />
      </div>
    );
  return (
    <Banner tone="error" action={<Button onClick={onRetry}>{words.retry}</Button>}>
      {words.failed}
    </Banner>
  );
}

type RoundsHeaderProps = {
  contract: ContractDto;
  shown: RoundDto | null;
  canSend: boolean;
  /** The buttons have their place before the rounds are there, and work when they are. */
  isLoading: boolean;
  /** Nothing has gone out or come back yet; false until that is known. */
  isEmpty: boolean;
  /** Decisions are to be saved first: that button is the page's main one then. */
  isUnsaved: boolean;
  onSend: () => void;
};

function RoundsHeader({ contract, shown, canSend, isLoading, isEmpty, isUnsaved, onSend }: RoundsHeaderProps) {
  const words = useCopy().rounds;
  const answered = shown && isTheirFile(shown) ? shown : null;
  // a reply with changes has the main button under them
  const isMain = answered !== null && !isUnsaved && answered.counts.tracked + answered.counts.untracked === 0;
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 space-y-1">
        <BackLink href={`/contracts/${encodeURIComponent(contract.id)}`}>{words.back}</BackLink>
        <h1 className="text-xl break-words">
          <WholeWords text={words.contractTitle(contract.name)} />
        </h1>
      </div>
      <div className="flex min-h-10 flex-wrap items-center gap-2 empty:hidden max-sm:grid max-sm:w-full">
        {!isEmpty && <RoundsTabs contractId={contract.id} shown="changes" />}
        {contract.role === "reviewer" && answered && <ReplyButton contract={contract} roundId={answered.id} />}
        {canSend && !isEmpty && (
          <Button variant={isMain ? "primary" : "outline"} disabled={isLoading} onClick={onSend}>
            {words.send.open}
          </Button>
        )}
      </div>
    </header>
  );
}
