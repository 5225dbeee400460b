"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { downloadSigned } from "@/components/signed/use-signed";
import type { NoticeDto } from "@/lib/notices/schema";
import { downloadLetter, readNotice } from "./notice-calls";
import { QuoteSlip } from "./quote-slip";
import { AddProofForm, SendForms } from "./send-forms";

type SavedProps = { contract: { id: string; isReviewer: boolean }; letterId: string };

/** A finished letter: its words, the clause it quotes, how it went out, and the proof. Source: B-47.8, B-47.9. */
export function SavedLetter({ contract, letterId }: SavedProps) {
  const words = useCopy().notices;
  const name = `notice ${letterId}`;
  const { data, isFailed, reload, put } = useRead<NoticeDto>(name, () => readNotice(contract.id, letterId));
  if (!data)
    return isFailed ? (
      <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
        {words.failed}
      </Banner>
    ) : (
      <Spinner label={words.loading} />
    );
  return <Letter notice={data} canSend={!contract.isReviewer} onChanged={(notice) => put(() => notice)} />;
}

type LetterProps = { notice: NoticeDto; canSend: boolean; onChanged: (notice: NoticeDto) => void };

function Letter({ notice, canSend, onChanged }: LetterProps) {
  const { saved } = useCopy().notices;
  const written = useDay();
  const quotes = notice.facts.find(({ key }) => key === "right")?.quotes ?? [];
  return (
    <div className="notice-page">
      <div className="min-w-0 space-y-3">
        {notice.isAmendedSince && !notice.isClauseChanged && <Banner tone="warning">↻ {saved.amendedSince}</Banner>}
        {notice.isClauseChanged && <Banner tone="error">↻ {saved.changed}</Banner>}
        {notice.responsibleName !== "" && <Banner tone="warning">{saved.withoutClause(notice.responsibleName)}</Banner>}
        <article className="notice-paper" lang={notice.language}>
          <h2 className="sr-only">{notice.title}</h2>
          <p className="font-paper break-words whitespace-pre-wrap text-ink-paper">{notice.text}</p>
        </article>
      </div>
      <aside className="notice-side">
        <section className="notice-block space-y-2">
          <p className="text-sm text-ink-muted">
            {saved.from(notice.versionNumber, notice.createdByName, written(notice.createdAt))}
          </p>
          {quotes[0] && <QuoteSlip quote={quotes[0]} />}
          <Files notice={notice} />
        </section>
        {notice.sent ? (
          <Sent notice={notice} canSend={canSend} onChanged={onChanged} />
        ) : (
          <section className="notice-block space-y-2">
            <p className="text-sm font-medium text-warning-700">{saved.state.open}</p>
          </section>
        )}
        {!notice.sent && canSend && <SendForms notice={notice} onChanged={onChanged} />}
      </aside>
    </div>
  );
}

function Files({ notice }: { notice: NoticeDto }) {
  const words = useCopy().notices;
  const toast = useToast();
  const download = async (format: "pdf" | "docx") => {
    if (!(await downloadLetter(notice, format))) toast.error(words.failed);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="outline" onClick={() => void download("pdf")}>
        {words.saved.pdf}
      </Button>
      <Button size="sm" variant="outline" onClick={() => void download("docx")}>
        {words.saved.word}
      </Button>
    </div>
  );
}

function Sent({ notice, canSend, onChanged }: LetterProps) {
  const { saved, ways } = useCopy().notices;
  const written = useDay();
  const { sent, proofs } = notice;
  if (!sent) return null;
  return (
    <section className="notice-block space-y-2 text-sm">
      <h2 className="text-base font-medium text-success-700">{saved.state[sent.how]}</h2>
      <p>{saved.sent(ways[sent.way], written(sent.on), sent.byName)}</p>
      {sent.to !== "" && <p className="break-words text-ink-muted">{saved.to(sent.to)}</p>}
      {sent.tracking !== "" && <p className="break-words text-ink-muted">{saved.tracking(sent.tracking)}</p>}
      {sent.fileId !== null && (
        <Stored label={saved.mailed} files={[{ fileId: sent.fileId, fileName: `${notice.title}.pdf` }]} />
      )}
      <Stored label={saved.proofs} files={proofs} />
      {proofs.length === 0 && <p className="text-warning-700">{saved.noProof}</p>}
      {canSend && <AddProofForm notice={notice} onChanged={onChanged} />}
    </section>
  );
}

type StoredProps = { label: string; files: readonly { fileId: string | null; fileName: string }[] };

function Stored({ label, files }: StoredProps) {
  const words = useCopy().notices;
  const toast = useToast();
  const download = async (fileId: string, fileName: string) => {
    if (!(await downloadSigned(fileId, fileName))) toast.error(words.failed);
  };
  if (files.length === 0) return null;
  return (
    <div>
      <p className="text-ink-muted">{label}</p>
      <ul>
        {files.map(({ fileId, fileName }) => (
          <li key={fileId ?? fileName} className="break-words">
            {fileId === null ? (
              fileName
            ) : (
              <Button size="sm" variant="ghost" onClick={() => void download(fileId, fileName)}>
                {fileName}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
