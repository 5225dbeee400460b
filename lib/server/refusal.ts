import "server-only";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { describeFailure, failureResponse } from "@/lib/server/adapters/failure";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import { AppError, type ErrorKey } from "@/lib/errors";
import { ANSWER_HEADERS } from "./completed-response";
import { log } from "@/lib/platform/log";
import type { BoundedRequest } from "./bounded-request";
import { METHODS } from "./request-checks";

/** Milliseconds for a caller who is still sending to read the refusal. */
const LINGER_MS = 1_000;

/**
 * Answers in the documented shape, without reading the body. A caller who is still sending gets a moment to read:
 * closing at once would lose the answer.
 */
export async function refuse(
  request: BoundedRequest,
  response: ServerResponse,
  failure: AppError,
  headers: Record<string, string> = {},
): Promise<void> {
  if (response.headersSent) return void request.socket.destroy();
  const answer = failureResponse(
    describeFailure(failure, { language: preferredLanguage(request.headers["accept-language"] ?? null) }),
  );
  const body = request.method === "HEAD" ? "" : await answer.text();
  if (response.headersSent) return;
  const connection = request.complete ? {} : { Connection: "close" };
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    "Content-Length": Buffer.byteLength(body),
    ...connection,
    ...headers,
  });
  if (body !== "") response.write(body);
  await untilSent(request);
  response.end();
}

async function untilSent(request: BoundedRequest): Promise<void> {
  request.leaveUnread();
  if (request.complete) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    request.once("end", settle).once("close", settle).once("error", settle);
  });
}

/** For an answer sent before everything was read: drops the rest, and closes the connection if more arrives. */
export function dropRest(request: BoundedRequest): void {
  if (request.complete) return;
  request.leaveUnread();
  setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS).unref();
}

/** Node's codes for bytes it can't parse as a request. */
const REASONS: Readonly<Record<string, ErrorKey>> = {
  HPE_INVALID_METHOD: "methodNotAllowed",
  HPE_HEADER_OVERFLOW: "headersTooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "bodyTimedOut",
};

/** Answers a caller whose bytes aren't an HTTP request, on the raw connection: nothing else exists yet. */
export function refuseConnection(cause: Error & { code?: string }, socket: Duplex): void {
  if (cause.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const { status, key, message } = describeFailure(new AppError(REASONS[cause.code ?? ""] ?? "malformedBody"), {
    language: "en",
  });
  const body = JSON.stringify({ message, code: key });
  const allow = key === "methodNotAllowed" ? { Allow: METHODS.join(", ") } : {};
  const headers = {
    ...ANSWER_HEADERS,
    ...allow,
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${head}\r\n${body}`);
}

/** Addresses whose second part opens something to whoever knows it. */
const SECRET_PART = /^((?:\/api)?\/(?:guest|invitations?|calendar|reset-password)\/)[^/]+/;

/** A path as it may stand in the log. */
export function withoutSecret(url: string): string {
  return (url.split("?")[0] ?? "").replace(SECRET_PART, "$1…");
}

export function failed(request: IncomingMessage, response: ServerResponse, cause: unknown): void {
  log.error("request.failed", cause, { url: withoutSecret(request.url ?? "") });
  if (!response.headersSent) response.statusCode = 500;
  response.end();
}
