import "server-only";
import { ServerResponse } from "node:http";
import { ANSWER_POLICY } from "./content-policy";
import { env } from "./env";

/** What every answer carries, unless it has said something of its own under that name. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": ANSWER_POLICY,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(env.publicUrl.startsWith("https://") ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
};

const shared = globalThis as typeof globalThis & { contractAnswerHeaders?: boolean };

/**
 * Adds them where any answer's head is written: pages and REST, but static files, redirects and Next's own refusals too,
 * whichever part of it answers.
 */
export function completeAnswerHeaders(): void {
  if (shared.contractAnswerHeaders) return;
  shared.contractAnswerHeaders = true;
  const write = ServerResponse.prototype.writeHead;
  ServerResponse.prototype.writeHead = function writeHead(this: ServerResponse, ...head: Parameters<typeof write>) {
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) if (!this.headersSent && !this.hasHeader(name)) this.setHeader(name, value);
    return write.apply(this, head);
  } as typeof write; // three ways to call it, passed on as they came
}
