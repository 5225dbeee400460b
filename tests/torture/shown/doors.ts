/** Attacks on doors that are to refuse a body before they read it. */
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { AppServer } from "@/tests/support/server";
import { newClient } from "../rest-client";
import { peakMegabytes, readStatus } from "./noticed";
import type { Shown } from "./shown";

const JSON_TYPE = { "content-type": "application/json" };
const LARGE_BODY = 250_000_000;
const PIECE = Buffer.from("{},".repeat(20_000));
/** What the door may hold on to while it refuses. */
const MOST_GROWTH_MB = 150;

/** 250 MB for sign-in's own posts, and bodies it cannot read. */
export async function bodiesNobodyMaySend(app: AppServer): Promise<Shown> {
  const before = await peakMegabytes(app.pid);
  const doors = ["callback/credentials", "signin/credentials", "signout", "_log"];
  const large: string[] = [];
  for (const door of doors) large.push(await readFirstLine(app, `/api/auth/${door}`, LARGE_BODY));
  const growth = (await peakMegabytes(app.pid)) - before;
  const at = `${app.url}/api/auth/callback/credentials`;
  const malformed = await readStatus(at, { method: "POST", headers: JSON_TYPE, body: '{"a":' });
  const asked = await readStatus(at);
  const isRefused = (status: number | string) => typeof status === "number" && status >= 400 && status < 500;
  return {
    figures: `250 MB each: ${large.join(", ")}; grew by ${growth} MB; malformed ${malformed}, GET ${asked}`,
    faults: [
      ...large.filter((status) => !/^4\d\d$/.test(status)).map((status) => `250 MB: ${status}`),
      ...(growth > MOST_GROWTH_MB ? [`grew by ${growth} MB`] : []),
      ...[malformed, asked].filter((status) => !isRefused(status)).map((status) => `not refused: ${status}`),
    ],
  };
}

const HALF_SENT = 40;
const FILE_BYTES = 25_000_000;

/** Guests who begin to send files that nobody asked for, and hold the line. */
export async function halfSentFiles(app: AppServer): Promise<Shown> {
  const client = await newClient(() => app.url, "Sender");
  const place = await client.call("POST", "/files/presigned-url", { filename: "mine.txt", contentType: "text/plain" });
  const before = await peakMegabytes(app.pid);
  const id = String(place?.body["fileId"]);
  const sockets = await Promise.all(Array.from({ length: HALF_SENT }, () => opened(app, id)));
  await pause(3_000);
  const growth = (await peakMegabytes(app.pid)) - before;
  const own = await client.put(String(place?.body["uploadUrl"]), Buffer.from("A lease."));
  for (const socket of sockets) socket.destroy();
  return {
    figures: `${HALF_SENT} x 25 MB begun, grew by ${growth} MB; the account's own file ${own?.status}`,
    faults: [
      ...(growth > MOST_GROWTH_MB ? [`grew by ${growth} MB`] : []),
      ...(own === null || own.status >= 300 ? [`the account's own file: ${own?.status}`] : []),
    ],
  };
}

async function opened(app: AppServer, fileId: string): Promise<Socket> {
  const socket = await connection(app);
  socket.write(head(app, "PUT", `/api/files/${fileId}/content`, FILE_BYTES, "text/plain"));
  // A door that has refused hangs up: what is written after that has nowhere to go.
  for (let sent = 0; sent < FILE_BYTES * 0.9 && !socket.destroyed; sent += PIECE.length)
    if (!socket.write(PIECE)) await Promise.race([drained(socket), pause(200)]);
  return socket;
}

/** Sends a body as fast as it is taken. @returns the status, or what the connection came to */
async function readFirstLine(app: AppServer, path: string, length: number): Promise<string> {
  const socket = await connection(app);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1").slice(0, 200)));
  socket.write(head(app, "POST", path, length, "application/json"));
  for (let sent = 0; sent < length && !socket.destroyed && answer === ""; sent += PIECE.length)
    if (!socket.write(PIECE)) await Promise.race([drained(socket), pause(200)]);
  for (let tries = 0; tries < 100 && answer === "" && !socket.destroyed; tries += 1) await pause(100);
  socket.destroy();
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "hung up";
}

const head = (app: AppServer, method: string, path: string, length: number, type: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

async function connection(app: AppServer): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), "localhost");
  socket.on("error", () => socket.destroy()); // the door hung up, which is its right
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return socket;
}

const drained = (socket: Socket) => new Promise<void>((resolve) => socket.once("drain", resolve));
