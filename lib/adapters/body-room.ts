import "server-only";
import type { Actor } from "@/lib/access/actor";
import { Places } from "@/lib/access/places";
import { networkOf } from "@/lib/platform/client-address";
import { requestContext } from "@/lib/platform/request-context";
import { demandDeclaredLength, type BodyLimit } from "./body";

/** Bytes in memory at once, for each account or network and in all; guests never take people's room. */
const rooms = {
  guest: new Places({ each: 1024 ** 2, all: 64 * 1024 ** 2 }),
  person: new Places({ each: 64 * 1024 ** 2, all: 256 * 1024 ** 2 }),
};

/**
 * By the declared length, else by the most it may have.
 * @throws AppError `bodyTooLarge`, `tooManyRequests`, `serverBusy` before anything is read, and what `read` throws
 */
export async function inRoom<T>(
  request: Request,
  actor: Actor | null,
  { limit, read }: { limit: BodyLimit; read: (limit: BodyLimit) => Promise<T> },
): Promise<T> {
  demandDeclaredLength(request, limit);
  const size = Number(request.headers.get("content-length") ?? limit.maxBytes);
  const leave = rooms[actor ? "person" : "guest"].take(actor?.userId ?? networkOf(requestContext().address), size);
  try {
    return await read(limit);
  } finally {
    leave();
  }
}
