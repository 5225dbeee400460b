"use client";

import { useAskAgain } from "@/components/data/use-ask-again";
import { useRead } from "@/components/data/use-read";
import type { RoundChangeDto, RoundDto } from "@/lib/rounds/schema";
import { readChanges, readRounds } from "./round-calls";

const ASK_AGAIN_MS = 1_000;

/** The rounds of a contract, newest first; asked again while a file is being read. */
export function useRounds(contractId: string) {
  const { data, isFailed, reload } = useRead<RoundDto[]>(`rounds ${contractId}`, () => readRounds(contractId));
  const isReading = data?.some(({ status }) => status === "processing") ?? false;
  useAskAgain({
    waitsFor: isReading ? contractId : null,
    firstPauseMs: ASK_AGAIN_MS,
    nextPauseMs: () => ASK_AGAIN_MS,
    ask: reload,
  });
  return { rounds: data, isFailed: isFailed && data === undefined, reload };
}

/** What a round changes, with what was decided on it. */
export function useChanges(contractId: string, roundId: string) {
  const { data, isFailed, reload } = useRead<RoundChangeDto[]>(`changes ${roundId}`, () =>
    readChanges(contractId, roundId),
  );
  return { changes: data, isFailed: isFailed && data === undefined, reload };
}
