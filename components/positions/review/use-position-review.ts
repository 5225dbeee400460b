"use client";

import { useEffect, useState } from "react";
import { bestBook } from "@/lib/positions/best-book";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookSummaryDto } from "@/lib/positions/schema";
import { readBooks, readReview, type ReviewAnswer } from "./review-calls";

/** `for`: the version and book that the items are of; while they are asked for again, they stay. */
type Result = { for: string; answer: ReviewAnswer | "failed" };
type ReviewedBy = "built-in" | "model";
export type PositionReview = {
  books: readonly BookSummaryDto[] | "loading" | "failed";
  bookId: string | null;
  choose: (bookId: string) => void;
  items: readonly ReviewItemDto[] | "loading" | "failed";
  /** A model is asked only when a person wishes it, and for this version and book alone. */
  by: ReviewedBy;
  chooseBy: (by: ReviewedBy) => void;
  /** The model's host that did not answer, or null. */
  fellBackFrom: string | null;
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
  const [modelFor, setModelFor] = useState<string | null>(null);
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

  const held = `${versionId} ${bookId ?? ""}`;
  const by: ReviewedBy = modelFor === held ? "model" : "built-in";
  const asked = bookId === null ? null : `${held} ${by}`;
  useEffect(() => {
    if (!isShown || asked === null || bookId === null) return undefined;
    let isOver = false;
    const question = { positionsId: bookId, versionId, ...(by === "model" ? { by } : {}) };
    void readReview(contractId, question).then(
      (answer) => !isOver && setResult({ for: asked, answer: answer ?? "failed" }),
    );
    return () => {
      isOver = true;
    };
  }, [isShown, asked, contractId, versionId, bookId, by, round]);

  const answer = result !== null && result.for === asked ? result.answer : "loading";

  return {
    books,
    bookId,
    choose: setWish,
    items: typeof answer === "string" ? answer : answer.items,
    by,
    chooseBy: (wished) => setModelFor(wished === "model" ? held : null),
    fellBackFrom: typeof answer === "string" ? null : answer.fellBackFrom,
    retry: () => setRound((count) => count + 1),
  };
}
