import { apiFetch, readFailure } from "@/components/forms/api";
import { goodAnswer } from "@/components/forms/good-answer";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { AcceptTopic, ProposeWording } from "@/lib/positions/acceptance-schema";
import type { OfferDto, ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookSummaryDto, TakeWording } from "@/lib/positions/schema";

/** What a deed came to; `message` is the server's, '' where no answer came. */
export type Done<T> = { ok: true; answer: T } | { ok: false; message: string };

/** The person's books, or null when they don't come. */
export async function readBooks(): Promise<BookSummaryDto[] | null> {
  const response = await goodAnswer("/api/positions");
  return response ? ((await response.json()) as BookSummaryDto[]) : null; // our own API
}

/** `fellBackFrom`: the model's host that did not answer, so that the built-in rules did. */
export type ReviewAnswer = { items: readonly ReviewItemDto[]; fellBackFrom: string | null };

/** A version held against a book, or null when no answer comes. */
export async function readReview(
  contractId: string,
  asked: { positionsId: string; versionId: string; by?: "model" },
): Promise<ReviewAnswer | null> {
  const response = await sent("POST", reviewOf(contractId), asked);
  if (!response?.ok) return null;
  const items = (await response.json()) as ReviewItemDto[]; // our own API
  return { items, fellBackFrom: response.headers.get("X-Assistant-Fell-Back-From") };
}

/** Which model may be asked, and what that costs, or null when no answer comes. */
export async function readOffer(
  contractId: string,
  { positionsId, versionId }: { positionsId: string; versionId: string },
): Promise<OfferDto | null> {
  const query = new URLSearchParams({ positionsId, versionId }).toString();
  const response = await goodAnswer(`${reviewOf(contractId)}/model?${query}`);
  return response ? ((await response.json()) as OfferDto) : null; // our own API
}

export async function proposeWording(contractId: string, body: ProposeWording): Promise<Done<SuggestionDto>> {
  return doneWith(
    await sent("POST", `${reviewOf(contractId)}/suggestions`, body),
    async (response) => (await response.json()) as SuggestionDto, // our own API
  );
}

export async function acceptTopic(contractId: string, body: AcceptTopic): Promise<Done<null>> {
  return doneWith(await sent("POST", `${reviewOf(contractId)}/accepted`, body), async () => null);
}

export async function reopenTopic(contractId: string, topic: string): Promise<Done<null>> {
  const path = `${reviewOf(contractId)}/accepted/${encodeURIComponent(topic)}`;
  return doneWith(await sent("DELETE", path), async () => null);
}

export async function takeWording(positionsId: string, body: TakeWording): Promise<Done<null>> {
  const path = `/api/positions/${encodeURIComponent(positionsId)}/wording`;
  return doneWith(await sent("POST", path, body), async () => null);
}

const reviewOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/review`;

function sent(method: "POST" | "DELETE", path: string, body?: object): Promise<Response | null> {
  const written = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return apiFetch(path, { method, ...written }).catch(() => null);
}

async function doneWith<T>(response: Response | null, read: (response: Response) => Promise<T>): Promise<Done<T>> {
  if (response?.ok) return { ok: true, answer: await read(response) };
  return { ok: false, message: response ? (await readFailure(response)).message : "" };
}
