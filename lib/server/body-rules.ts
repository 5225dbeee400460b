import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Places, type Leave } from "@/lib/access/places";
import { readToken, SESSION_COOKIE } from "@/lib/people/accounts/session/token";
import { AppError } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { MAX_MAIL_BYTES } from "@/lib/inbox/bounds";
import { toNetwork } from "@/lib/platform/client-address";
import { log } from "@/lib/platform/log";
import { readContext } from "@/lib/platform/request-context";
import type { BoundedRequest } from "./bounded-request";
import { isAction, type Door } from "./doors";

const KB = 1024;
const MB = 1024 * KB;
/** Pages that send texts: the editor, and creating from a template. All others send fields. */
const SENDS_TEXTS = /^\/(?:contracts\/[^/]+|create)\/?$/;
const FILES = /^\/(?:api\/)?files\//;
/** A whole mail, with files as they travel by mail. */
const MAIL = /^\/(?:api\/)?mail\/inbound\/?(?:\?|$)/;
/** The same as `serverActions.bodySizeLimit` in `next.config.mjs`. */
const ACTION_BYTES = { texts: 21 * MB, fields: MB, guest: 64 * KB };
/** As long as the routes wait themselves, and up to twice that, so that a route's own limit answers first. */
const IDLE_MS = 15_000;
const LEAST_MS = 125_000;
const SLOWEST_BYTES_A_SECOND = 32 * KB;

/**
 * Bounds a body before anyone reads it: common limits for all REST routes, which read their own bodies, and the only
 * limits of server actions, whose bodies Next reads first.
 * @throws AppError `bodyTooLarge`, `tooManyRequests`, `serverBusy`, before a byte is read
 */
export async function boundBody(
  { request, response }: { request: BoundedRequest; response: ServerResponse },
  door: Door | null,
  refuse: (failure: AppError) => void,
): Promise<void> {
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared === 0 && request.headers["transfer-encoding"] === undefined) return;
  const { maxBytes, who } =
    isAction(request) && door?.isPage ? await actionBounds(request) : { maxBytes: largest(request, door), who: null };
  if (declared > maxBytes) throw new AppError(FILES.test(request.url ?? "") ? "fileTooLarge" : "bodyTooLarge");
  if (who) takeActionRoom(who, declared || maxBytes, { request, response });
  request.bound({
    maxBytes,
    idleMs: IDLE_MS,
    totalMs: Math.max(LEAST_MS, (maxBytes / SLOWEST_BYTES_A_SECOND) * 1000),
    tooLong: () => refuse(new AppError("bodyTooLarge")),
    tooLate: () => refuse(new AppError("bodyTimedOut")),
  });
}

/** The most any route at the address takes; if none takes a body, as much as we silently discard. */
function largest({ method, url = "" }: IncomingMessage, door: Door | null): number {
  const takes = method === "POST" || method === "PUT" || method === "PATCH";
  return takes && door ? (MAIL.test(url) ? MAX_MAIL_BYTES : MAX_FILE_BYTES) : 64 * KB;
}

/** A readable session token identifies the sender; the action itself checks whether the session is still live. */
async function actionBounds(request: IncomingMessage): Promise<{ maxBytes: number; who: Sender }> {
  const cookie = (request.headers.cookie ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${SESSION_COOKIE}=`));
  const person = cookie ? await readToken(cookie.slice(SESSION_COOKIE.length + 1)) : null;
  if (!person) return { maxBytes: ACTION_BYTES.guest, who: { kind: "guest", name: networkBehind(request) } };
  const isText = SENDS_TEXTS.test((request.url ?? "").split("?")[0] ?? "");
  return { maxBytes: isText ? ACTION_BYTES.texts : ACTION_BYTES.fields, who: { kind: "person", name: person.sub } };
}

function networkBehind({ headers }: IncomingMessage): string {
  return toNetwork(readContext({ get: (name) => String(headers[name] ?? "") || null }).address);
}

const LOOKED_AFTER_EVERY_MS = 30_000;

/** Bytes of action bodies Next may hold at once, per user or network and in total. */
export const actionRoom = {
  guest: new Places({ each: MB, all: 64 * MB }),
  person: new Places({ each: 64 * MB, all: 256 * MB }),
};

export type Sender = { kind: keyof typeof actionRoom; name: string };
/** What room is reserved for. It ends with its response or its connection. */
export type Exchange = {
  request: Pick<BoundedRequest, "once" | "socket">;
  response: Pick<ServerResponse, "once" | "destroyed">;
};

const held = new Map<Leave, Exchange>();
let watch: NodeJS.Timeout | undefined;

/**
 * Reserves room for a body until it has been read or its exchange is over. The request alone isn't enough: if answered
 * early, Node emits neither `end` nor `close` for it.
 * @throws AppError `tooManyRequests`, `serverBusy`
 */
export function takeActionRoom({ kind, name }: Sender, bytes: number, exchange: Exchange): void {
  const giveBack = actionRoom[kind].take(name, bytes);
  const leave = () => {
    held.delete(leave);
    loadLeaves(exchange.request.socket).delete(leave);
    if (held.size === 0) stopWatching();
    giveBack();
  };
  held.set(leave, exchange);
  watch ??= setInterval(giveBackForgotten, LOOKED_AFTER_EVERY_MS).unref();
  exchange.request.once("end", leave).once("close", leave);
  exchange.response.once("close", leave);
  loadLeaves(exchange.request.socket).add(leave);
  if (isOver(exchange)) leave(); // the caller left before we started listening
}

/** Should find nothing: anything left over is a bug of ours, logged once and released. */
function giveBackForgotten(): void {
  const forgotten = [...held].filter(([, exchange]) => isOver(exchange));
  if (forgotten.length === 0) return;
  log.warn("server.body-room-forgotten", { requests: forgotten.length });
  for (const [leave] of forgotten) leave();
}

function isOver({ request, response }: Exchange): boolean {
  return response.destroyed || request.socket.destroyed;
}

function stopWatching(): void {
  clearInterval(watch);
  watch = undefined;
}

/** One listener per connection, however many requests it carries at once. */
const leaves = new WeakMap<Socket, Set<Leave>>();
function loadLeaves(socket: Socket): Set<Leave> {
  const known = leaves.get(socket);
  if (known) return known;
  const added = new Set<Leave>();
  leaves.set(socket, added);
  socket.once("close", () => added.forEach((leave) => leave()));
  return added;
}
