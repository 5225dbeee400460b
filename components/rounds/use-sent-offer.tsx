"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import { maySend, RecordSentDialog, type DownloadedFile } from "./record-sent";

/** Says that a file was downloaded, and offers whoever may send to record it as sent. Source: B-26.18. */
export function useSentOffer(contract: ContractDto): {
  offer: (text: string, downloaded: DownloadedFile) => void;
  dialog: ReactNode;
} {
  const words = useCopy().rounds.record;
  const toast = useToast();
  const [downloaded, setDownloaded] = useState<DownloadedFile | null>(null);
  return {
    offer: (text, file) =>
      toast.success(text, maySend(contract) ? { label: words.open, run: () => setDownloaded(file) } : undefined),
    dialog: downloaded && (
      <RecordSentDialog contractId={contract.id} downloaded={downloaded} onClose={() => setDownloaded(null)} />
    ),
  };
}
