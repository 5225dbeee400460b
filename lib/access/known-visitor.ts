import "server-only";
import { toNetwork } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret } from "@/lib/platform/ids";
import { requestContext } from "@/lib/platform/request-context";
import { fingerprint } from "@/lib/platform/sealed";

const KEPT_SECONDS = 400 * 24 * 60 * 60;
/** Accounts remembered per browser; beyond that the oldest is dropped. */
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

/** Records that a browser signed in to an account, and when. Signed; identifies the account only by a fingerprint. */
type Mark = { id: string; issuedAt: number; account: string };

/** Id of a browser that signed in to this account since its last password change; null for strangers, who may guess. */
export async function knownBrowser(email: string): Promise<string | null> {
  const account = hashAccount(email);
  const mark = readMarks(requestContext().browserMarks).find((known) => known.account === account);
  if (!mark) return null;
  const user = await db.user.findUnique({ where: { email }, select: { passwordChangedAt: true } });
  return user && mark.issuedAt >= (user.passwordChangedAt?.getTime() ?? 0) ? mark.id : null;
}

export function isKnownToSomebody(): boolean {
  return readMarks(requestContext().browserMarks).length > 0;
}

/** The cookie value after the browser has signed in to this address's account too. */
export function markedFor(email: string): string {
  const account = hashAccount(email);
  const known = readMarks(requestContext().browserMarks);
  const id = known.find((mark) => mark.account === account)?.id ?? newSecret(12);
  const marks = [{ id, issuedAt: clock.now().getTime(), account }, ...known.filter((mark) => mark.account !== account)];
  return marks.slice(0, MOST_ACCOUNTS).map(written).join("~");
}

function readMarks(cookie: string): Mark[] {
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

function hashAccount(email: string): string {
  return fingerprint("browser", email).slice(0, 32);
}

const REMEMBERED_MS = 90 * 24 * 60 * 60_000;
/** Only the newest are read; frequent users sign in from few networks. */
const MOST_SIGN_INS = 200;
/** Things only the account's owner can have done. */
const SIGNED_IN = ["account.signedIn", "account.registered", "account.passwordChanged"];

/**
 * Whether the request comes from a network that signed in to this address's account recently, since its last password
 * change; read from the audit trail. Takes the same work if no such account exists.
 */
export async function isFromKnownNetwork(email: string): Promise<boolean> {
  const here = toNetwork(requestContext().address);
  if (here === "") return false;
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordChangedAt: true } });
  const oldest = Math.max(clock.now().getTime() - REMEMBERED_MS, user?.passwordChangedAt?.getTime() ?? 0);
  const signIns = await db.auditEvent.findMany({
    where: { actorId: user?.id ?? "", action: { in: SIGNED_IN }, at: { gte: new Date(oldest) } },
    orderBy: { at: "desc" },
    take: MOST_SIGN_INS,
    select: { address: true },
  });
  return signIns.some(({ address }) => toNetwork(address) === here);
}
