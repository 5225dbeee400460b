import { apiFetch } from "@/components/forms/api";
import { goodAnswer } from "@/components/forms/good-answer";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookSummaryDto } from "@/lib/positions/schema";

/** The person's books, or null when they don't come. */
export async function readBooks(): Promise<BookSummaryDto[] | null> {
  const response = await goodAnswer("/api/positions");
  return response ? ((await response.json()) as BookSummaryDto[]) : null; // our own API
}

/** A version held against a book, or null when no answer comes. */
export async function readReview(
  contractId: string,
  asked: { positionsId: string; versionId: string },
): Promise<ReviewItemDto[] | null> {
  const response = await apiFetch(`/api/contracts/${encodeURIComponent(contractId)}/review`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(asked),
  }).catch(() => null);
  return response?.ok ? ((await response.json()) as ReviewItemDto[]) : null; // our own API
}
