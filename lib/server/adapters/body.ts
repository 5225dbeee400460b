import "server-only";
import type { Actor } from "@/lib/access/actor";
import { Places } from "@/lib/access/places";
import { AppError } from "@/lib/errors";
import { toNetwork } from "@/lib/platform/client-address";
import { requestContext } from "@/lib/platform/request-context";
import { shallow } from "./request";

/** The longest pause allowed within a body, in milliseconds. */
const IDLE_MS = 15_000;
/** Large bodies get more than these two minutes, at the slowest rate we accept. */
const LEAST_MS = 120_000;
const SLOWEST_BYTES_A_SECOND = 32 * 1024;

/** What a route accepts: the maximum bytes, the error key for more, and the content type, if it is but one. */
export type BodyLimit = {
  maxBytes: number;
  tooLarge?: "bodyTooLarge" | "fileTooLarge" | "sheetTooLarge";
  type?: string;
};

/**
 * The only reader of bodies; enforces the size limit without a declared length too, and the time limit. Reads nothing
 * before its first piece is requested.
 * @throws AppError `bodyTooLarge` or the given key, `bodyTimedOut`, `malformedBody` if the caller disconnects
 */
export async function* bodyPieces(
  request: Request,
  { maxBytes, tooLarge = "bodyTooLarge" }: BodyLimit,
): AsyncGenerator<Uint8Array> {
  requireDeclaredLength(request, { maxBytes, tooLarge });
  if (!request.body) return;
  const reader = request.body.getReader();
  const endsAt = Date.now() + Math.max(LEAST_MS, (maxBytes / SLOWEST_BYTES_A_SECOND) * 1000);
  let length = 0;
  for (;;) {
    const { done, value } = await inTime(reader.read(), Math.min(IDLE_MS, endsAt - Date.now()));
    if (done) return;
    length += value.length;
    // leave the rest unread: cancelling would cut off the answer too
    if (length > maxBytes) throw new AppError(tooLarge);
    yield value;
  }
}

/** Checked before any of it is read. @throws AppError as `bodyPieces` */
function requireDeclaredLength(request: Request, { maxBytes, tooLarge = "bodyTooLarge" }: BodyLimit): void {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new AppError(tooLarge);
}

/** The body as text. @throws AppError as `bodyPieces`, and `malformedBody` for invalid UTF-8 */
export async function bodyText(request: Request, limit: BodyLimit): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bodyPieces(request, limit)) pieces.push(piece);
  return malformedUnless(() => new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces)));
}

/** An empty body counts as an empty object. @throws AppError as `bodyText`, `malformedBody` */
export async function bodyJson(request: Request, limit: BodyLimit): Promise<unknown> {
  const text = await bodyText(request, limit);
  return text === "" ? {} : malformedUnless(() => shallow<unknown>(JSON.parse(text)));
}

function malformedUnless<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new AppError("malformedBody", { cause });
  }
}

async function inTime<T>(piece: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new AppError("bodyTimedOut")), Math.max(0, ms))),
  );
  try {
    return await Promise.race([piece.catch(goneAway), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** No one is left to answer; not a failure of ours. */
function goneAway(cause: unknown): never {
  throw new AppError("malformedBody", { cause });
}

/** Bytes in memory at once, per account or network and in total; guests never take users' room. */
const rooms = {
  guest: new Places({ each: 1024 ** 2, all: 64 * 1024 ** 2 }),
  person: new Places({ each: 64 * 1024 ** 2, all: 256 * 1024 ** 2 }),
};

/**
 * Reserves the declared length, or else the maximum.
 * @throws AppError `bodyTooLarge`, `tooManyRequests`, `serverBusy` before anything is read, and whatever `read` throws
 */
export async function inRoom<T>(
  request: Request,
  actor: Actor | null,
  { limit, read }: { limit: BodyLimit; read: (limit: BodyLimit) => Promise<T> },
): Promise<T> {
  requireDeclaredLength(request, limit);
  const size = Number(request.headers.get("content-length") ?? limit.maxBytes);
  const leave = rooms[actor ? "person" : "guest"].take(actor?.userId ?? toNetwork(requestContext().address), size);
  try {
    return await read(limit);
  } finally {
    leave();
  }
}
