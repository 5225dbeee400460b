import "server-only";
import { networkOf } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret } from "@/lib/platform/ids";
import { requestContext } from "@/lib/platform/request-context";
import { fingerprint } from "@/lib/platform/sealed";

const KEPT_SECONDS = 400 * 24 * 60 * 60;
/** People who share a browser; beyond these the oldest is forgotten. */
const MOST_ACCOUNTS = 5;

const isHttps = env.publicUrl.startsWith("https://");
export const BROWSER_COOKIE = isHttps ? "__Host-known-browser" : "known-browser";
export const BROWSER_COOKIE_OPTIONS = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: isHttps,
  maxAge: KEPT_SECONDS,
} as const;

/** That a browser signed in to an account, and when; signed, and naming the account by a fingerprint only. */
type Mark = { id: string; issuedAt: number; account: string };

/**
 * Its id, if it signed in to this account since the last change of password; null for a stranger, who may be guessing.
 */
export async function knownBrowser(email: string): Promise<string | null> {
  const account = accountOf(email);
  const mark = marksOf(requestContext().browserMarks).find((known) => known.account === account);
  if (!mark) return null;
  const user = await db.user.findUnique({ where: { email }, select: { passwordChangedAt: true } });
  return user && mark.issuedAt >= (user.passwordChangedAt?.getTime() ?? 0) ? mark.id : null;
}

export function isKnownToSomebody(): boolean {
  return marksOf(requestContext().browserMarks).length > 0;
}

/** The cookie's value once the browser has signed in to the account of this address too. */
export function markedFor(email: string): string {
  const account = accountOf(email);
  const known = marksOf(requestContext().browserMarks);
  const id = known.find((mark) => mark.account === account)?.id ?? newSecret(12);
  const marks = [{ id, issuedAt: clock.now().getTime(), account }, ...known.filter((mark) => mark.account !== account)];
  return marks.slice(0, MOST_ACCOUNTS).map(written).join("~");
}

function marksOf(cookie: string): Mark[] {
  const oldest = clock.now().getTime() - KEPT_SECONDS * 1000;
  return cookie.split("~", MOST_ACCOUNTS).flatMap((text) => {
    const [id = "", issued = "", account = ""] = text.split(".");
    const mark = { id, issuedAt: Number.parseInt(issued, 36), account };
    return written(mark) === text && mark.issuedAt > oldest ? [mark] : [];
  });
}

function written({ id, issuedAt, account }: Mark): string {
  const issued = Number.isSafeInteger(issuedAt) ? issuedAt.toString(36) : "";
  return [id, issued, account, fingerprint("browser", id, issued, account)].join(".");
}

function accountOf(email: string): string {
  return fingerprint("browser", email).slice(0, 32);
}

const REMEMBERED_MS = 90 * 24 * 60 * 60_000;
/** The newest; who signs in more often does so from few places. */
const MOST_SIGN_INS = 200;
/** What only the account's person can have done. */
const SIGNED_IN = ["account.signedIn", "account.registered", "account.passwordChanged"];

/**
 * Whether the request comes from a network from which the account of this address was signed in to lately, since its
 * password was changed last; read from the trail. The same work where there is no such account.
 */
export async function isFromKnownNetwork(email: string): Promise<boolean> {
  const here = networkOf(requestContext().address);
  if (here === "") return false;
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordChangedAt: true } });
  const oldest = Math.max(clock.now().getTime() - REMEMBERED_MS, user?.passwordChangedAt?.getTime() ?? 0);
  const signIns = await db.auditEvent.findMany({
    where: { actorId: user?.id ?? "", action: { in: SIGNED_IN }, at: { gte: new Date(oldest) } },
    orderBy: { at: "desc" },
    take: MOST_SIGN_INS,
    select: { address: true },
  });
  return signIns.some(({ address }) => networkOf(address) === here);
}
