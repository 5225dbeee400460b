import "server-only";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/platform/env";

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The signed token only names the session. User and role are read from the database each time. */
export type TokenContent = { sub: string; sid: string };

function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set; `npm start` makes one");
  return env.NEXTAUTH_SECRET;
}

/** One token for the cookie and for `access_token`: next-auth's own format. Source: B-5.1. */
export function issueToken(content: TokenContent): Promise<string> {
  return encode({ token: { ...content }, secret: secret(), maxAge: SESSION_SECONDS });
}

/** The content of a token, or null if it isn't ours, is damaged or has expired. */
export async function readToken(token: string): Promise<TokenContent | null> {
  // anything wrong with it makes it no token
  const content = await decode({ token, secret: secret() }).catch(() => null);
  const sub = content?.sub;
  const sid = content?.["sid"];
  return typeof sub === "string" && typeof sid === "string" ? { sub, sid } : null;
}

const isHttps = env.publicUrl.startsWith("https://");

/** The session cookie, under next-auth's own name, so that both read the same one. */
export const SESSION_COOKIE = isHttps ? "__Host-next-auth.session-token" : "next-auth.session-token";
export const SESSION_COOKIE_OPTIONS = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: isHttps,
  maxAge: SESSION_SECONDS,
} as const;
