"use client";

import { useEffect, useState } from "react";
import { readContractParties } from "@/components/counterparties/counterparty-calls";
import { useAskAgain } from "@/components/data/use-read";
import { useRead } from "@/components/data/use-read";
import type { Language } from "@/lib/copy/languages";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { bestBook } from "@/lib/positions/kinds";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { readChanges, readRounds, readBooks, readReview } from "./round-calls";

const ASK_AGAIN_MS = 1_000;

/** A contract's rounds, newest first; polled while a file is being read. */
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

/** A round's changes, with their decisions. */
export function useChanges(contractId: string, roundId: string) {
  const { data, isFailed, reload } = useRead<RoundChangeDto[]>(`changes ${roundId}`, () =>
    readChanges(contractId, roundId),
  );
  return { changes: data, isFailed: isFailed && data === undefined, reload };
}

/** Our position on the sent version's clause that a change touches, with its verdict; null if none. */
type OurPosition = (change: RoundChangeDto) => { wanted: string; verdict: Verdict } | null;

/** By the playbook for the contract's type, as on the review page. Source: B-26.11. */
export function useOurPositions(
  contractId: string,
  versionId: string | null,
  { type, text }: { type: string; text: string },
): OurPosition {
  const [items, setItems] = useState<readonly ReviewItemDto[]>([]);
  useEffect(() => {
    if (versionId === null || text === "") return;
    let isOver = false;
    void loadItems(contractId, { versionId, type, language: writtenIn(text) }).then(
      (found) => !isOver && setItems(found),
    );
    return () => {
      isOver = true;
    };
  }, [contractId, versionId, type, text]);
  return ({ place, start, end }) => {
    if (place !== "text") return null;
    const item = items.find(
      ({ present, passages }) => present && passages.some((passage) => passage.start <= end && start <= passage.end),
    );
    return item?.wanted && item.verdict ? { wanted: item.wanted, verdict: item.verdict } : null;
  };
}

/** Empty without a playbook or an answer: the changes are still shown. */
async function loadItems(
  contractId: string,
  { versionId, type, language }: { versionId: string; type: string; language: Language },
): Promise<ReviewItemDto[]> {
  const [books, parties] = await Promise.all([readBooks(), readContractParties(contractId)]);
  const book = bestBook(books ?? [], type, parties?.ourSide ?? null, language);
  return book ? ((await readReview(contractId, { positionsId: book.id, versionId })) ?? []) : [];
}
