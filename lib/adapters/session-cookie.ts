import "server-only";
import type { SessionDto } from "@/lib/accounts/schema";
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from "@/lib/accounts/token";
import type { FieldWords } from "./failure";
import { API_HEADERS } from "./route";

/** The catalogue's words for the fields of log-in, registration and acceptance (spec §5). */
export const SESSION_WORDS: Record<"login" | "register" | "accept", FieldWords> = {
  login: ({ accounts }) => ({ email: accounts.login.missing, password: accounts.login.missing }),
  register: ({ accounts }) => ({ name: accounts.register.missing, email: accounts.register.missing, password: accounts.register.missing }),
  accept: ({ collaboration: { invitation } }) => ({ name: invitation.nameRequired, password: invitation.passwordRequired, "password passwordTooShort": invitation.passwordTooShort }),
};

/** A new session as documented, with the same token as the browser's cookie. */
export function sessionResponse(session: SessionDto, status: 200 | 201): Response {
  return Response.json(session, { status, headers: { ...API_HEADERS, "Set-Cookie": cookie(session.access_token, SESSION_COOKIE_OPTIONS.maxAge) } });
}

/** The end of a session: nothing to say, and the cookie goes. */
export function endedSessionResponse(): Response {
  return new Response(null, { status: 204, headers: { ...API_HEADERS, "Set-Cookie": cookie("", 0) } });
}

function cookie(value: string, maxAge: number): string {
  const { path, secure } = SESSION_COOKIE_OPTIONS;
  return `${SESSION_COOKIE}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
