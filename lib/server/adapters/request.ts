import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";

/** A name or address, optionally with a port. */
const PLAIN_HOST = /^[^\s/\\?#@]+$/;

/** Reads the cookies of a plain `Request`; a malformed value is kept as is. */
export function readCookies(request: Request): { get(name: string): { value: string } | undefined } {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((part) => {
    const [name = "", ...value] = part.split("=");
    return [name.trim(), value.join("=").trim()] as const;
  });
  const values = new Map(pairs);
  return {
    get(name) {
      const value = values.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}

/** Origin as the caller wrote it, so that links work for them; our own if that is not a valid host. */
export function readOrigin(request: Request): string {
  const host = request.headers.get("host");
  if (host === null) return env.publicUrl;
  const scheme =
    request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? new URL(request.url).protocol.slice(0, -1);
  const origin = `${scheme === "https" ? "https" : "http"}://${host}`;
  return PLAIN_HOST.test(host) && URL.canParse(origin) ? origin : env.publicUrl;
}

/**
 * Rejects another site's write: it carries the cookie but no same-site `Origin`. Source: B-5.7. @throws AppError
 * `foreignOrigin`
 */
export function requireOwnOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const own = [request.headers.get("host"), new URL(env.publicUrl).host];
  if (origin === null || !URL.canParse(origin) || !own.includes(new URL(origin).host))
    throw new AppError("foreignOrigin");
}

/** A write from a browser: with its cookie, or without, as when a site logs people in as someone else. */
export function isBrowsersWrite(request: Request, token: { by: "bearer" | "cookie" } | null): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return false;
  return token?.by === "cookie" || (token === null && request.headers.has("origin"));
}

/** Ours have three levels; deep ones would crash recursive code. */
const MAX_DEPTH = 100;

/** @throws AppError `malformedBody` for lists and objects nested too deeply. Source: B-20.4. */
export function shallow<T>(input: T): T {
  for (const { path } of walkValues(input)) if (path.length > MAX_DEPTH) throw new AppError("malformedBody");
  return input;
}

/** No database stores a NUL character. @throws ZodError that names each field with one. Source: B-20.4. */
export function storable<T>(input: T): T {
  const issues = [...walkValues(input)]
    .filter(({ value }) => typeof value === "string" && value.includes("\0"))
    .map(({ path }) => ({ code: "custom" as const, path, message: "NUL", input: undefined }));
  if (issues.length > 0) throw new z.ZodError(issues);
  return input;
}

type Node = { value: unknown; path: string[] };

/** Every value within a value, without recursion. */
function* walkValues(input: unknown): Generator<Node> {
  const open: Node[] = [{ value: input, path: [] }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, path } = node;
    yield node;
    if (path.length > MAX_DEPTH || typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) open.push({ value: child, path: [...path, key] });
  }
}
