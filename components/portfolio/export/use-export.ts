"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { toSummaryQuery, type Asked } from "@/components/portfolio/asked";
import { exportAnswers } from "@/components/portfolio/portfolio-calls";
import { useToast } from "@/components/ui/overlay/toast";
import type { ExportGrid } from "@/lib/portfolio/schema";

/** Downloads what the table asks as one file: all contracts that pass, or those that are chosen. */
export function useExport(asked: Asked) {
  const { export: words } = useCopy().portfolio;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function run(format: ExportGrid["format"], contractIds?: readonly string[]) {
    if (isBusy) return;
    setIsBusy(true);
    const { isDone, message } = await exportAnswers(
      { ...toSummaryQuery(asked), format, ...(contractIds ? { contractIds: [...contractIds] } : {}) },
      words.fileName,
    );
    setIsBusy(false);
    if (isDone) toast.success(words.done);
    else toast.error(message || words.failed);
  }
  return {
    isBusy,
    run: (format: ExportGrid["format"]) => void run(format),
    /** @param contractIds no more than MAX_CHOSEN */
    runForContracts: (contractIds: readonly string[], format: ExportGrid["format"]) => void run(format, contractIds),
  };
}
