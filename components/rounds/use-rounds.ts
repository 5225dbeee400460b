"use client";

import { useEffect, useMemo, useState } from "react";
import { readContractParties } from "@/components/counterparties/counterparty-calls";
import { useAskAgain } from "@/components/data/use-read";
import { useRead } from "@/components/data/use-read";
import type { Language } from "@/lib/copy/languages";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { MAX_EDIT_CHARS, MAX_EDITS } from "@/lib/positions/bounds";
import { bestBook, isFor } from "@/lib/positions/kinds";
import type { Edit, ReviewItemDto } from "@/lib/positions/review-schema";
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

/**
 * Our position on the sent version's clause that a change touches, with its verdict, and that of the clause with their
 * changes where it is known; null if none.
 */
export type OurPosition = {
  wanted: string;
  verdict: Judged;
  theirs: Judged | null;
  /** Their changes are better or worse for us, though both verdicts may be the same. */
  moved?: NonNullable<ReviewItemDto["moved"]>;
};
export type Judged = { verdict: Verdict; isSure: boolean };

/** By the playbook for the contract's type, as on the review page. Source: B-26.11. */
export function useOurPositions(
  contractId: string,
  versionId: string | null,
  { type, text, changes }: { type: string; text: string; changes: readonly RoundChangeDto[] },
): (change: RoundChangeDto) => OurPosition | null {
  const [found, setFound] = useState<Found>(NONE);
  const edited = JSON.stringify(editsOf(changes));
  const edits = useMemo(() => JSON.parse(edited) as Edit[], [edited]); // a decision changes none of them
  useEffect(() => {
    if (versionId === null || text === "") return;
    let isOver = false;
    void loadItems(
      contractId,
      { versionId, type, language: writtenIn(text), edits },
      (items) => !isOver && setFound(items),
    );
    return () => {
      isOver = true;
    };
  }, [contractId, versionId, type, text, edits]);
  return ({ place, start, end }) => {
    if (place !== "text") return null;
    const touched = found.ours.filter(
      ({ present, passages }) => present && passages.some((passage) => passage.start <= end && start <= passage.end),
    );
    const { theirs } = found;
    if (touched.length > 1 && theirs === null) return null; // which of them is known soon, and then stays
    const changed = (item: ReviewItemDto) => theirs?.find(({ topic }) => topic === item.topic);
    const theirsOn = (item: ReviewItemDto) => judgedOn(changed(item));
    // a clause with a cap and an insurance is on both: their change is on what it makes another verdict of
    const isMoved = (item: ReviewItemDto) => (theirsOn(item)?.verdict ?? item.verdict) !== item.verdict;
    const item = touched.find(isMoved) ?? touched.find((one) => changed(one)?.moved) ?? touched[0];
    const verdict = judgedOn(item);
    if (!item?.wanted || !verdict) return null;
    const moved = changed(item)?.moved;
    return { wanted: item.wanted, verdict, theirs: theirsOn(item), ...(moved ? { moved } : {}) };
  };
}

const judgedOn = (item: ReviewItemDto | undefined): Judged | null =>
  item?.verdict ? { verdict: item.verdict, isSure: item.isSure !== false } : null;

/** `theirs`: of the text with all their changes; null while it is read. */
type Found = { ours: readonly ReviewItemDto[]; theirs: readonly ReviewItemDto[] | null };
const NONE: Found = { ours: [], theirs: [] };

/** Their changes of words, as the text would have them. */
function editsOf(changes: readonly RoundChangeDto[]): Edit[] {
  return changes
    .filter(({ place, kind }) => place === "text" && kind !== "move" && kind !== "format")
    .slice(0, MAX_EDITS)
    .map(({ start, end, after, isWhole }) => ({
      start,
      end,
      text: (isWhole && start === end ? `\n${after}\n` : after).slice(0, MAX_EDIT_CHARS),
    }));
}

type Loaded = { versionId: string; type: string; language: Language; edits: readonly Edit[] };

/** Nothing without a playbook for contracts of this kind: the changes are still shown. */
async function loadItems(
  contractId: string,
  { versionId, type, language, edits }: Loaded,
  onFound: (found: Found) => void,
): Promise<void> {
  const [books, parties] = await Promise.all([readBooks(), readContractParties(contractId)]);
  const book = bestBook(books ?? [], type, parties?.ourSide ?? null, language);
  if (!book || !isFor(book, type)) return onFound(NONE);
  const asked = { positionsId: book.id, versionId };
  const ours = (await readReview(contractId, asked)) ?? [];
  if (ours.length === 0 || edits.length === 0) return onFound({ ours, theirs: [] });
  onFound({ ours, theirs: null });
  onFound({ ours, theirs: (await readReview(contractId, { ...asked, edits })) ?? [] });
}
