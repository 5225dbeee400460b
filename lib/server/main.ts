import "server-only";
import { createServer, type Server } from "node:http";
import { constants } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import next from "next";
import { env } from "@/lib/platform/env";
import { serverEnding } from "@/lib/platform/ending";
import { log } from "@/lib/platform/log";
import { keepDataPrivate } from "@/lib/platform/private-folder";
import { appServer } from "./app-server";
import { doorsIn } from "./doors";
import { listen } from "./listening";
import { claimDatabase } from "./one-server";
import { packedFilesIn, sendPacked, type PackedFiles } from "./packed-files";
import { requireFitSettings, warnOfPlainHttp } from "./unfit-settings";

/** Milliseconds that running requests get when the server is asked to stop. */
const DRAIN_MS = 20_000;
const CLOSE_MS = 2_000;

/**
 * Importing this file has read the settings. @throws UnfitSettings if they must be changed first, and anything else
 * that prevents a start
 */
export async function serve({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  requireFitSettings();
  await keepDataPrivate();
  if (!env.isPostgres) await claimDatabase(env.databaseUrl, { url: env.publicUrl });
  const upgrades = createServer(); // Next attaches its own listener here; it never listens
  const app = next({
    dev: isDevelopment,
    dir: env.programFolder,
    hostname: "localhost",
    port: env.PORT,
    httpServer: upgrades,
  });
  await app.prepare();
  const packed: PackedFiles = isDevelopment ? new Map() : packedFilesIn(env.programFolder);
  const handle = app.getRequestHandler();
  const server = appServer({
    handle: async (request, response) => {
      if (!sendPacked(packed, request, response)) await handle(request, response);
    },
    doorAt: doorsIn(env.programFolder),
    ...(isDevelopment
      ? { upgrade: (request, socket, head) => void upgrades.emit("upgrade", request, socket, head) }
      : {}),
  });
  const doors = await listen(server, { host: env.HOST, port: env.PORT });
  warnOfPlainHttp();
  log.info("server.listening", { host: env.HOST, port: env.PORT, url: env.publicUrl });

  let isEnding = false;
  async function end(signal: "SIGTERM" | "SIGINT"): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    doors.close();
    serverEnding.abort();
    if (!isDevelopment) await drained(server); // in development an open page keeps its web socket open
    await Promise.race([app.close(), pause(CLOSE_MS)]);
    process.exit(128 + constants.signals[signal]);
  }
  process.on("SIGTERM", () => void end("SIGTERM"));
  process.on("SIGINT", () => void end("SIGINT"));
}

function drained(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  });
}
