/** TCP ports of this machine. */
import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Whether nobody listens on the port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Waits until somebody listens on the port, as long as `isWanted` says so. */
export async function untilOpen(port, isWanted) {
  while (isWanted() && !(await answers(port))) await pause(100);
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
