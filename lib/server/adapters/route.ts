import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { requireCallerWithinLimit, requireEmailWithinLimit, requireTokenWithinLimit } from "@/lib/access/limit-counts";
import type { LimitName } from "@/lib/access/limits";
import { requireScope, scopeOfCall, type CallScope } from "@/lib/access/token-scopes";
import { presentedToken, type RequestFacts } from "@/lib/people/accounts/session/session";
import { callerBehind } from "@/lib/people/accounts/tokens/token-actor";
import { recordTokenUse } from "@/lib/people/accounts/tokens/token-use";
import type { Language } from "@/lib/copy/languages";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import type { Answer, Answered } from "@/lib/answer";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { readContext, withRequestContext } from "@/lib/platform/request-context";
import { bearerChallenge } from "@/lib/server/mcp/metadata";
import { bodyJson, bodyPieces, type BodyLimit, inRoom } from "./body";
import { describeFailure, type Failure, type FieldWords, API_HEADERS, failureResponse } from "./failure";
import { answerOnce, takesKey } from "./idempotent";
import { jsonAnswer } from "./json-answer";
import { ifMeant } from "./meant-person";
import { storable, readCookies, requireOwnOrigin, readOrigin, isBrowsersWrite } from "./request";
import { endedIfUnread } from "./responses";
import { onceRecorded } from "./recorded-refusals";

/** Default limits: guests send an address, a password and a name. */
const BODY_BYTES = { guest: 64 * 1024, person: 1024 * 1024 };

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Schemas<P, Q, B> = { params?: P; query?: Q; body?: B };
type Call<P, Q, B> = {
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  pieces: AsyncIterable<Uint8Array>;
  request: Request;
  origin: string;
  language: Language;
  arrivedAt: Date;
  /** For services that create something: the transaction that ends their work. */
  commit: Commit;
};

type Rules<P, Q, B> = Schemas<P, Q, B> & {
  words?: FieldWords;
  /** 200, or 201 for created, 202 for accepted, 204 for no content. */
  status?: 200 | 201 | 202 | 204;
  maxBodyBytes?: number;
  /** A file instead of JSON: the service reads its `pieces` as they arrive, once it has decided to accept them. */
  file?: BodyLimit;
  limit?: LimitName;
  /** Repeating it does something else: it takes an `Idempotency-Key`, as every call that creates something does. */
  isOnce?: true;
  /** What an API token needs, if that is not what the method says (`scopeOfCall`). Source: B-36.3. */
  scope?: CallScope;
  /** Programs only: no session, and no page of another site. An agent's 401 says where tokens are for (RFC 9728). */
  isForTokensOnly?: true;
  failsAs?: (failure: Failure) => Response; // where a standard says how
  isOpenBeforeSetUp?: boolean;
  /** The signature in the address is the proof, so a cookie's origin isn't checked. */
  isProvenBySignature?: boolean;
};
type Options<P, Q, B, N extends Answer, A, R> = Rules<P, Q, B> & {
  /** What the call does, for the API description. */
  summary: string;
  /** What a success returns; the result of `run` or `respond` is typed against it. */
  answer: N;
} & Work<Call<P, Q, B> & { actor: A }, N, A, R>;
type Work<C, N extends Answer, A, R> =
  /** Returns the entity to answer, or a whole `Response`. */
  | { run: (call: C) => Answered<N> | Promise<Answered<N>>; respond?: undefined }
  /** `respond` turns the entity into the answer, if that is something else. */
  | { run: (call: C) => R | Promise<R>; respond: (result: R, at: { origin: string; actor: A }) => Answered<N> };
type Steps<P, Q, B, A, R> = {
  admit: (actor: Actor | null) => A;
  run: (call: Call<P, Q, B> & { actor: A }) => R | Promise<R>;
  respond: (result: R, at: { origin: string; actor: A }) => unknown;
};
type Params = Record<string, string | string[]>;
/** Next gives an address without parts no parameters at all. */
type Handler = (request: Request, context: { params: Promise<Params | undefined> }) => Promise<Response>;
type Schema = z.ZodType | undefined;

/**
 * A REST route for signed-in callers: token, origin, address, limits, body, service, answer, in this order. Source:
 * B-5.7.
 */
export function route<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  const N extends Answer = Answer,
  R = never,
>(options: Options<P, Q, B, N, Actor, R>): Handler {
  const admit = (actor: Actor | null) => {
    if (!actor) throw new AppError("signInRequired");
    if (actor.lacksSecondFactor && !options.isOpenBeforeSetUp) throw new AppError("secondFactorSetUpRequired");
    return actor;
  };
  return door(options, { admit, isPublic: false });
}

/**
 * A route for everyone; `actor` is null for guests, and for users who still have to set up a second factor. Listed in
 * `tests/architecture/entry-points.test.ts`.
 */
export function publicRoute<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  const N extends Answer = Answer,
  R = never,
>(options: Options<P, Q, B, N, Actor | null, R>): Handler {
  const admit = (actor: Actor | null) => (actor?.lacksSecondFactor && !options.isOpenBeforeSetUp ? null : actor);
  return door(options, { admit, isPublic: true });
}

/** A route's input and output, as the API description shows them (`lib/server/adapters/openapi`). */
export type DoorFacts = {
  summary: string;
  answer: Answer;
  isPublic: boolean;
  status: number;
  limit: LimitName | undefined;
  scope: CallScope | undefined;
  params: Schema;
  query: Schema;
  body: Schema;
  isOnce: boolean;
  takesFile: boolean;
  fileType: string;
};
const factsOfDoors = new WeakMap<object, DoorFacts>();

