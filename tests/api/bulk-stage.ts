/** Drafts from a spreadsheet, as callers ask for them. */
import { expect } from "vitest";
import { GET as batches } from "@/app/api/drafts/route";
import { DELETE as removed, GET as batch } from "@/app/api/drafts/[batchId]/route";
import { POST as retried } from "@/app/api/drafts/[batchId]/retry/route";
import { POST as checked } from "@/app/api/templates/[templateId]/bulk/check/route";
import { GET as form } from "@/app/api/templates/[templateId]/bulk/form/route";
import { POST as previewed } from "@/app/api/templates/[templateId]/bulk/preview/route";
import { POST as started } from "@/app/api/templates/[templateId]/bulk/route";
import { PUT as values } from "@/app/api/templates/[templateId]/bulk/values/route";
import type { BatchDto, WholeBatchDto } from "@/lib/drafting/schema";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import type { Person } from "../support/factories";

export const doors = { batches, batch, removed, retried, checked, form, previewed, started, values };
type Asked = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};
const METHODS = new Map<unknown, string>([
  [removed, "DELETE"],
  [values, "PUT"],
  ...[retried, checked, previewed, started].map((door) => [door, "POST"] as const),
]);

export function ask(door: Parameters<typeof call>[0], who: Person, { query = {}, ...asked }: Asked): Promise<Response> {
  const path = `/api/drafts?${new URLSearchParams(query)}`;
  return call(door, { method: METHODS.get(door) ?? "GET", token: who.token, path, ...asked });
}

export async function good<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

export const readBatch = (who: Person, { id }: Pick<BatchDto, "id">) =>
  good<WholeBatchDto>(ask(batch, who, { params: { batchId: id } }));

export const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);
