"use client";

import { useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { DoubtDto, DoubtsDto } from "@/lib/contracts/reading/doubt-schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { carryOut } from "@/lib/documents/richtext/carry-out";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { withItsBlank } from "@/lib/documents/scans/its-blank";
import { confirmWords, readChecked, readDoubts } from "./doubt-calls";
import { DoubtCard } from "./doubt-card";

export type DoubtsDialogProps = {
  contractId: string;
  /** The text in the editor. */
  version: VersionDto;
  hasUnsavedText: boolean;
  onClose: () => void;
  /** Some words of the version were confirmed. */
  onChecked: (version: VersionDto) => void;
  /** Saves a text on that version and shows it. @returns whether it was saved */
  saveCorrected: (html: string, baseId: string) => Promise<boolean>;
};

/** Words read from paper with doubt, one by one beside the paper. Source: B-51.4, B-51.5. */
export function DoubtsDialog(props: DoubtsDialogProps) {
  const { contractId, version, hasUnsavedText, onClose, onChecked } = props;
  const words = useCopy().paper.confirm;
  const checking = useChecking(props);
  const { doubts, isFailed, at } = checking;
  const close = () => {
    onClose();
    void readChecked(contractId, version.id).then((checked) => checked && onChecked(checked));
  };
  const item = doubts?.items[Math.min(at, doubts.items.length - 1)];
  const isOther = doubts !== null && doubts.versionId !== version.id;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={words.title}
      description={words.description}
      size="lg"
    >
      <div className="space-y-4">
        {isFailed && (
          <RetryBanner retry={words.retry} onRetry={() => void checking.load()}>
            {words.failed}
          </RetryBanner>
        )}
        {!doubts && !isFailed && <Spinner label={words.loading} />}
        {isOther && <Banner tone="warning">{words.isOther}</Banner>}
        {hasUnsavedText && <Banner tone="info">{words.saveFirst}</Banner>}
        {doubts && (
          <p role="status" className="text-sm text-ink-muted">
            {item ? words.open(doubts.open.numbers, doubts.open.words) : words.none}
          </p>
        )}
        {doubts && item && !isOther && (
          <DoubtCard
            key={item.word}
            contractId={contractId}
            item={item}
            place={{ number: doubts.items.indexOf(item) + 1, count: doubts.open.numbers + doubts.open.words }}
            isBusy={checking.isBusy}
            canCorrect={!hasUnsavedText}
            onConfirm={() => void checking.confirm(item)}
            onCorrect={(text) => void checking.correct(item, text)}
            onMove={checking.move}
          />
        )}
        {doubts && !item && <Button onClick={close}>{words.close}</Button>}
      </div>
    </Dialog>
  );
}

function useChecking({ contractId, version, saveCorrected }: DoubtsDialogProps) {
  const words = useCopy().paper.confirm;
  const toast = useToast();
  const [doubts, setDoubts] = useState<DoubtsDto | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [at, setAt] = useState(0);
  const load = async () => {
    setIsFailed(false);
    const read = await readDoubts(contractId);
    if (read) setDoubts(read);
    setIsFailed(read === null);
  };
  useEffect(() => {
    void load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens; then after each correction
  }, [contractId]);

  const confirm = async ({ word, text }: DoubtDto) => {
    setIsBusy(true);
    const done = await confirmWords(contractId, { versionId: version.id, words: [{ word, text }] });
    if (done.ok) setDoubts(done.doubts);
    else toast.error(done.message || words.confirmFailed);
    setIsBusy(false);
  };
  const correct = async (item: DoubtDto, text: string) => {
    setIsBusy(true);
    const place = text === "" ? withItsBlank(version.plainText, item) : item;
    const change = { start: place.start, end: place.end, words: text };
    const blocks = carryOut(blocksFromHtml(version.textContent), [change]);
    if (await saveCorrected(htmlFromBlocks(blocks), version.id)) await load();
    setIsBusy(false);
  };
  const move = (by: number) => {
    const last = (doubts?.items.length ?? 1) - 1;
    setAt((before) => Math.max(0, Math.min(last, Math.min(before, last) + by)));
  };
  return { doubts, isFailed, isBusy, at, load, confirm, correct, move };
}
