import "server-only";
import { NextRequest } from "next/server";
import { z } from "zod";
import { demandCallerWithinLimit, demandEmailWithinLimit } from "@/lib/access/limits";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import { AppError } from "@/lib/errors";
import { contextOf, withRequestContext } from "@/lib/platform/request-context";
import { bodyText } from "./body";
import { inRoom } from "./body-room";
import { describeFailure } from "./failure";
import { failureResponse } from "./failure-response";

type NextAuthHandler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;
type Provider = { id: string; type: string };

const MAX_BODY_BYTES = 64 * 1024;
/** Forms of next-auth have plain fields; anything deeper would be taken for one and fail. */
const fields = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

/**
 * next-auth's own doors: only the calls that it has, with a body that its door has read and understood, behind the same limit
 * on log-ins as ours. Whatever is wrong with a call is answered in the documented shape. Source: decisions §2, §3.
 *
 * @param providers the ways to sign in that `handler` knows
 */
export function nextAuthDoor(handler: NextAuthHandler, providers: readonly Provider[]): NextAuthHandler {
  return (request, context) => withRequestContext(contextOf(request.headers), async () => {
    try {
      const { nextauth } = await context.params;
      const methods = methodsAt(nextauth, providers);
      if (methods.length === 0) throw new AppError("notFound");
      if (!methods.includes(request.method)) return methodRefused(request, methods);
      const isLogin = request.method === "POST" && nextauth[0] === "callback";
      if (isLogin) await demandCallerWithinLimit("login", null);
      const { readable, sent } = await readOnce(request);
      demandAddresses(request, sent["callbackUrl"]);
      if (isLogin) await demandEmailWithinLimit("login", { email: emailIn(sent) });
      return await handler(readable, context);
    } catch (cause) {
      return failureResponse(describeFailure(cause, { language: languageOf(request) }));
    }
  });
}

/** What next-auth does at an address, by method; nothing where it has none. Its log of browsers' troubles is not for strangers to write. */
function methodsAt([action = "", providerId, ...more]: readonly string[], providers: readonly Provider[]): string[] {
  const provider = providers.find(({ id }) => id === providerId);
  if (more.length > 0 || (providerId !== undefined && !provider)) return [];
  if (action === "callback" && provider) return provider.type === "credentials" ? ["POST"] : ["GET"];
  if (action === "signin") return provider && provider.type !== "credentials" ? ["GET", "POST"] : ["GET"];
  if (provider) return [];
  if (action === "signout") return ["GET", "POST"];
  return ["providers", "session", "csrf", "error", "verify-request"].includes(action) ? ["GET"] : [];
}

function methodRefused(request: Request, methods: readonly string[]): Response {
  const response = failureResponse(describeFailure(new AppError("methodNotAllowed"), { language: languageOf(request) }));
  response.headers.set("Allow", methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
  return response;
}

/** The request with its body read and found good, and the fields that were in it. */
async function readOnce(request: Request): Promise<{ readable: Request; sent: Record<string, unknown> }> {
  if (request.method !== "POST") return { readable: request, sent: {} };
  const text = await inRoom(request, null, { limit: { maxBytes: MAX_BODY_BYTES }, read: (limit) => bodyText(request, limit) });
  const isJson = (request.headers.get("content-type") ?? "").includes("json");
  const sent = isJson ? fieldsIn(text) : Object.fromEntries(new URLSearchParams(text));
  return { readable: new NextRequest(request.url, { method: "POST", headers: request.headers, body: text }), sent };
}

function fieldsIn(text: string): Record<string, unknown> {
  try {
    return fields.parse(JSON.parse(text === "" ? "{}" : text));
  } catch (cause) {
    throw new AppError("malformedBody", { cause });
  }
}

/**
 * next-auth takes a place to go on to that is no address for a fault of the server's settings, wherever it was written.
 * @throws AppError `invalidInput`
 */
function demandAddresses(request: Request, sent: unknown): void {
  const asked = new URL(request.url).searchParams.getAll("callbackUrl");
  const kept = (request.headers.get("cookie") ?? "").split(";").map((part) => /^\s*(?:__(?:Secure|Host)-)?next-auth\.callback-url=(.*)$/.exec(part)?.[1]);
  const places = [...asked, sent, ...kept.map((value) => value && decoded(value))].filter((place) => place !== undefined && place !== "");
  if (!places.every(isAddress)) throw new AppError("invalidInput");
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.trim());
  } catch (cause) {
    if (cause instanceof URIError) return value;
    throw cause;
  }
}

function isAddress(place: unknown): boolean {
  if (typeof place !== "string") return false;
  const base = place.startsWith("/") ? "http://localhost" : undefined;
  return URL.canParse(place, base) && /^https?:$/.test(new URL(place, base).protocol);
}

/** As our own door folds it. */
function emailIn(sent: Record<string, unknown>): unknown {
  return typeof sent["email"] === "string" ? sent["email"].trim().toLowerCase() : null;
}

function languageOf(request: Request) {
  return preferredLanguage(request.headers.get("accept-language"));
}
