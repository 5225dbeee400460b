import { randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import { pagePolicy } from "@/lib/platform/content-policy";

/** Session cookies under either of their names (plain, or over HTTPS). */
const SESSION_COOKIES = ["next-auth.session-token", "__Host-next-auth.session-token"];
const POLICY_HEADER = "Content-Security-Policy";
const GUEST_PAGES = [
  "/login",
  "/register",
  "/forgot-password",
  "/verify-email",
  "/terms",
  "/privacy",
  "/contact",
  "/quality",
  "/compare",
  "/verify",
];
const GUEST_FOLDERS = ["/compare/", "/guest/", "/invitation/", "/reset-password/"];

/**
 * A convenience that guards nothing (B-5.5; tests run with and without it): guests reach the login page, pages learn
 * their path and get the policy by which their own scripts run.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (
    !isGuestPage(pathname) &&
    !SESSION_COOKIES.some((name) => request.cookies.has(name)) &&
    request.method === "GET"
  ) {
    const login = new URL("/login", request.url);
    if (pathname !== "/") login.searchParams.set("next", pathname + search);
    return NextResponse.redirect(login);
  }
  const headers = new Headers(request.headers);
  headers.set("x-page-path", pathname + search);
  const nonce = randomBytes(16).toString("base64");
  const policy = pagePolicy(nonce);
  headers.set("x-page-nonce", nonce);
  headers.set(POLICY_HEADER, policy); // Next takes the nonce for its scripts from here
  const page = NextResponse.next({ request: { headers } });
  page.headers.set(POLICY_HEADER, policy);
  return page;
}

function isGuestPage(pathname: string): boolean {
  return GUEST_PAGES.includes(pathname) || GUEST_FOLDERS.some((folder) => pathname.startsWith(folder));
}

/** REST answers 401 itself, and so do its bare paths, some of which share a first segment with pages. */
export const config = {
  runtime: "nodejs",
  matcher: [
    {
      source:
        "/((?!_next/|fonts/|readme/|pdf-reader/|favicon.ico$|icon.svg$|(?:api|users|auth|files|suggestions|invitations|admin|user-settings|sessions|tokens|health|openapi.json|usage|contracts|positions|deadlines|calendar|labels|notifications|templates|views|portfolio|counterparties|families|drafts|amendments|folders|teams|practice|reports|webhooks|since|mcp|scim|well-known|\\.well-known|guest|compare|signing|verify|mail)(?:/|$)).*)",
    },
    {
      source: "/contracts/:contractId",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/contracts/:contractId/rounds/:part(ledger)?",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/contracts/:contractId/languages",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/contracts/:contractId/notices",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/contracts/:contractId/since",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/since",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/users",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/deadlines",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/counterparties/:counterpartyId((?!us$|pairs$).*)?",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/notifications",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/families",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/families/:familyId",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/contracts/:contractId/evidence",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/verify",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/compare/:token?",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/guest/:token",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/:list(folders|teams)",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/practice",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/reports",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
    {
      source: "/positions",
      has: [{ type: "header", key: "accept", value: ".*text/html.*" }],
      missing: [{ type: "header", key: "authorization" }],
    },
  ],
};
