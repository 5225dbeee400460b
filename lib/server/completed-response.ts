import "server-only";
import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from "node:http";
import { ANSWER_POLICY } from "@/lib/platform/content-policy";
import { env } from "@/lib/platform/env";
import type { BoundedRequest } from "./bounded-request";

/** Headers of every answer, unless it sets its own under the same name. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": ANSWER_POLICY,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(env.publicUrl.startsWith("https://")
    ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
    : {}),
};

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Paths where browsers get a page and everyone else REST. */
const SHARED_PATH = /^\/contracts\/[^/?]+(\?|$)/;
const CHOSEN_BY = ["Accept", "Authorization"];

/** Adds our common headers whichever part of Next writes the answer, including static files, redirects and refusals. */
export class CompletedResponse extends ServerResponse<BoundedRequest> {
  override writeHead(status: number, reason?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    for (const [name, value] of Object.entries(ANSWER_HEADERS))
      if (!this.headersSent && !this.hasHeader(name)) this.setHeader(name, value);
    return typeof reason === "string"
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, reason ?? headers);
  }

  /** Next writes a page's `Vary` last; add the headers that choose between page and REST (behaviour §20). */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const isShared = name.toLowerCase() === "vary" && SHARED_PATH.test(this.req.url ?? "");
    return super.setHeader(name, isShared ? withChoice(String(value)) : value);
  }
}

function withChoice(vary: string): string {
  const named = new Set(vary.split(",").map((name) => name.trim().toLowerCase()));
  return [vary, ...CHOSEN_BY.filter((name) => !named.has(name.toLowerCase()))].filter((part) => part !== "").join(", ");
}
