/**
 * What an API token needs for each call (B-36.3): a new call is a new row here, or this fails. What a door declares,
 * or else what its method says, has to be what the table says.
 */
import { expect, test } from "vitest";
import { scopeOfCall, type CallScope } from "@/lib/access/token-scopes";
import { doorFacts } from "@/lib/server/adapters/route";
import { exportedCalls, ROOT } from "../support/routes";
import { CALL_SCOPES } from "./call-scopes";

/** next-auth's own calls, for browsers only: they know no token. */
const WITHOUT_TOKENS = /\/auth\/\[\.\.\.nextauth\]$/;

const calls = exportedCalls().filter(({ call }) => !WITHOUT_TOKENS.test(call));
const scopes = new Map<string, CallScope>();
for (const { call, file, method } of calls) {
  const module = (await import(`${ROOT}/${file}`)) as Record<string, unknown>;
  const facts = doorFacts(module[method]);
  if (facts) scopes.set(call, scopeOfCall(facts.scope, method));
}

test("every call has a scope, which its row says too (B-36.3)", () => {
  expect(calls.length).toBeGreaterThan(150);
  const rows = Object.entries(CALL_SCOPES).flatMap(([scope, named]) => named.map((call) => `${call}: ${scope}`));
  expect(calls.map(({ call }) => `${call}: ${scopes.get(call) ?? "no door"}`).sort()).toEqual(rows.sort());
});

test("what makes a way in, or is an administrator's, is no token's by its method alone (B-36.4)", () => {
  const declared = (call: string) => scopes.get(call) ?? "read";
  const among = (segment: string) => calls.map(({ call }) => call).filter((call) => call.split("/")[1] === segment);
  expect(among("admin").length).toBeGreaterThan(5);
  expect(among("admin").filter((call) => !["admin", "session"].includes(declared(call)))).toEqual([]);
  for (const segment of ["tokens", "sessions"])
    expect(among(segment).filter((call) => declared(call) !== "session")).toEqual([]);
  expect(among("auth").filter((call) => declared(call) !== "session")).toEqual(["GET /auth/profile"]);
  const sharing = [...among("folders"), ...among("teams")].filter((call) => !call.startsWith("GET "));
  expect(sharing.filter((call) => declared(call) !== "share")).toEqual([]);
});
