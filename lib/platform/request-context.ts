import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { addressFrom } from "./client-address";

/**
 * Where a request comes from, as far as the door knows: for the audit trail and for limits. All are '' outside of one.
 * `browserMarks` is what the browser keeps of earlier sign-ins, as it stands in its cookie.
 */
export type RequestContext = { address: string; userAgent: string; browserMarks: string };

const NOBODY: RequestContext = { address: "", userAgent: "", browserMarks: "" };
const BROWSER_MARKS = /(?:^|;\s*)(?:__Host-)?known-browser=([^;\s]*)/;
const MAX_USER_AGENT_CHARS = 300;

// Next evaluates a module once for each bundle; doors and services must see the same context.
const shared = globalThis as typeof globalThis & { contractRequests?: AsyncLocalStorage<RequestContext> };
const requests = (shared.contractRequests ??= new AsyncLocalStorage<RequestContext>());

/** What the headers of a request tell of where it comes from. */
export function contextOf(headers: Pick<Headers, "get">): RequestContext {
  return {
    address: addressFrom(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT_CHARS),
    browserMarks: BROWSER_MARKS.exec(headers.get("cookie") ?? "")?.[1] ?? "",
  };
}

/** Runs the work of one request so that `requestContext` knows where it comes from. Doors call it, nobody else. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return requests.run(context, work);
}

/** Where the request that is being answered comes from; empty in background work and while a page is made. */
export function requestContext(): RequestContext {
  return requests.getStore() ?? NOBODY;
}
