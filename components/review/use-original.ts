"use client";

import { useState } from "react";
import { leaveFor } from "@/components/forms/browser";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/toast";
import { readDownloadUrl } from "./review-calls";

/** Downloads the file that a contract was read from. */
export function useOriginal(): { download: (fileId: string) => Promise<void>; isBusy: boolean } {
  const words = useCopy().review.failed;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (fileId: string) => {
    setIsBusy(true);
    const url = await readDownloadUrl(fileId);
    setIsBusy(false);
    if (url) leaveFor(url);
    else toast.error(words.downloadFailed);
  };
  return { download, isBusy };
}
