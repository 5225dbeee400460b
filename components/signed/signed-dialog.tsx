"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { ContractDto } from "@/lib/contracts/schema";
import { AttachForm } from "./attach-form";
import { SignedCopyCard, type ShowAgreed } from "./signed-copy-card";
import { useSigned } from "./use-signed";

export type SignedDialogProps = {
  contract: ContractDto;
  /** The version on screen, which would count as agreed. */
  version: { id: string; versionNumber: number };
  hasUnsavedText: boolean;
  onClose: () => void;
  /** The contract is signed, or signed no more. */
  onChanged: () => Promise<unknown>;
  onShow: ShowAgreed;
};

/** The contract as it was signed: attached here, held against the agreed text, reopened. Source: behaviour §28. */
export function SignedDialog({ contract, version, hasUnsavedText, onClose, onChanged, onShow }: SignedDialogProps) {
  const words = useCopy().signed;
  const read = useSigned(contract.id, contract.signedAt);
  const { data: copies, isFailed } = read;
  const isManager = contract.role !== "reviewer";
  const holding = copies?.find(({ reopenedAt }) => reopenedAt === null);
  const earlier = copies?.filter((copy) => copy !== holding) ?? [];
  const renew = async () => void (await Promise.all([onChanged(), read.reload()]));
  const show: ShowAgreed = (passage, versionId) => (onClose(), onShow(passage, versionId));
  const cards = { contractId: contract.id, isManager, onChanged: renew, onShow: show };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} description={words.hint} size="lg">
      <div className="space-y-6">
        {isFailed && <Banner tone="error">{words.failed}</Banner>}
        {!copies && !isFailed && <Spinner label={words.loading} />}
        {holding && <SignedCopyCard copy={holding} {...cards} />}
        {copies && !holding && isManager && (
          <AttachForm contractId={contract.id} version={version} hasUnsavedText={hasUnsavedText} onAttached={renew} />
        )}
        {copies && !holding && !isManager && <p>{words.none}</p>}
        {earlier.length > 0 && (
          <section aria-label={words.copy.earlier} className="space-y-4">
            <h3 className="font-medium">{words.copy.earlier}</h3>
            {earlier.map((copy) => (
              <SignedCopyCard key={copy.id} copy={copy} {...cards} />
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}
