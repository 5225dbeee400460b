import "server-only";
import { cookies } from "next/headers";
import type { Presented } from "@/lib/access/guest-grant";
import type { GuestPassDto } from "@/lib/exchange/guests/schema";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { secretHash } from "@/lib/platform/ids";
import { API_HEADERS } from "./failure";
import { readCookies } from "./request";

const HEADER = "guest-pass";
/** Pages of guests and the bare addresses of their calls. */
const PATH = "/guest";
const NAME_DIGITS = 16;

/** A cookie for each link, so that two links work in two tabs; its name says nothing about the link. */
function passCookie(token: string): string {
  return `guest-pass-${secretHash(token).slice(0, NAME_DIGITS)}`;
}

/** The link in the address and the pass for its code: from programs a header, from our page its cookie. */
export function presentedBy(request: Request, token: string): Presented {
  const pass = request.headers.get(HEADER) ?? readCookies(request).get(passCookie(token))?.value ?? null;
  return { token, pass };
}

/** As `presentedBy`, for the page itself. */
export async function guestAtPage(token: string): Promise<Presented> {
  return { token, pass: (await cookies()).get(passCookie(token))?.value ?? null };
}

/** Both readings: the pass itself, and a cookie that scripts don't see. */
export function passResponse(token: string, { pass, endsAt }: GuestPassDto): Response {
  const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - clock.now().getTime()) / 1000));
  const secure = env.publicUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${passCookie(token)}=${pass}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  return Response.json({ pass, endsAt }, { headers: { ...API_HEADERS, "Set-Cookie": cookie } });
}
