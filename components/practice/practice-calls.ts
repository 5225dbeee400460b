/** Our practice over REST: reads and writes of the screens. Source: behaviour §34. */
import { goodAnswer } from "@/components/forms/api";
import { sent } from "@/components/forms/sent";
import type { CounterpartyListItem } from "@/lib/counterparties/schema";
import type { PracticeDto, PracticeOfTopic, PracticeQuery } from "@/lib/portfolio/practice/schema";
import type { BookDraftDto, DraftBook } from "@/lib/positions/draft/schema";
import type { BookDto, NewBook } from "@/lib/positions/schema";

export type Asked = PracticeQuery;
export const ANY: Asked = { side: "", counterpartyId: "", type: "", from: "", until: "" };

const queryOf = (asked: Asked) =>
  String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== "")));
export const practiceAddress = (asked: Asked) => `/api/practice?${queryOf(asked)}`;
export const topicAddress = (topic: string, asked: Asked) =>
  `/api/practice/${encodeURIComponent(topic)}?${queryOf(asked)}`;
/** The clause in its contract. */
export const clauseAddress = (
  contractId: string,
  { versionId, start, end }: { versionId: string; start: number; end: number },
) =>
  `/contracts/${encodeURIComponent(contractId)}?${new URLSearchParams({ passage: `${start}-${end}`, version: versionId })}`;

async function read<T>(path: string): Promise<T | null> {
  const response = await goodAnswer(path);
  return response && ((await response.json()) as T); // our own API
}
export const readPractice = (asked: Asked) => read<PracticeDto>(practiceAddress(asked));
export const readTopic = (topic: string, asked: Asked) => read<PracticeOfTopic>(topicAddress(topic, asked));
/** Those with the most contracts, to choose from. */
export const readCounterparties = () =>
  read<CounterpartyListItem[]>("/api/counterparties?sort=contracts&order=desc&limit=100");
export const draftPlaybook = (body: DraftBook) => sent<BookDraftDto>("POST", "/api/positions/draft", body);
export const saveBook = (book: NewBook) => sent<BookDto>("POST", "/api/positions", book);
