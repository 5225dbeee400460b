import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { answeredOnce, type KeptAnswer } from "@/lib/platform/answered-once";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { fingerprint } from "@/lib/platform/sealed";

export const IDEMPOTENCY_HEADER = "Idempotency-Key";
/** Says on an answer that it was given before. */
const REPEATED_HEADER = "Idempotent-Replayed";
/** 1 to 255 visible characters, such as a UUID. */
const KEY = /^[\x21-\x7e]{1,255}$/;

type Asked = { request: Request; actor: Actor | null; input: unknown };
/** The work, which ends in one `commit`, and what is answered of its result. */
type Work<T> = { run: (commit: Commit) => Promise<T>; respond: (result: T) => Response };
/** When somebody whose first request is still running may ask again. */
const ASK_AGAIN_SECONDS = 5;

/**
 * Answers a call that creates once for each `Idempotency-Key`, secrets included, after a crash too. Keys belong to a
 * person and an address for 24 hours; refusals are not kept.
 * @throws AppError `idempotencyKeyInvalid`, `idempotencyKeyReused` for another request, `requestInProgress` when the
 *   first one takes too long
 */
export async function answerOnce<T>({ request, actor, input }: Asked, { run, respond }: Work<T>): Promise<Response> {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return respond(await run(inTransaction));
  if (!KEY.test(key)) throw new AppError("idempotencyKeyInvalid");
  const userId = actor?.userId ?? null;
  const address = new URL(request.url).pathname.replace(/^\/api(?=\/)/, ""); // both addresses of a call are one
  const id = fingerprint("idempotency", userId ?? "", request.method, address, key);
  const once = await answeredOnce(
    { id, userId, requestHash: fingerprint("idempotency", JSON.stringify(input)) },
    { run, answerOf: (result) => keptOf(respond(result)) },
  );
  if (once === "stillRunning") throw new AppError("requestInProgress", { retryAfterSeconds: ASK_AGAIN_SECONDS });
  if (once === "otherRequest") throw new AppError("idempotencyKeyReused");
  const response = responseOf(once.answer);
  if (once.isRepeated) response.headers.set(REPEATED_HEADER, "true");
  return response;
}

async function keptOf(response: Response): Promise<KeptAnswer> {
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

function responseOf({ status, headers, body }: KeptAnswer): Response {
  return new Response(body === "" ? null : body, { status, headers });
}
