/** How the story of REST asks: by a call's documented name, at one of its two addresses. */
import type { APIRequestContext } from "playwright/test";
import type { Person } from "./people";
import { answered, refused } from "./rest";
import type { RunningApp } from "./server";

type Asked = {
  /** What stands in the address: `contractId` for `[contractId]`. */
  ids?: Record<string, string>;
  query?: string;
  data?: unknown;
  /** Of the answer; from 400 on the documented shape of refusals. */
  status?: number;
};
// What a call answers is held against its description; a test names the fields that it reads.
type Ask = <T = Record<string, unknown>>(call: string, asked?: Asked) => Promise<T>;
export type Story = {
  /** Asks as somebody. */
  as: (who: APIRequestContext) => Ask;
  admin: Person;
  owner: Person;
  friend: Person;
  guest: APIRequestContext;
  app: RunningApp;
  openCalls: (token: string) => Promise<APIRequestContext>;
};

/** @param at before each path @param asked takes the name of each call that was asked */
export function teller(at: string, asked: Set<string>): Story["as"] {
  return (who) =>
    async <T>(call: string, { ids = {}, query = "", data, status = 200 }: Asked = {}) => {
      asked.add(call);
      const [method = "", address = ""] = call.split(" ");
      const path = address.replace(/\[(\w+)\]/g, (_, name: string) => ids[name] ?? "missing");
      const response = await who.fetch(at + path + query, { method, ...(data === undefined ? {} : { data }) });
      if (status < 400) return answered<T>(call, response, status);
      return (await refused(response, status)) as T; // the documented shape, which the caller names
    };
}
