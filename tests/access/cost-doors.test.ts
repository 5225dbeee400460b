/**
 * A call whose input may be long is driven by the cost fuzzer on the running app; every other one has a short limit on
 * each text and list (B-20.15).
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { doorFacts } from "@/lib/server/adapters/route";
import { exportedCalls, ROOT } from "../support/routes";

/** What one text and one list of a call may hold to need no row. */
const SHORT = { chars: 20_000, items: 100 };
/** Calls that take more, by what drives them in `tests/torture/cost/app.ts`. */
const DRIVEN: Readonly<Record<string, string>> = {
  "POST /amendments": "/amendments`, {",
  "POST /templates/[templateId]/bulk": "/bulk`, body",
  "POST /templates/[templateId]/bulk/check": "/bulk/check`, body",
  "POST /templates/[templateId]/bulk/preview": "/bulk/preview`, {",
  "POST /contracts/[contractId]/versions": "/versions`, { content:",
  "POST /contracts/create-from-template": "create-from-template",
  "POST /contracts/[contractId]/chat": "/chat`, { message:",
  "POST /contracts/[contractId]/comment": "/comment`, { text:", // its place is measured as JSON, at most 20,000
  "POST /contracts/[contractId]/review": "/review`, body",
  "POST /contracts/[contractId]/rounds/[roundId]/decide": "/decide`, body",
  "POST /portfolio/export": "/portfolio/export",
  "POST /scim/v2/Groups": "/scim/v2/Groups`, {",
  "PUT /scim/v2/Groups/[groupId]": "/scim/v2/Groups/none`, {",
  "POST /suggestions/[contractId]/accept": "/accept`, body",
  "POST /suggestions/[contractId]/chat": "/chat`, { message:",
};

test("every call with a long text or list is driven by the cost fuzzer (B-20.15)", async () => {
  const long: string[] = [];
  for (const { call, file, method } of exportedCalls()) {
    const module = (await import(path.join(ROOT, file))) as Record<string, unknown>;
    const facts = doorFacts(module[method]);
    if (
      [facts?.body, facts?.query].some(
        (schema) => schema !== undefined && holdsLong(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
      )
    )
      long.push(call);
  }
  expect(long.sort()).toEqual(Object.keys(DRIVEN).sort());
  const driver = readFileSync(path.join(ROOT, "tests/torture/cost/app.ts"), "utf8");
  expect(Object.values(DRIVEN).filter((words) => !driver.includes(words))).toEqual([]);
}, 120_000); // every door is loaded

/** Whether some text or list in a JSON schema may be longer than is short. */
function holdsLong(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(holdsLong);
  const {
    type,
    maxLength,
    maxItems,
    enum: known,
    const: only,
    format,
  } = schema as {
    type?: string;
    maxLength?: number;
    maxItems?: number;
    enum?: unknown;
    const?: unknown;
    format?: string;
  };
  const isFixed = known !== undefined || only !== undefined || format === "uuid" || format === "date-time";
  if (type === "string" && !isFixed && (maxLength ?? Infinity) > SHORT.chars) return true;
  if (type === "array" && (maxItems ?? Infinity) > SHORT.items) return true;
  return Object.values(schema).some(holdsLong);
}
