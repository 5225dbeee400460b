import "server-only";
import { NextRequest } from "next/server";
import { z } from "zod";
import { requireCallerWithinLimit, requireEmailWithinLimit } from "@/lib/access/limit-counts";
import { screenOfRefusal, type Returning } from "@/lib/people/accounts/openid/issuer-answer";
import { actorBehind } from "@/lib/people/accounts/session/session";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import { SESSION_COOKIE } from "@/lib/people/accounts/session/token";
import { AppError } from "@/lib/errors";
import { readContext, withRequestContext } from "@/lib/platform/request-context";
import { bodyText, inRoom } from "./body";
import { describeFailure, type Failure, API_HEADERS, failureResponse } from "./failure";
import { readCookies } from "./request";
import { withBrowserMark } from "./session-cookie";

type Context = { params: Promise<{ nextauth: string[] }> };
type NextAuthHandler = (request: NextRequest, context: Context, returning: Returning) => Promise<Response>;
type Door = (request: Request, context: Context) => Promise<Response>;
type Provider = { id: string; type: string };

const MAX_BODY_BYTES = 64 * 1024;
/** next-auth's forms have plain fields; anything deeper would be used as one and crash. */
const fields = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

/**
 * Only next-auth's existing calls, with bodies read and parsed here, behind our limit on sign-ins; errors have the
 * documented shape. Source: behaviour §5, B-22.2.
 * @param providers the ways to sign in that `handler` knows
 */
export function nextAuthDoor(handler: NextAuthHandler, providers: readonly Provider[]): Door {
  return (request, context) =>
    withRequestContext(readContext(request.headers), async () => {
      try {
        const { nextauth } = await context.params;
        const methods = methodsAt(nextauth, providers);
        if (methods.length === 0) throw new AppError("notFound");
        if (!methods.includes(request.method)) return methodRefused(request, methods);
        // both contact an issuer
        const isLogin = nextauth[0] === "callback" || (nextauth[0] === "signin" && request.method === "POST");
        if (isLogin) await requireCallerWithinLimit("login", null);
        const { readable, sent } = await readOnce(request);
        requireAddresses(request, sent["callbackUrl"]);
        if (isLogin) await requireEmailWithinLimit("login", { email: emailIn(sent) });
        const response = await handler(readable, context, readReturning(request));
        return isLogin ? markedIfSignedIn(response, sent) : response;
      } catch (cause) {
        return refusal(request, describeFailure(cause, { language: requestLanguage(request) }), await context.params);
      }
    });
}

/** Someone returning from an issuer followed a link, so show them what went wrong on a page. */
function refusal(request: Request, failure: Failure, { nextauth: [action] }: { nextauth: string[] }): Response {
  const isPersons = request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
  if (action !== "callback" || !isPersons || failure.key === "notFound") return failureResponse(failure);
  const headers = { ...API_HEADERS, Location: screenOfRefusal(readReturning(request), failure.key) };
  return new Response(null, { status: 303, headers });
}

/** The methods of an address; none if it doesn't exist. Strangers must not write to its log of browser errors. */
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
  const response = failureResponse(
    describeFailure(new AppError("methodNotAllowed"), { language: requestLanguage(request) }),
  );
  response.headers.set(
    "Allow",
    methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "),
  );
  return response;
}

/** The request with its body read and validated, and its fields. */
async function readOnce(request: Request): Promise<{ readable: NextRequest; sent: Record<string, unknown> }> {
  if (request.method !== "POST") return { readable: new NextRequest(request), sent: {} };
  const text = await inRoom(request, null, {
    limit: { maxBytes: MAX_BODY_BYTES },
    read: (limit) => bodyText(request, limit),
  });
  const isJson = (request.headers.get("content-type") ?? "").includes("json");
  const sent = isJson ? fieldsIn(text) : Object.fromEntries(new URLSearchParams(text));
  return { readable: new NextRequest(request.url, { method: "POST", headers: request.headers, body: text }), sent };
}

/** An empty body isn't JSON either: next-auth would crash on it. */
function fieldsIn(text: string): Record<string, unknown> {
  try {
    return fields.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError("malformedBody", { cause });
  }
}

/** Who returns from an issuer, and where they go next: next-auth keeps that in its cookie. */
function readReturning(request: Request): Returning {
  const cookies = readCookies(request);
  const goal = keptPlaces(request).map(decoded).at(0) ?? "";
  return {
    userAgent: request.headers.get("user-agent") ?? "",
    language: requestLanguage(request),
    actor: () => actorBehind({ headers: request.headers, cookies }),
    goal,
  };
}

/** next-auth treats an invalid redirect address as a configuration error. @throws AppError `invalidInput` */
function requireAddresses(request: Request, sent: unknown): void {
  const asked = new URL(request.url).searchParams.getAll("callbackUrl");
  const places = [...asked, sent, ...keptPlaces(request).map(decoded)].filter(
    (place) => place !== undefined && place !== "",
  );
  if (!places.every(isAddress)) throw new AppError("invalidInput");
}

function keptPlaces(request: Request): string[] {
  return (request.headers.get("cookie") ?? "")
    .split(";")
    .flatMap((part) => /^\s*(?:__(?:Secure|Host)-)?next-auth\.callback-url=(.*)$/.exec(part)?.[1] ?? []);
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

/** Marks the browser as known, as our own login does. */
function markedIfSignedIn(response: Response, sent: Record<string, unknown>): Response {
  const email = emailIn(sent);
  const isSignedIn = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`) && !cookie.startsWith(`${SESSION_COOKIE}=;`));
  return isSignedIn && email !== null ? withBrowserMark(response, email) : response;
}

/** Normalised as in our own login. */
function emailIn(sent: Record<string, unknown>): string | null {
  return typeof sent["email"] === "string" ? sent["email"].trim().toLowerCase() : null;
}

function requestLanguage(request: Request) {
  return preferredLanguage(request.headers.get("accept-language"));
}
