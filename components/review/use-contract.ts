"use client";

import { useMemo } from "react";
import { useAskAgain, useRead } from "@/components/data/use-read";
import type { ContractDto, ContractStatusDto } from "@/lib/contracts/schema";
import { fetchContract, readStatus } from "./review-calls";

const POLL_MS = 1_000;
/** Pause between tries while the server doesn't answer. */
const POLL_AGAIN_MS = 5_000;

export type ContractNews = {
  contract: ContractDto;
  isStale: boolean;
  ahead: number | null;
  /** How many pages are read from pictures, out of how many; null if none. */
  scanning: ContractStatusDto["scanning"] | null;
  reload: () => Promise<ContractDto | null>;
  adopt: (contract: ContractDto) => void;
};

/** The displayed contract: polled every second while processing, and reloaded when that ends. Source: B-8.7. */
export function useContract(initial: ContractDto): ContractNews {
  const { id } = initial;
  const { data: known = initial, reload, put } = useRead(`contract ${id}`, () => fetchContract(id), initial);
  const { progress, ahead, scanning, isStale } = useProgress(known, reload);
  const contract = useMemo(() => ({ ...known, progress }), [known, progress]);
  return { contract, isStale, ahead, scanning, reload, adopt: (changed) => put(() => changed) };
}

type Progress = Pick<ContractStatusDto, "status" | "progress" | "ahead" | "scanning">;

/** Reports the reading progress until it is done. */
function useProgress({ id, status, progress }: ContractDto, renew: () => Promise<unknown>) {
  const isProcessing = status === "processing";
  const read = async () => {
    const news = await readStatus(id);
    if (news && news.status !== "processing") await renew();
    return news;
  };
  const atFirst: Progress = { status, progress, ahead: null };
  const { data = atFirst, isFailed, reload } = useRead<Progress>(`progress ${id}`, read, atFirst);
  useAskAgain({
    waitsFor: isProcessing ? id : null,
    firstPauseMs: POLL_MS,
    nextPauseMs: (_, isAnswered) => (isAnswered ? POLL_MS : POLL_AGAIN_MS),
    ask: reload,
  });
  const isHeard = isProcessing && data.status === "processing";
  return {
    progress: isHeard ? data.progress : progress,
    ahead: isHeard ? data.ahead : null,
    scanning: (isHeard && data.scanning) || null,
    isStale: isProcessing && isFailed,
  };
}
