"use client";

import { useEffect } from "react";
import { useRead } from "@/components/data/use-read";
import { goodAnswer } from "@/components/forms/api";
import type { ContractStatusDto } from "@/lib/contracts/schema";

const ASK_AGAIN_MS = 1_500;

/** Whether a contract is being read, asked as long as nothing was found in it; `onRead` once that is over. */
export function useBeingRead(contractId: string, isAsked: boolean, onRead: () => Promise<unknown>): boolean {
  const { data, isAsking, isFailed, reload } = useRead<{ isReading: boolean }>(
    `being read ${contractId} ${isAsked ? "asked" : ""}`,
    async () => (isAsked ? readReading(contractId) : { isReading: false }),
  );
  const isReading = isAsked && (data?.isReading ?? false);
  useEffect(() => {
    if (!isReading || isAsking || isFailed) return undefined;
    const timer = setTimeout(() => void Promise.all([reload(), onRead()]), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isReading, isAsking, isFailed, reload, onRead]);
  return isReading || (isAsked && data === undefined && !isFailed);
}

async function readReading(contractId: string): Promise<{ isReading: boolean } | null> {
  const response = await goodAnswer(`/api/contracts/${encodeURIComponent(contractId)}/status`);
  if (!response) return null;
  const { isReading = false } = (await response.json()) as ContractStatusDto; // our own API
  return { isReading };
}
