"use client";

import { useEffect, useState } from "react";
import { bestBook } from "@/lib/positions/best-book";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookSummaryDto } from "@/lib/positions/schema";
import { readBooks, readReview } from "./review-calls";

/** `for`: the version and book that the items are of; while they are asked for again, they stay. */
type Result = { for: string; items: readonly ReviewItemDto[] | "failed" };
export type PositionReview = {
  books: readonly BookSummaryDto[] | "loading" | "failed";
  bookId: string | null;
  choose: (bookId: string) => void;
  items: readonly ReviewItemDto[] | "loading" | "failed";
  retry: () => void;
};

/** The review of the version on screen by a book; asked over REST once the panel is looked at. */
export function usePositionReview(
  contract: { id: string; type: string },
  versionId: string,
  isShown: boolean,
): PositionReview {
  const [books, setBooks] = useState<PositionReview["books"]>("loading");
  const [wish, setWish] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [round, setRound] = useState(0);
  const known = typeof books === "string" ? [] : books;
  const bookId = wish ?? bestBook(known, contract.type)?.id ?? null;
  const contractId = contract.id;

  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    void readBooks().then((list) => !isOver && setBooks(list ?? "failed"));
    return () => {
      isOver = true;
    };
  }, [isShown, round]);

  const asked = bookId === null ? null : `${versionId} ${bookId}`;
  useEffect(() => {
    if (!isShown || asked === null || bookId === null) return undefined;
    let isOver = false;
    void readReview(contractId, { positionsId: bookId, versionId }).then(
      (items) => !isOver && setResult({ for: asked, items: items ?? "failed" }),
    );
    return () => {
      isOver = true;
    };
  }, [isShown, asked, contractId, versionId, bookId, round]);

  return {
    books,
    bookId,
    choose: setWish,
    items: result !== null && result.for === asked ? result.items : "loading",
    retry: () => setRound((count) => count + 1),
  };
}
