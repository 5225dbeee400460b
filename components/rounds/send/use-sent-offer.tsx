"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { later } from "@/components/ui/overlay/later";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import type { DownloadedFile } from "./record-sent";

const RecordSent = later(() => import("./record-sent").then((part) => part.RecordSentDialog), {
  overlay: { isOpen: () => true, close: ({ onClose }) => onClose(false) },
});

/** Whether the user may record what was sent: those who may send. */
export function maySend({ role }: ContractDto): boolean {
  return role !== "reviewer";
}

/** Says that a file was downloaded, and offers users who may send to record it as sent. Source: B-26.18. */
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
      <RecordSent contractId={contract.id} downloaded={downloaded} onClose={() => setDownloaded(null)} />
    ),
  };
}
