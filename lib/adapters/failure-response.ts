import "server-only";
import type { Failure } from "./failure";

/** Answers depend on who asks and on how (a page or REST at one address), and belong to nobody's cache. */
export const API_HEADERS = {
  "Cache-Control": "no-store",
  Vary: "Accept, Authorization, Cookie",
  "X-Content-Type-Options": "nosniff",
};

export function failureResponse(failure: Failure): Response {
  const { status, key, message, issues, retryAfterSeconds, besides } = failure;
  const retry = retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
  return Response.json(
    { message, code: key, ...(issues ? { issues } : {}), ...besides },
    { status, headers: { ...API_HEADERS, ...retry } },
  );
}
