import "server-only";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Places, type Leave } from "@/lib/access/places";
import { log } from "@/lib/platform/log";
import type { BoundedRequest } from "./bounded-request";

const MB = 1024 ** 2;
const LOOKED_AFTER_EVERY_MS = 30_000;

/** Bytes of actions' bodies that Next may hold at once, for each person or network and in all. */
export const actionRoom = {
  guest: new Places({ each: MB, all: 64 * MB }),
  person: new Places({ each: 64 * MB, all: 256 * MB }),
};

export type Sender = { kind: keyof typeof actionRoom; name: string };
/** What room is held for. It is over when its response is, or its connection. */
export type Exchange = {
  request: Pick<BoundedRequest, "once" | "socket">;
  response: Pick<ServerResponse, "once" | "destroyed">;
};

const held = new Map<Leave, Exchange>();
let watch: NodeJS.Timeout | undefined;

/**
 * Room for a body until it has been read or its exchange is over. The request alone doesn't tell: of one that was
 * answered early Node emits neither `end` nor `close`.
 * @throws AppError `tooManyRequests`, `serverBusy`
 */
export function takeActionRoom({ kind, name }: Sender, bytes: number, exchange: Exchange): void {
  const giveBack = actionRoom[kind].take(name, bytes);
  const leave = () => {
    held.delete(leave);
    leavesOf(exchange.request.socket).delete(leave);
    if (held.size === 0) stopWatching();
    giveBack();
  };
  held.set(leave, exchange);
  watch ??= setInterval(giveBackForgotten, LOOKED_AFTER_EVERY_MS).unref();
  exchange.request.once("end", leave).once("close", leave);
  exchange.response.once("close", leave);
  leavesOf(exchange.request.socket).add(leave);
  if (isOver(exchange)) leave(); // the caller went away before we came to listen
}

/** Nothing should be left for it: whatever it finds is a fault of ours, told once and mended. */
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

/** One listener for a connection, however many requests came down it at once. */
const leaves = new WeakMap<Socket, Set<Leave>>();
function leavesOf(socket: Socket): Set<Leave> {
  const known = leaves.get(socket);
  if (known) return known;
  const added = new Set<Leave>();
  leaves.set(socket, added);
  socket.once("close", () => added.forEach((leave) => leave()));
  return added;
}
