/** The real server on a free port, with a stand-in for Next behind it, asked over real connections. */
import { once } from "node:events";
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { appServer } from "@/lib/server/app-server";
import { doorsIn } from "@/lib/server/doors";
import { ROOT } from "./routes";

export type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
const doorAt = doorsIn(ROOT);

/** @returns its port, until the test is over */
export async function serving(handle: Handle): Promise<number> {
  const server = appServer({ handle: async (request, response) => handle(request, response), doorAt });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string };

/** @param send writes the body; without it there is none */
export async function readAnswer(
  port: number,
  options: RequestOptions,
  send: (sent: ReturnType<typeof ask>) => void = (sent) => void sent.end(),
): Promise<Answered> {
  const sent = ask({ host: "127.0.0.1", port, agent: false, ...options });
  sent.on("error", () => undefined); // the server may close while we still send
  send(sent);
  const [response] = (await once(sent, "response")) as [IncomingMessage]; // what Node gives with `response`
  let body = "";
  for await (const piece of response) body += String(piece);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** A connection whose bytes a test writes itself, and what came back on it. */
export function connection(port: number): { socket: Socket; statuses: () => string[]; closed: Promise<unknown> } {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8");
  socket.on("data", (piece: string) => (received += piece));
  socket.on("error", () => undefined); // it may be closed from the other end while we write
  return {
    socket,
    statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? ""),
    closed: new Promise((resolve) => socket.once("close", resolve)),
  };
}
