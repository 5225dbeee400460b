"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { LinksDialog } from "@/components/guests/links-dialog";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { SpinnerIcon, DownloadIcon, KeyIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { Copy } from "@/lib/copy/copy";
import { shortDate } from "@/lib/dates";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { downloadFile } from "./round-calls";
import { replyPlace, type RoundEnd } from "./round-end";

type RoundsTimelineProps = { rounds: readonly RoundDto[]; shownId: string | null; onShow: (roundId: string) => void };

/** All rounds on a timeline, newest first. Source: B-26.11. */
export function RoundsTimeline({ rounds, shownId, onShow }: RoundsTimelineProps) {
  const words = useCopy().rounds.timeline;
  return (
    <ol aria-label={words.label} className="space-y-2 border-l-2 border-line pl-3">
      {rounds.map((round) => (
        <li key={round.id} className="relative">
          <span
            aria-hidden="true"
            className={classes(
              "absolute top-4 -left-[1.05rem] size-2.5 rounded-full",
              round.id === shownId ? "bg-primary" : "bg-line-strong",
            )}
          />
          <button
            type="button"
            aria-current={round.id === shownId || undefined}
            onClick={() => onShow(round.id)}
            className="w-full space-y-0.5 rounded border border-transparent px-2.5 py-2 text-left text-xs text-ink-muted hover:bg-surface aria-[current]:border-primary-200 aria-[current]:bg-surface"
          >
            <span className="block text-sm font-medium text-ink">
              {toTitle(round, replyPlace(rounds, round), words)}
            </span>
            <span className="block">
              <DateText value={round.createdAt} withTime />
              {round.sentBy !== "" && ` · ${words.from(round.sentBy)}`}
            </span>
            {round.sent ? (
              <span className="block break-words">{sentWords(round, words).join(" · ")}</span>
            ) : (
              <>
                <span className="block break-words text-primary">{round.fileName}</span>
                <span className="block">{words.takenInBy(round.createdByName)}</span>
                <Answered round={rounds.find(({ id }) => id === round.answersId)} />
                <RoundState round={round} />
              </>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What a reply answers, if it was sent from here. */
function Answered({ round }: { round: RoundDto | undefined }) {
  const copy = useCopy();
  const language = useLanguage();
  if (!round) return null;
  const dates = { missing: copy.common.dates.unknown, invalid: copy.common.dates.invalid };
  const date = shortDate(round.createdAt, dates, { language });
  return <span className="block">{copy.rounds.timeline.answers(date)}</span>;
}

function RoundState({ round: { status, statusMessage, counts, versionId, kind } }: { round: RoundDto }) {
  const words = useCopy().rounds.timeline;
  if (status === "processing")
    return (
      <span className="flex items-center gap-1.5">
        <SpinnerIcon className="size-3.5 animate-spin" />
        {words.processing}
      </span>
    );
  if (status === "failed") return <span className="block text-danger">{statusMessage}</span>;
  return (
    <>
      <span className="block">
        {words.counts(counts.tracked + counts.untracked)}
        {counts.untracked > 0 && (
          <strong className="font-medium text-danger">{`, ${words.untracked(counts.untracked)}`}</strong>
        )}
        {counts.comments > 0 && `, ${words.notes(counts.comments)}`}
      </span>
      {versionId !== null && kind !== "version" && <span className="block">{words.savedAs}</span>}
    </>
  );
}

function toTitle(
  { kind, sentVersionNumber }: RoundDto,
  { round, reply }: ReturnType<typeof replyPlace>,
  words: Copy["rounds"]["timeline"],
): string {
  if (kind === "sent") return words.sent(sentVersionNumber ?? 0);
  if (kind === "first") return words.first;
  return kind === "version" ? words.version : words.cameBack(round, reply);
}

type SentRoundProps = {
  contractId: string;
  round: RoundDto;
  canOpen: boolean;
  /** Why it is over; null while a reply is awaited. */
  ended: RoundEnd | null;
};

/** A sent round: when, by whom, to whom and how, with the exact file. Source: B-26.14. */
export function SentRound({ contractId, round, canOpen, ended }: SentRoundProps) {
  const words = useCopy().rounds;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { fileId, fileName, sent, sentVersionNumber } = round;
  if (!sent) return null;
  const download = async () => {
    setIsBusy(true);
    const isHere = fileId !== null && (await downloadFile(fileId, fileName));
    setIsBusy(false);
    if (!isHere) toast.error(words.timeline.getFailed);
  };
  return (
    <section
      aria-label={words.timeline.sent(sentVersionNumber ?? 0)}
      className="space-y-3 rounded border border-line bg-surface px-6 py-5"
    >
      <h2>{words.timeline.sent(sentVersionNumber ?? 0)}</h2>
      <p className="text-sm text-ink-muted">
        <DateText value={round.createdAt} withTime />
        {sentWords(round, words.timeline).map((part) => ` · ${part}`)}
      </p>
      {sent.isInOutbox ? <Banner tone="warning">{words.inOutbox}</Banner> : ended === null && <p>{words.waits}</p>}
      <div className="flex flex-wrap gap-2">
        {fileId !== null && (
          <Button variant="outline" busy={isBusy} onClick={() => void download()}>
            {!isBusy && <DownloadIcon />}
            {words.timeline.getFile(fileName)}
          </Button>
        )}
        {canOpen && <OpenToThem contractId={contractId} roundId={round.id} ended={ended} />}
      </div>
      <details className="text-xs text-ink-muted">
        <summary className="w-fit cursor-pointer rounded py-1 hover:text-ink">{words.details}</summary>
        <p className="break-all">{`${words.fingerprint}: ${sent.sha256}`}</p>
      </details>
    </section>
  );
}

/** Links by which the other side opens the round. Source: B-41.1. */
export function OpenToThem(of: { contractId: string; roundId: string; ended: RoundEnd | null }) {
  const words = useCopy().guests;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <KeyIcon />
        {of.ended === null ? words.open : words.title}
      </Button>
      {isOpen && <LinksDialog {...of} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** By whom, to whom, how and with which files a round was sent, in words. */
function sentWords({ sent, sentSinceId, createdByName }: RoundDto, words: Copy["rounds"]["timeline"]): string[] {
  if (!sent) return [];
  const { to, deliver, comments, isInOutbox } = sent;
  return [
    words.sentBy(createdByName),
    ...(to.length > 0 ? [words.sentTo(to.join(", "))] : []),
    isInOutbox ? words.sentHow.outbox : words.sentHow[deliver],
    sentSinceId === null ? words.sentClean : words.sentTracked,
    ...(comments === "none" ? [] : [words.sentComments[comments]]),
  ];
}
