import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { addressFrom } from "./client-address";

/** For the audit trail and limits; '' outside a request. `browserMarks`: its cookie of earlier sign-ins. */
export type RequestContext = { address: string; userAgent: string; browserMarks: string };

const NOBODY: RequestContext = { address: "", userAgent: "", browserMarks: "" };
const BROWSER_MARKS = /(?:^|;\s*)(?:__Host-)?known-browser=([^;\s]*)/;
const MAX_USER_AGENT_CHARS = 300;

// Next evaluates a module once per bundle; routes and services must share one context.
const shared = globalThis as typeof globalThis & { contractRequests?: AsyncLocalStorage<RequestContext> };
const requests = (shared.contractRequests ??= new AsyncLocalStorage<RequestContext>());

export function readContext(headers: Pick<Headers, "get">): RequestContext {
  return {
    address: addressFrom(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_CHARS),
    browserMarks: BROWSER_MARKS.exec(headers.get("cookie") ?? "")?.[1] ?? "",
  };
}

/** Runs the work of one request so that `requestContext` knows its origin. Only entry points call it. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return requests.run(context, work);
}

/** Empty in background work and during page rendering. */
export function requestContext(): RequestContext {
  return requests.getStore() ?? NOBODY;
}