/** The facts of a handler made by `route` or `publicRoute`; undefined for any other. */
export function doorFacts(handler: unknown): DoorFacts | undefined {
  return typeof handler === "function" ? factsOfDoors.get(handler) : undefined;
}

function door<P extends Schema, Q extends Schema, B extends Schema, N extends Answer, A, R>(
  options: Options<P, Q, B, N, A, R>,
  { admit, isPublic }: { admit: (actor: Actor | null) => A; isPublic: boolean },
): Handler {
  const { summary, answer, status = 200, limit, scope, params, query, body, file } = options;
  const work = options.respond
    ? createHandler(options, { admit, run: options.run, respond: options.respond })
    : createHandler(options, { admit, run: options.run, respond: (result: Answered<N>) => result });
  const handler: Handler = (request, context) =>
    withRequestContext(readContext(request.headers), async () => endedIfUnread(request, await work(request, context)));
  const { isOnce = false } = options;
  const files = { takesFile: file !== undefined, fileType: file?.type ?? "application/octet-stream" };
  factsOfDoors.set(handler, { summary, answer, isPublic, status, limit, scope, params, query, body, isOnce, ...files });
  return handler;
}

function createHandler<P extends Schema, Q extends Schema, B extends Schema, A, R>(
  options: Rules<P, Q, B>,
  { admit, run: work, respond: toAnswer }: Steps<P, Q, B, A, R>,
): Handler {
  return async (request, context) => {
    const arrivedAt = clock.now();
    let language = preferredLanguage(request.headers.get("accept-language"));
    try {
      const facts = { headers: request.headers, cookies: readCookies(request) };
      const caller = ifMeant(await callerBehind(facts), request.headers);
      const actor = options.isForTokensOnly ? ifByToken(caller, { request, facts }) : caller;
      language = actor?.language ?? language;
      const admitted = admit(actor);
      if (actor?.token) await admitToken(actor, scopeOfCall(options.scope, request.method));
      const isProven = options.isProvenBySignature === true && new URL(request.url).searchParams.has("signature");
      if (!isProven && isBrowsersWrite(request, presentedToken(facts))) requireOwnOrigin(request);
      const params = (await context.params) ?? {}; // Next gives none where the address has none
      const asked = addressed(request, params, options);
      if (options.limit) await requireCallerWithinLimit(options.limit, actor);
      const call = { ...asked, body: await readBody(request, actor, options) };
      if (options.limit) await requireEmailWithinLimit(options.limit, call.body);
      const pieces = bodyPieces(request, options.file ?? { maxBytes: 0 });
      const origin = readOrigin(request);
      const run = async (commit: Commit) =>
        work({ ...call, pieces, request, origin, language, arrivedAt, actor: admitted, commit });
      const respond = (result: R) => toResponse(toAnswer(result, { origin, actor: admitted }), options.status ?? 200);
      const response = takesKey(request.method, { isOnce: false, takesFile: options.file !== undefined, ...options })
        ? await answerOnce({ request, actor, input: call }, { run, respond })
        : respond(await run(inTransaction));
      if (actor?.token) await noteTokenUse(actor, { request, params, response });
      return response;
    } catch (cause) {
      const failure = describeFailure(await onceRecorded(cause), { language, words: options.words });
      const response = (options.failsAs ?? failureResponse)(failure);
      if (failure.status === 401 && options.isForTokensOnly)
        response.headers.set("WWW-Authenticate", options.failsAs ? "Bearer" : bearerChallenge(readOrigin(request)));
      return response;
    }
  };
}

/** A page that a name was rebound to sends its own origin; programs send none. @throws AppError `foreignOrigin` */
function ifByToken(caller: Actor | null, { request, facts }: { request: Request; facts: RequestFacts }): Actor | null {
  if (request.headers.has("origin") || presentedToken(facts)?.by === "cookie") requireOwnOrigin(request);
  return caller?.token ? caller : null;
}

async function admitToken(actor: Actor, scope: CallScope): Promise<void> {
  requireScope(actor, scope);
  await requireTokenWithinLimit(actor);
}

async function noteTokenUse(
  actor: Actor,
  { request, params = {}, response }: { request: Request; params: Params | undefined; response: Response },
): Promise<void> {
  if (response.status >= 400) return;
  await recordTokenUse(actor, { method: request.method, pathname: new URL(request.url).pathname, params });
}

function addressed<P extends Schema, Q extends Schema>(
  request: Request,
  params: unknown,
  options: Schemas<P, Q, Schema>,
) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: storable(options.params?.parse(params)) as Parsed<P>, // undefined exactly if there is no schema
    query: storable(options.query?.parse(query)) as Parsed<Q>,
  };
}

/** The route's body, read only after everything else about the caller has been checked. */
async function readBody<B extends Schema>(
  request: Request,
  actor: Actor | null,
  { body, maxBodyBytes }: { body?: B; maxBodyBytes?: number },
): Promise<Parsed<B>> {
  if (!body) return undefined as Parsed<B>; // exactly if there is no schema
  const limit = { maxBytes: maxBodyBytes ?? BODY_BYTES[actor ? "person" : "guest"] };
  const sent = await inRoom(request, actor, { limit, read: (within) => bodyJson(request, within) });
  return storable(body.parse(sent, { reportInput: true })) as Parsed<B>;
}

function toResponse(result: unknown, status: number): Response {
  if (result instanceof Response) return result;
  if (status === 204) return new Response(null, { status, headers: API_HEADERS });
  return jsonAnswer(result, { status, headers: API_HEADERS });
}
