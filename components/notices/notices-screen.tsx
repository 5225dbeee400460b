"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { EmptyState } from "@/components/ui/empty-state";
import { LetterDrawing } from "@/components/ui/drawings/page-drawings";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { BackLink } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { WholeWords } from "@/components/ui/whole-words";
import type { NoticeDto } from "@/lib/notices/schema";
import { readNotices } from "./notice-calls";
import "./notices.css";
import { SavedLetter } from "./saved-letter";
import { WriteNotice } from "./write-notice";

type NoticesProps = {
  contract: { id: string; name: string; isReviewer: boolean };
  letterId: string | null;
  deadlineId: string | null;
  isWriting: boolean;
};

/** The letters of a contract, one of them, or a new one. Source: behaviour §47. */
export function NoticesScreen({ contract, letterId, deadlineId, isWriting }: NoticesProps) {
  const words = useCopy().notices;
  const pages = `/contracts/${encodeURIComponent(contract.id)}`;
  const isList = letterId === null && !isWriting;
  return (
    <div className="space-y-4">
      <header className="min-w-0 space-y-1">
        <BackLink href={isList ? pages : `${pages}/notices`}>{isList ? words.back : words.saved.back}</BackLink>
        <h1 className="text-xl break-words">
          <WholeWords text={words.toTitle(contract.name)} />
        </h1>
      </header>
      {letterId !== null && <SavedLetter key={letterId} contract={contract} letterId={letterId} />}
      {letterId === null && isWriting && <Writing contract={contract} deadlineId={deadlineId} />}
      {isList && <Letters contract={contract} />}
    </div>
  );
}

function Writing({ contract, deadlineId }: Pick<NoticesProps, "contract" | "deadlineId">) {
  const words = useCopy().notices;
  if (contract.isReviewer) return <Banner tone="warning">{words.readOnly}</Banner>;
  return <WriteNotice key={deadlineId ?? ""} contractId={contract.id} deadlineId={deadlineId} />;
}

function Letters({ contract }: Pick<NoticesProps, "contract">) {
  const words = useCopy().notices;
  const { data, isFailed, reload } = useRead<NoticeDto[]>(`notices ${contract.id}`, () => readNotices(contract.id));
  const write = !contract.isReviewer && (
    <Link href={`/contracts/${encodeURIComponent(contract.id)}/notices?write=1`} className={buttonClasses()}>
      {words.title}
    </Link>
  );
  return (
    <section className={classes("space-y-3", data?.length !== 0 && "max-w-3xl")} aria-label={words.letters}>
      {!data && !isFailed && <Spinner label={words.loading} />}
      {isFailed && (
        <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
          {words.failed}
        </Banner>
      )}
      {data?.length === 0 && (
        <EmptyState isCard drawing={<LetterDrawing />} title={words.none} text={words.noneHint} actions={write} />
      )}
      {data && data.length > 0 && (
        <ul className="notice-side">
          {data.map((notice) => (
            <LetterRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {data?.length !== 0 && write}
    </section>
  );
}

function LetterRow({ notice }: { notice: NoticeDto }) {
  const { saved } = useCopy().notices;
  const { contractId, id, title, sent, createdAt, isClauseChanged, isAmendedSince } = notice;
  return (
    <li className="notice-block flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <Link
        href={`/contracts/${encodeURIComponent(contractId)}/notices?letter=${encodeURIComponent(id)}`}
        className="min-w-0 font-medium break-words text-primary underline-offset-2 hover:underline"
      >
        {title}
      </Link>
      <span className="text-sm text-ink-muted">
        {isAmendedSince && !isClauseChanged && <span className="text-warning-700">↻ {saved.amendedSince} · </span>}
        {isClauseChanged && <span className="text-danger">↻ {saved.changed} · </span>}
        {saved.state[sent?.how ?? "open"]} · <DateText value={sent?.on ?? createdAt} />
      </span>
    </li>
  );
}
