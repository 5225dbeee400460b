import { NextResponse, type NextRequest } from "next/server";

/** Session cookies under either of their names (plain, or `Secure` over HTTPS). */
const SESSION_COOKIES = ["next-auth.session-token", "__Secure-next-auth.session-token"];
const GUEST_PAGES = ["/login", "/register", "/forgot-password", "/terms", "/privacy", "/contact"];
const GUEST_FOLDERS = ["/invitation/", "/reset-password/"];

/**
 * A convenience: guests reach the login page without a page being made for them, and pages learn their path. It guards
 * nothing; the pages, actions and REST doors do (decisions §3). Tests run with and without it.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (!isGuestPage(pathname) && !SESSION_COOKIES.some((name) => request.cookies.has(name)) && request.method === "GET") {
    const login = new URL("/login", request.url);
    if (pathname !== "/") login.searchParams.set("next", pathname + search);
    return NextResponse.redirect(login);
  }
  const headers = new Headers(request.headers);
  headers.set("x-page-path", pathname + search);
  return NextResponse.next({ request: { headers } });
}

function isGuestPage(pathname: string): boolean {
  return GUEST_PAGES.includes(pathname) || GUEST_FOLDERS.some((folder) => pathname.startsWith(folder));
}

/** Pages only: REST answers 401 itself, and so do its bare paths, which share their first segments with no page but contracts. */
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/((?!api/|api$|_next/|fonts/|favicon|icon|auth|files|suggestions|invitations|admin|user-settings|health|openapi.json|contracts|users/).*)" },
    { source: "/contracts/:contractId", has: [{ type: "header", key: "accept", value: ".*text/html.*" }], missing: [{ type: "header", key: "authorization" }] },
  ],
};
