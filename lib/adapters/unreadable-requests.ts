import "server-only";
import { Server, type IncomingMessage, type ServerResponse } from "node:http";
import { preferredLanguage } from "@/lib/accounts/session";
import { AppError, type ErrorKey } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { describeFailure } from "./failure";
import { failureResponse } from "./route";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
type Emit = (this: Server, event: string | symbol, ...values: unknown[]) => boolean;
const shared = globalThis as typeof globalThis & { contractUnreadable?: boolean };

/**
 * Answers in the documented shape what Next would fail on with a 500 before any door is asked: an address whose escapes say
 * nothing, a method that nobody has, and a server action that another site's page sends. Source: decisions §2, §3.
 */
export function refuseUnreadableRequests(): void {
  if (shared.contractUnreadable) return;
  shared.contractUnreadable = true;
  const emit = Server.prototype.emit as Emit; // one signature in place of Node's one for each event
  const guarded: Emit = function emitGuarded(event, ...values) {
    const [request, response] = values as [IncomingMessage, ServerResponse]; // what Node gives with the event that is looked at
    const key = event === "request" ? whyUnreadable(request) : null;
    if (key === null) return emit.call(this, event, ...values);
    void refuse(request, response, key);
    return true;
  };
  Server.prototype.emit = guarded;
}

/** The failure's name, or null where Next may read the request. */
export function whyUnreadable({ method, url, headers }: Pick<IncomingMessage, "method" | "url" | "headers">): ErrorKey | null {
  if (!METHODS.has(method ?? "")) return "methodNotAllowed";
  if (!isReadable((url ?? "/").split("?")[0] ?? "")) return "invalidInput";
  const mayBeAction = method === "POST" && (headers["next-action"] !== undefined || headers["content-type"]?.startsWith("multipart/form-data") === true);
  return mayBeAction && isForeign(headers) ? "foreignOrigin" : null;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch (cause) {
    if (cause instanceof URIError) return false;
    throw cause;
  }
}

function isForeign({ origin, host, "x-forwarded-host": forwarded }: IncomingMessage["headers"]): boolean {
  if (origin === undefined) return false; // no browser sends these to another site without one
  return !URL.canParse(origin) || ![host, forwarded, new URL(env.publicUrl).host].includes(new URL(origin).host);
}

async function refuse(request: IncomingMessage, response: ServerResponse, key: ErrorKey): Promise<void> {
  const failure = failureResponse(describeFailure(new AppError(key), { language: preferredLanguage(request.headers["accept-language"] ?? null) }));
  request.resume(); // what else was sent is read and forgotten, so that the connection can be used again
  response.writeHead(failure.status, Object.fromEntries(failure.headers));
  response.end(request.method === "HEAD" ? undefined : await failure.text());
}
