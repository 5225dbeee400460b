import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { collectingPermits, permit, type Permit } from "@/lib/access/policy";
import { requireStillPermitted } from "@/lib/access/still-permitted";
import { AppError } from "@/lib/errors";
import { answeredOnce, type KeptAnswer } from "@/lib/platform/answered-once";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { fingerprint } from "@/lib/platform/sealed";

export const IDEMPOTENCY_HEADER = "Idempotency-Key";
/** Marks an answer that is a repetition. */
const REPEATED_HEADER = "Idempotent-Replayed";
/** 1 to 255 visible characters, such as a UUID. */
const KEY = /^[\x21-\x7e]{1,255}$/;

type Asked = { request: Request; actor: Actor | null; input: unknown };
/** The work, ending in one `commit`, and how its result is answered. */
type Work<T> = { run: (commit: Commit) => Promise<T>; respond: (result: T) => Response };
/** Answers stored by an older version have none, for a day. */
const conditions = z.array(permit).default([]);
/** How soon to ask again if the first request is still running. */
const ASK_AGAIN_SECONDS = 5;

type Door = { status?: number; takesFile: boolean; isOnce: boolean };

/**
 * Repeating a creating call would create another: those take an `Idempotency-Key`, and others that say so. A file's
 * bytes are read too late to be compared with those of the first request, so such a call knows repetitions by itself.
 */
export function takesKey(method: string, { status, takesFile, isOnce }: Door): boolean {
  return isOnce || (method === "POST" && !takesFile && (status === 201 || status === 202));
}

/**
 * Answers a creating call once per `Idempotency-Key`, secrets included, even after a crash. Keys belong to a person and
 * an address for 24 hours; refusals are not stored. The answer is repeated to anyone who still has the rights the first
 * request needed.
 * @throws AppError `idempotencyKeyInvalid`, `idempotencyKeyReused` for another request, `requestInProgress` when the
 *   first one takes too long, and for a repetition whatever the grants throw
 */
export async function answerOnce<T>({ request, actor, input }: Asked, { run, respond }: Work<T>): Promise<Response> {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return respond(await run(inTransaction));
  if (!KEY.test(key)) throw new AppError("idempotencyKeyInvalid");
  const userId = actor?.userId ?? null;
  const address = new URL(request.url).pathname.replace(/^\/api(?=\/)/, ""); // a call's two addresses count as one
  const id = fingerprint("idempotency", userId ?? "", request.method, address, key);
  const permits: Permit[] = [];
  const once = await answeredOnce(
    { id, userId, requestHash: fingerprint("idempotency", JSON.stringify(input)) },
    {
      run: (commit) => collectingPermits(permits, () => run(commit)),
      toAnswer: (result) => toKeptAnswer(respond(result), permits),
    },
  );
  if (once === "stillRunning") throw new AppError("requestInProgress", { retryAfterSeconds: ASK_AGAIN_SECONDS });
  if (once === "otherRequest") throw new AppError("idempotencyKeyReused");
  if (once.isRepeated) await requireStillPermitted(actor, conditions.parse(once.answer.conditions));
  const response = toResponse(once.answer);
  if (once.isRepeated) response.headers.set(REPEATED_HEADER, "true");
  return response;
}

/** One without content tells nothing: what was deleted may be repeated by whoever has no right to it any more. */
async function toKeptAnswer(response: Response, permits: readonly Permit[]): Promise<KeptAnswer> {
  const { status, headers } = response;
  const conditions = status === 204 ? [] : permits;
  return { status, headers: [...headers], body: await response.text(), conditions };
}

function toResponse({ status, headers, body }: KeptAnswer): Response {
  return new Response(body === "" ? null : body, { status, headers });
}
