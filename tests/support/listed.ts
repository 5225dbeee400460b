import { expect } from "vitest";
import { GET as list } from "@/app/api/contracts/route";
import type { ContractListItemDto } from "@/lib/contracts/schema";
import { call } from "./api";
import type { Person } from "./factories";

/** The list of contracts as somebody gets it. */
export async function listed(query: Record<string, string>, who: Person): Promise<ContractListItemDto[]> {
  const response = await call(list, { token: who.token, path: `/api/contracts?${new URLSearchParams(query)}` });
  expect(response.status).toBe(200);
  return response.json();
}

/** Every page of a list by the names on it, by the links it answers. */
export async function readPages(
  who: Person,
  query: Record<string, string>,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<string[][]> {
  const all: string[][] = [];
  let next: string | undefined = `/api/contracts?${new URLSearchParams(query)}`;
  while (next !== undefined) {
    const response: Response = await call(list, { token: who.token, path: next });
    all.push((await response.json()).map(({ name }: ContractListItemDto) => name));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    await between(all.length);
  }
  return all;
}
