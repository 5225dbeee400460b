/** Dates and duties over REST: reads and writes of the screens. Source: behaviour §27. */
import { apiFetch, readFailure } from "@/components/forms/api";
import { goodAnswer, nextPage } from "@/components/forms/good-answer";
import type { CollaboratorDto } from "@/lib/collaboration/schema";
import type { ContractDto } from "@/lib/contracts/schema";
import type { ChangeDeadline, DeadlineDto } from "@/lib/deadlines/schema";

/** What a deed came to; `message` is the server's, '' where no answer came. */
export type Done<T> = { ok: true; answer: T } | { ok: false; message: string };

export const readDeadlines = (query: Readonly<Record<string, string>>): Promise<DeadlineDto[] | null> =>
  readList(`/api/deadlines?${new URLSearchParams(query).toString()}`);

export const readDeadlinesOf = (contractId: string): Promise<DeadlineDto[] | null> => readList(deadlinesOf(contractId));

/** The contracts that a date may be added to. */
export const readContracts = (): Promise<ContractDto[] | null> => readList("/api/contracts");

export const readPeople = (contractId: string): Promise<CollaboratorDto[] | null> =>
  readList(`${contractOf(contractId)}/collaborators`);

export type NewDate = { title: string; date: string; repeat: string | null };
export const addDeadline = (contractId: string, body: NewDate) =>
  sent<DeadlineDto>("POST", deadlinesOf(contractId), body);

export const changeDeadline = ({ contractId, id }: DeadlineDto, change: ChangeDeadline) =>
  sent<DeadlineDto>("PATCH", `${deadlinesOf(contractId)}/${encodeURIComponent(id)}`, change);

export const removeDeadline = ({ contractId, id }: DeadlineDto) =>
  sent<null>("DELETE", `${deadlinesOf(contractId)}/${encodeURIComponent(id)}`);

const contractOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`;
const deadlinesOf = (contractId: string) => `${contractOf(contractId)}/deadlines`;

/** All pages of a list, or null when one does not come. */
async function readList<Item>(first: string): Promise<Item[] | null> {
  const items: Item[] = [];
  for (let path: string | null = first; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    items.push(...((await response.json()) as Item[])); // our own API
    path = nextPage(response.headers.get("link"));
  }
  return items;
}

async function sent<T>(method: "POST" | "PATCH" | "DELETE", path: string, body?: object): Promise<Done<T>> {
  const written = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await apiFetch(path, { method, ...written }).catch(() => null);
  if (!response?.ok) return { ok: false, message: response ? (await readFailure(response)).message : "" };
  return { ok: true, answer: (response.status === 204 ? null : await response.json()) as T }; // our own API
}
