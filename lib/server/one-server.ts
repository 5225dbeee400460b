import "server-only";
import { hostname } from "node:os";
import { createClient, LibsqlError, type Client, type Transaction } from "@libsql/client";
import { z } from "zod";
import { clock } from "@/lib/platform/clock";
import { UnfitSettings } from "./unfit-settings";

const SQLITE_BUSY = 5;
const first = z.object({ pid: z.coerce.number(), host: z.string(), url: z.string(), since: z.string() });

/**
 * Makes this process the only server of a SQLite file: a second one would not see its jobs, locks and limits. The claim
 * is a write transaction that never ends, in a small database beside the file: the operating system releases its lock
 * however the process ends, and a refused process reads there who holds it.
 * @throws UnfitSettings
 */
export async function claimDatabase(databaseUrl: string, server: { url: string }): Promise<Claim> {
  const client = createClient({ url: `${databaseUrl}.server` });
  try {
    const words = await client.transaction("write");
    await words.executeMultiple("CREATE TABLE IF NOT EXISTS server (pid, host, url, since); DELETE FROM server;");
    await words.execute({
      sql: "INSERT INTO server VALUES (?, ?, ?, ?)",
      args: [process.pid, hostname(), server.url, clock.now().toISOString()],
    });
    await words.commit();
    return held(client, await client.transaction("write"));
  } catch (cause) {
    client.close(); // a statement refused as busy would block reading on its connection too
    const isTaken = cause instanceof LibsqlError && ((cause.rawCode ?? 0) & 255) === SQLITE_BUSY;
    throw isTaken ? new UnfitSettings(await whoHas(databaseUrl)) : cause;
  }
}

/** Releases the database; the end of the process does so at the latest. */
export type Claim = { release: () => void };

/** Prevents garbage collection, which would close the connection and release its lock. */
const claims = new Set<object>();

function held(client: Client, transaction: Transaction): Claim {
  claims.add(transaction);
  return {
    release: () => {
      claims.delete(transaction);
      transaction.close();
      client.close();
    },
  };
}

async function whoHas(databaseUrl: string): Promise<string> {
  const client = createClient({ url: `${databaseUrl}.server` });
  const rows = await client.execute("SELECT pid, host, url, since FROM server");
  client.close();
  const { pid, host, url, since } = first.parse({ pid: 0, host: "?", url: "?", since: "?", ...rows.rows[0] });
  return `Another server works on ${databaseUrl.slice("file:".length)} already: process ${pid} on ${host}, ${url}, since ${since}. Stop it first, or set DATA_DIR, or DATABASE_URL to a Postgres that many may share.`;
}
