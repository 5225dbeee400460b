"use client";

import { useEffect, useMemo, useState } from "react";
import { readContractParties } from "@/components/counterparties/counterparty-calls";
import { apiFetch, readFailure, goodAnswer } from "@/components/forms/api";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { AcceptTopic, ProposeWording, ReviewItemDto, OfferDto } from "@/lib/positions/review-schema";
import type { ContractPartiesDto } from "@/lib/counterparties/schema";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { bestBook, isFor } from "@/lib/positions/kinds";
import type { BookSummaryDto, TakeWording } from "@/lib/positions/schema";

/** `for`: the version and playbook of the items; they stay while being reloaded. */
type Result = { for: string; answer: ReviewAnswer | "failed" };
type Side = NonNullable<ContractPartiesDto["ourSide"]>;
type ReviewedBy = "built-in" | "model";
export type PositionReview = {
  books: readonly BookSummaryDto[] | "loading" | "failed";
  bookId: string | null;
  choose: (bookId: string) => void;
  /** The playbook is for other kinds of contract, and nobody has asked for it here: nothing is reviewed. */
  isHeld: boolean;
  items: readonly ReviewItemDto[] | "loading" | "failed";
  /** A model is only asked on request, and only for this version and playbook. */
  by: ReviewedBy;
  chooseBy: (by: ReviewedBy) => void;
  /** The model host that didn't answer, or null. */
  fellBackFrom: string | null;
  retry: () => void;
};

/** `text`: the displayed version's, by which its language is known. */
export type ReviewedContract = { id: string; type: string; text: string };

/** The displayed version's review by a playbook; loaded over REST once the panel is visible. */
export function usePositionReview(contract: ReviewedContract, versionId: string, isShown: boolean): PositionReview {
  const contractId = contract.id;
  const [books, setBooks] = useState<PositionReview["books"]>("loading");
  const [wish, setWish] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [round, setRound] = useState(0);
  const [modelFor, setModelFor] = useState<string | null>(null);
  const known = typeof books === "string" ? [] : books;
  const language = useMemo(() => writtenIn(contract.text), [contract.text]);
  const [ourSide, setOurSide] = useState<Side | null>(null);
  const best = bestBook(known, contract.type, ourSide, language);
  const bookId = wish ?? best?.id ?? null;
  const isHeld = wish === null && best !== undefined && !isFor(best, contract.type);

  useEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    void Promise.all([readBooks(), readContractParties(contractId)]).then(([list, parties]) => {
      if (isOver) return;
      setOurSide(parties?.ourSide ?? null); // unknown: the playbook goes by the type alone
      setBooks(list ?? "failed");
    });
    return () => {
      isOver = true;
    };
  }, [isShown, contractId, round]);

  const held = `${versionId} ${bookId ?? ""}`;
  const by: ReviewedBy = modelFor === held ? "model" : "built-in";
  const asked = bookId === null || isHeld ? null : `${held} ${by}`;
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
    isHeld,
    items: typeof answer === "string" ? answer : answer.items,
    by,
    chooseBy: (wished) => setModelFor(wished === "model" ? held : null),
    fellBackFrom: typeof answer === "string" ? null : answer.fellBackFrom,
    retry: () => setRound((count) => count + 1),
  };
}

/** The result of an action; `message` is the server's, '' if there was no answer. */
export type Done<T> = { ok: true; answer: T } | { ok: false; message: string };

/** The user's playbooks, or null if unavailable. */
async function readBooks(): Promise<BookSummaryDto[] | null> {
  const response = await goodAnswer("/api/positions");
  return response ? ((await response.json()) as BookSummaryDto[]) : null; // our own API
}

/** `fellBackFrom`: the model host that didn't answer, so the built-in rules did. */
type ReviewAnswer = { items: readonly ReviewItemDto[]; fellBackFrom: string | null };

/** A version compared with a playbook, or null without an answer. */
async function readReview(
  contractId: string,
  asked: { positionsId: string; versionId: string; by?: "model" },
): Promise<ReviewAnswer | null> {
  const response = await sent("POST", reviewUrl(contractId), asked);
  if (!response?.ok) return null;
  const items = (await response.json()) as ReviewItemDto[]; // our own API
  return { items, fellBackFrom: response.headers.get("X-Assistant-Fell-Back-From") };
}

/** Which model may be asked, and what that costs, or null without an answer. */
export async function readOffer(
  contractId: string,
  { positionsId, versionId }: { positionsId: string; versionId: string },
): Promise<OfferDto | null> {
  const query = new URLSearchParams({ positionsId, versionId }).toString();
  const response = await goodAnswer(`${reviewUrl(contractId)}/model?${query}`);
  return response ? ((await response.json()) as OfferDto) : null; // our own API
}

export async function proposeWording(contractId: string, body: ProposeWording): Promise<Done<SuggestionDto>> {
  return doneWith(
    await sent("POST", `${reviewUrl(contractId)}/suggestions`, body),
    async (response) => (await response.json()) as SuggestionDto, // our own API
  );
}

export async function acceptTopic(contractId: string, body: AcceptTopic): Promise<Done<null>> {
  return doneWith(await sent("POST", `${reviewUrl(contractId)}/accepted`, body), async () => null);
}

export async function reopenTopic(contractId: string, topic: string): Promise<Done<null>> {
  const path = `${reviewUrl(contractId)}/accepted/${encodeURIComponent(topic)}`;
  return doneWith(await sent("DELETE", path), async () => null);
}

export async function takeWording(positionsId: string, body: TakeWording): Promise<Done<null>> {
  const path = `/api/positions/${encodeURIComponent(positionsId)}/wording`;
  return doneWith(await sent("POST", path, body), async () => null);
}

const reviewUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/review`;

function sent(method: "POST" | "DELETE", path: string, body?: object): Promise<Response | null> {
  const written = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return apiFetch(path, { method, ...written }).catch(() => null);
}

async function doneWith<T>(response: Response | null, read: (response: Response) => Promise<T>): Promise<Done<T>> {
  if (response?.ok) return { ok: true, answer: await read(response) };
  return { ok: false, message: response ? (await readFailure(response)).message : "" };
}
