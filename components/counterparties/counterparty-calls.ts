/** The register of counterparties over REST: reads and writes of the screens. Source: behaviour §30. */
import { goodAnswer } from "@/components/forms/api";
import { sent } from "@/components/forms/sent";
import type {
  ChangeCounterparty,
  ContractPartiesDto,
  CounterpartyDto,
  CounterpartyListItem,
  OurNames,
  OurNamesDto,
  PairDto,
} from "@/lib/counterparties/schema";

const REGISTER = "/api/counterparties";
const one = (id: string, noun = "") => `${REGISTER}/${encodeURIComponent(id)}${noun}`;
export const counterpartyAddress = (id: string) => `/counterparties/${encodeURIComponent(id)}`;

export type Sort = "name" | "contracts" | "lastDay";
export type Asked = { q: string; sort: Sort; isDescending: boolean };

export function listAddress({ q, sort, isDescending }: Asked): string {
  const query = new URLSearchParams({ sort, order: isDescending ? "desc" : "asc", ...(q === "" ? {} : { q }) });
  return `${REGISTER}?${query}`;
}

export const contractsAddress = (id: string) => one(id, "/contracts");

async function read<T>(path: string): Promise<T | null> {
  const response = await goodAnswer(path);
  return response && ((await response.json()) as T); // our own API
}
export const readUs = () => read<OurNamesDto>(`${REGISTER}/us`);
export const readPairs = () => read<PairDto[]>(`${REGISTER}/pairs`);
export const readCounterparty = (id: string) => read<CounterpartyDto>(one(id));
export const findCounterparties = (q: string) =>
  read<CounterpartyListItem[]>(`${REGISTER}?${new URLSearchParams({ q, limit: "8" })}`);
export const readContractParties = (contractId: string) =>
  read<ContractPartiesDto>(`/api/contracts/${encodeURIComponent(contractId)}/parties`);

export const sayUs = (body: OurNames) => sent<OurNamesDto>("PUT", `${REGISTER}/us`, body);
export const changeCounterparty = (id: string, body: ChangeCounterparty) =>
  sent<CounterpartyDto>("PATCH", one(id), body);
export const mergeInto = (id: string, from: string[]) => sent<CounterpartyDto>("POST", one(id, "/merge"), { from });
export const separate = (id: string, mergedId: string) =>
  sent<CounterpartyDto>("POST", one(id, "/split"), { mergedId });
export const keepApart = (id: string, otherId: string) => sent<null>("POST", one(id, "/apart"), { otherId });
