"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import type { RoundDto } from "@/lib/rounds/schema";
import { downloadFile } from "./round-calls";
import { sentWords } from "./sent-words";

/** A round that went out: when, by whom, to whom and how, with the file as it was. Source: B-26.14. */
export function SentRound({ round }: { round: RoundDto }) {
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
      className="max-w-2xl space-y-3 rounded border border-line bg-surface px-6 py-5"
    >
      <h2>{words.timeline.sent(sentVersionNumber ?? 0)}</h2>
      <p className="text-sm text-ink-muted">
        <DateText value={round.createdAt} withTime />
        {sentWords(round, words.timeline).map((part) => ` · ${part}`)}
      </p>
      <p>{words.waits}</p>
      {fileId !== null && (
        <Button variant="outline" busy={isBusy} onClick={() => void download()}>
          {!isBusy && <DownloadIcon />}
          {words.timeline.getFile(fileName)}
        </Button>
      )}
      <p className="text-xs break-all text-ink-muted">{`${words.fingerprint}: ${sent.sha256}`}</p>
    </section>
  );
}
