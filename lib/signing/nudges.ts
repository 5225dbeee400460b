import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { countAttempt } from "@/lib/platform/attempts";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { bringForward, findOpenRequest } from "./request-store";
import { signingSettings, type SigningSettings } from "./settings";

/** DocuSeal's own tolerance, in seconds. */
const TOLERANCE_S = 5 * 60;
/** The provider isn't asked again so soon, however often it calls. */
const LEAST_PAUSE_MS = 15_000;
/** A signature counts once; by then its time is over. */
const ONCE = { max: 1, seconds: 4 * TOLERANCE_S };

/** What a provider says; all that is believed of it is which request is meant. */
const nudge = z.object({
  data: z
    .object({
      external_id: z.string().nullish(),
      submitters: z.array(z.object({ external_id: z.string().nullish() })).nullish(),
    })
    .nullish(),
  payload: z.object({ externalId: z.string().nullish() }).nullish(),
});

/**
 * The provider's webhook: no more than a reason to ask it sooner. A wrong key, secret or time is refused before a byte
 * of the body is read. @throws AppError `notFound` for all that isn't proven, `bodyTooLarge`. Source: B-44.9.
 */
export async function takeNudge(
  key: string,
  { headers, pieces }: { headers: Headers; pieces: AsyncIterable<Uint8Array> },
): Promise<void> {
  const settings = await signingSettings();
  if (!settings?.webhookSecret || !isSame(key, settings.nudgeKey)) throw new AppError("notFound");
  const prove = settings.provider === "docuseal" ? byDocuseal(headers, settings) : byDocumenso(headers, settings);
  if (!prove) throw new AppError("notFound");
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece); // the door has bounded them
  const body = Buffer.concat(read);
  if (!prove(body)) throw new AppError("notFound");
  const replayed = createHash("sha256")
    .update(headers.get("x-docuseal-signature") ?? "")
    .update(body)
    .digest("hex");
  if ((await countAttempt(`signing-nudge:${replayed}`, ONCE)).count > ONCE.max) return; // taken already
  for (const id of requestsNamed(body)) await askSooner(id, settings.provider);
}

type Prove = (body: Buffer) => boolean;

/** `X-Docuseal-Signature: <seconds>.<hex of the HMAC-SHA-256 of `<seconds>.<body>`>`. */
function byDocuseal(headers: Headers, { webhookSecret }: SigningSettings): Prove | null {
  const found = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(headers.get("x-docuseal-signature") ?? "");
  const [, seconds = "", signature = ""] = found ?? [];
  const isInTime = Math.abs(clock.now().getTime() / 1_000 - Number(seconds)) <= TOLERANCE_S;
  if (!found || !isInTime || !webhookSecret) return null;
  return (body) =>
    isSame(signature, createHmac("sha256", webhookSecret).update(`${seconds}.`).update(body).digest("hex"));
}

/** `X-Documenso-Secret` is the secret itself: it proves who calls, and nothing of what they say. */
function byDocumenso(headers: Headers, { webhookSecret }: SigningSettings): Prove | null {
  const isProven = isSame(headers.get("x-documenso-secret") ?? "", webhookSecret ?? "");
  return isProven && webhookSecret ? () => true : null;
}

/** In a time that says nothing of where they differ, nor of how long they are. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

function requestsNamed(body: Buffer): string[] {
  const parsed = nudge.safeParse(parseJson(body));
  if (!parsed.success) return [];
  const { data, payload } = parsed.data;
  const signers = [data?.external_id, ...(data?.submitters?.map((one) => one.external_id) ?? [])];
  const named = [payload?.externalId, ...signers.map((name) => name?.replace(/\.\d+$/, ""))];
  return [...new Set(named.filter((id) => typeof id === "string" && id.length <= 100))].slice(0, 5) as string[]; // filtered
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null; // names nothing
  }
}

/** The same step, earlier: whichever of both jobs comes first takes it. */
async function askSooner(id: string, provider: string): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await findOpenRequest(id, provider, tx);
    if (!row) return;
    const now = clock.now();
    const isJustAsked = row.askedAt !== null && now.getTime() - row.askedAt.getTime() < LEAST_PAUSE_MS;
    const runAt = isJustAsked ? new Date(now.getTime() + LEAST_PAUSE_MS) : now;
    if (row.nextAt !== null && row.nextAt <= runAt) return; // it is asked as soon anyway
    if (!(await bringForward(row, runAt, tx))) return;
    const { contractId, turn, createdById } = row;
    await enqueue("trackSigning", { contractId, requestId: id, turn }, { accountId: createdById, runAt }, tx);
  });
}
