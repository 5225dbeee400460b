import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { Places } from "@/lib/access/places";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { toNetwork } from "@/lib/platform/client-address";
import { env } from "@/lib/platform/env";
import { deriveId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { requestContext } from "@/lib/platform/request-context";
import { MAIL_TYPE, MAX_MAIL_BYTES, MOST_WAITING } from "./bounds";
import { takeIn } from "./intake";
import { countWaitingMails, isReceived } from "./mail-store";
import type { DeliveredMailDto } from "./delivered-schema";

/** Of Standard Webhooks, in seconds, before and after. */
const TOLERANCE_S = 5 * 60;
/** While 100 mails wait here, a mail service tries again; most do after minutes. */
const CROWDED_RETRY_S = 60;
/** Of mails being read, by network and in all: who they are from is known only behind their last byte. */
const room = new Places({ each: 2 * MAX_MAIL_BYTES, all: 4 * MAX_MAIL_BYTES });

type Delivery = { headers: Headers; pieces: AsyncIterable<Uint8Array> };
/** What the headers claim; whether it is so, only the whole mail says. */
type Claim = { id: string; seconds: string; signatures: string[] };

/**
 * Takes in a mail that a mail service posts, signed as by Standard Webhooks over its very bytes: the way beside IMAP,
 * with the same judge. What the headers alone refuse is refused before a byte is read; once this returns, the mail is
 * kept or refused for good, and the same `webhook-id` gets the same answer and takes in nothing.
 * @throws AppError `notFound` for all that isn't proven, and where the way is off; `notAMail`, `bodyTooLarge`,
 *   `tooManyRequests`, `serverBusy`. Source: B-42.9.
 */
export async function takeDelivered({ headers, pieces }: Delivery): Promise<DeliveredMailDto> {
  const secret = env.MAIL_IN_SECRET;
  const claim = secret === undefined ? null : claimIn(headers);
  if (secret === undefined || !claim) throw new AppError("notFound");
  requireMail(headers);
  if ((await countWaitingMails()) >= MOST_WAITING)
    throw new AppError("serverBusy", { retryAfterSeconds: CROWDED_RETRY_S });
  const size = Number(headers.get("content-length") ?? MAX_MAIL_BYTES);
  const leave = room.take(toNetwork(requestContext().address), size);
  try {
    const bytes = await provenBytes(pieces, { secret, claim });
    return await takeOnce(bytes, claim.id);
  } finally {
    leave();
  }
}

async function takeOnce(bytes: Uint8Array, webhookId: string): Promise<DeliveredMailDto> {
  const id = deriveId("delivered mail", webhookId);
  if (!(await isReceived(id))) await takeIn({ id, head: bytes, size: bytes.length, whole: async () => bytes });
  return { id };
}

/** Null where a header is missing or no header of the standard, or its time is over or yet to come. */
function claimIn(headers: Headers): Claim | null {
  const [id = "", seconds = "", signed = ""] = ["id", "timestamp", "signature"].map(
    (name) => headers.get(`webhook-${name}`) ?? undefined,
  );
  const signatures = signed
    .split(" ")
    .flatMap((one) => (one.startsWith("v1,") ? [one.slice("v1,".length)] : []))
    .slice(0, 5);
  if (!/^[\x21-\x7e]{1,255}$/.test(id) || !/^\d{1,12}$/.test(seconds) || signatures.length === 0) return null;
  const isInTime = Math.abs(clock.now().getTime() / 1_000 - Number(seconds)) <= TOLERANCE_S;
  if (!isInTime) log.warn("inbox.delivery-refused", { reason: "time" });
  return isInTime ? { id, seconds, signatures } : null;
}

/** @throws AppError `notAMail`, `bodyTooLarge` by the length that is declared */
function requireMail(headers: Headers): void {
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== MAIL_TYPE) throw new AppError("notAMail");
  if (Number(headers.get("content-length") ?? 0) > MAX_MAIL_BYTES) throw new AppError("bodyTooLarge");
}

/** The bytes as they were signed. @throws AppError `notFound` if nobody with the secret signed them */
async function provenBytes(
  pieces: AsyncIterable<Uint8Array>,
  { secret, claim: { id, seconds, signatures } }: { secret: string; claim: Claim },
): Promise<Uint8Array> {
  const hmac = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"));
  hmac.update(`${id}.${seconds}.`);
  const read: Uint8Array[] = [];
  for await (const piece of pieces) {
    hmac.update(piece);
    read.push(piece); // the door has bounded them
  }
  const right = hmac.digest();
  const isSigned = signatures.some((one) => {
    const given = Buffer.from(one, "base64");
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isSigned) {
    log.warn("inbox.delivery-refused", { reason: "signature" });
    throw new AppError("notFound");
  }
  return new Uint8Array(Buffer.concat(read));
}
