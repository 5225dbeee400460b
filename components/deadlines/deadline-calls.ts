/** REST calls of the deadline screens. Source: behaviour §27. */
import { readAll } from "@/components/data/read-list";
import { apiFetch, goodAnswer } from "@/components/forms/api";
import { sent, written } from "@/components/forms/sent";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";
import type { ContractDto } from "@/lib/contracts/schema";
import type { DeadlineKind } from "@/lib/deadlines/kinds";
import type {
  ChangeReminders,
  FeedDto,
  FeedLinkDto,
  RemindersDto,
  ChangeDeadline,
  DeadlineDto,
} from "@/lib/deadlines/schema";

export const readDeadlines = (query: Readonly<Record<string, string>>): Promise<DeadlineDto[] | null> =>
  readAll(`/api/deadlines?${new URLSearchParams(query).toString()}`);

export const readContractDeadlines = (contractId: string): Promise<DeadlineDto[] | null> =>
  readAll(deadlinesUrl(contractId));

/** The contracts a date can be added to. */
export const readContracts = (): Promise<ContractDto[] | null> => readAll("/api/contracts");

export const readPeople = (contractId: string): Promise<CollaboratorDto[] | null> =>
  readAll(`${contractUrl(contractId)}/collaborators`);

type NewDate = {
  title: string;
  /** If left out with a source: the date its text names, otherwise a week from now. */
  date?: string;
  repeat: string | null;
  /** Days before; null: as usual. */
  remindDays?: readonly number[] | null;
  kind?: DeadlineKind;
  /** `proposed`: still to be confirmed. */
  state?: "proposed";
  source?: { content: string; start: number; versionId: string };
};
export const addDeadline = (contractId: string, body: NewDate) =>
  sent<DeadlineDto>("POST", deadlinesUrl(contractId), body);

export const changeDeadline = ({ contractId, id }: DeadlineDto, change: ChangeDeadline) =>
  sent<DeadlineDto>("PATCH", `${deadlinesUrl(contractId)}/${encodeURIComponent(id)}`, change);

export const removeDeadline = ({ contractId, id }: DeadlineDto) =>
  sent<null>("DELETE", `${deadlinesUrl(contractId)}/${encodeURIComponent(id)}`);

const contractUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`;
const deadlinesUrl = (contractId: string) => `${contractUrl(contractId)}/deadlines`;

/** Reminders and the calendar link over REST. Source: behaviour §27. */
const REMINDERS = "/api/deadlines/reminders";
const FEED = "/api/deadlines/feed";

export const readReminders = () => readAnswer<RemindersDto>(goodAnswer(REMINDERS));
export const readFeed = () => readAnswer<FeedDto>(goodAnswer(FEED));

/** Null if it was not saved. */
export const changeReminders = (change: ChangeReminders) =>
  readAnswer<RemindersDto>(goodAnswerTo(REMINDERS, { method: "PUT", ...written(change) }));

export const makeFeed = () => readAnswer<FeedLinkDto>(goodAnswerTo(FEED, { method: "POST" }));

export const revokeFeed = async () => (await goodAnswerTo(FEED, { method: "DELETE" })) !== null;

async function goodAnswerTo(path: string, init: RequestInit): Promise<Response | null> {
  const response = await apiFetch(path, init).catch(() => null);
  return response?.ok ? response : null;
}

async function readAnswer<T>(answer: Promise<Response | null>): Promise<T | null> {
  const response = await answer;
  return response && ((await response.json()) as T); // our own API
}
