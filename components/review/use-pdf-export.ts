"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadVersion } from "@/components/forms/download";
import { useSentOffer } from "@/components/rounds/use-sent-offer";
import { useToast } from "@/components/ui/toast";
import type { ContractDto } from "@/lib/contracts/schema";

/**
 * Exports a version as PDF and says how that went (B-11.10); furnished, with a title page and the version's hash. Who
 * may send is offered to record it as sent; the `dialog` for that is the caller's to show.
 */
export function usePdfExport(contract: ContractDto, versionId: string) {
  const words = useCopy().review.export;
  const toast = useToast();
  const { offer, dialog } = useSentOffer(contract);
  const [isBusy, setIsBusy] = useState(false);
  const exportPdf = async ({ isFurnished = false }: { isFurnished?: boolean } = {}) => {
    setIsBusy(true);
    const { file } = await downloadVersion(contract, versionId, "pdf", { isFurnished });
    setIsBusy(false);
    if (file) offer(words.succeeded, { file, versionId });
    else toast.error(words.failed(words.pdf));
  };
  return { isBusy, exportPdf, dialog };
}
