/** TCP ports of this machine. */
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Addresses that mean all of a machine's interfaces. */
const EVERYWHERE = new Set(["", "0.0.0.0", "::"]);

/** Waits until something listens on the port, as long as `isWanted` returns true. */
export async function untilOpen(port, isWanted, host = "") {
  while (isWanted() && !(await answers(port, EVERYWHERE.has(host) ? "localhost" : host))) await pause(100);
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
