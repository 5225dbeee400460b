"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { ContractTitle } from "@/components/review/header/contract-title";
import { useOriginal } from "@/components/review/sides/original-beside";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import type { ContractDto } from "@/lib/contracts/schema";
import type { ReviewActions } from "./actions";

type Props = { contract: ContractDto; analyzeAgain: ReviewActions["analyzeAgain"]; onStarted: () => Promise<unknown> };

/** Why a file gave no text, what to do, and the original to download. Source: behaviour §8. */
export function FailedPanel({ contract, analyzeAgain, onStarted }: Props) {
  const words = useCopy().review;
  const again = useAction(analyzeAgain, { fallback: words.failed.againFailed });

  const startAgain = async () => {
    if ((await again.run({ contractId: contract.id })) !== null) await onStarted();
  };

  return (
    <div className="space-y-6">
      <ContractTitle contract={contract} />
      <section className="mx-auto max-w-2xl space-y-4 rounded border border-line bg-surface p-6 shadow-card sm:p-8">
        <h2>{words.failed.title}</h2>
        <Banner tone="error">{contract.statusMessage ?? words.loadFailed}</Banner>
        <p className="text-sm text-ink-muted">{words.failed.whatToDo}</p>
        {again.problem && <Banner tone="error">{again.problem.message}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button busy={again.busy} onClick={() => void startAgain()}>
            {words.failed.again}
          </Button>
          {contract.file && <DownloadOriginal fileId={contract.file.id} />}
        </div>
      </section>
    </div>
  );
}

function DownloadOriginal({ fileId }: { fileId: string }) {
  const words = useCopy().review.failed;
  const { download, isBusy } = useOriginal();
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void download(fileId)}>
      <DownloadIcon />
      {words.download}
    </Button>
  );
}
