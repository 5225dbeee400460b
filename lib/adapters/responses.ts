import "server-only";
import { API_HEADERS } from "./failure-response";
import { jsonAnswer } from "./json-answer";

/** A list, or an answer with one in it, with the address of the next page where there is one. Source: B-20.9. */
export function page(list: object, nextCursor: string | null, request: Request): Response {
  if (nextCursor === null) return jsonAnswer(list, { headers: API_HEADERS });
  const next = new URL(request.url);
  next.searchParams.set("cursor", nextCursor);
  return jsonAnswer(list, { headers: { ...API_HEADERS, Link: `<${next.pathname}${next.search}>; rel="next"` } });
}

/** An answer that was written as JSON elsewhere, such as in a thread. */
export function jsonBytes(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { ...API_HEADERS, "Content-Type": "application/json" } });
}

/** A picture of our own drawing, shown within a page. */
export function pictureResponse(bytes: Uint8Array, type: "image/jpeg"): Response {
  return fileResponse(bytes, { "Content-Type": type, "Content-Disposition": "inline" });
}

/** Bytes as a download of their own type, which no browser opens as a page of this site. */
export function fileResponse(
  bytes: Uint8Array,
  headers: { "Content-Type": string; "Content-Disposition": string },
): Response {
  const body = new Uint8Array(bytes);
  return new Response(body, {
    headers: {
      ...API_HEADERS,
      ...headers,
      "Content-Length": String(bytes.length),
      "Content-Security-Policy": "sandbox; default-src 'none'",
    },
  });
}
