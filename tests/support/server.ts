import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "@/prisma/migrate.mjs";
import { freePort } from "./postgres";
import { testFolder } from "./test-folder";

/** A running app. `kill` ends it like a crash or a power cut; `start` brings it up again on the same data. */
export type AppServer = {
  url: string;
  dataFolder: string;
  pid: number;
  start: () => Promise<void>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  remove: () => Promise<void>;
};

const START_LIMIT_MS = 180_000;

/**
 * Starts the app as it was built (`npm run build`) on a free port, with a data folder of its own.
 *
 * @param settings environment variables on top of the tests' own
 */
export async function startApp(settings: Record<string, string> = {}): Promise<AppServer> {
  const dataFolder = settings.DATA_DIR ?? (await mkdtemp(path.join(testFolder(), "contract-manager-app-")));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = { ...process.env, ...testSettings(url, dataFolder), ...settings };
  await migrate({ url: settings.DATABASE_URL || `file:${path.join(dataFolder, "app.db")}` });
  let server = await launch(url, environment);
  return {
    url,
    dataFolder,
    get pid() {
      return server.pid ?? 0;
    },
    start: async () => {
      server = await launch(url, environment);
    },
    kill: async (signal = "SIGKILL") => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, "exit");
    },
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

/** What a test server gets: nothing of the developer's own settings, no limits, a data folder of its own. */
export function testSettings(url: string, dataFolder: string): Record<string, string> {
  const unset = [
    "DATABASE_URL",
    "BLOB_READ_WRITE_TOKEN",
    "FILES_IN",
    "S3_ENDPOINT",
    "S3_BUCKET",
    "S3_REGION",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "RESEND_API_KEY",
    "EMAIL_FROM",
    "OPENAI_API_KEY",
    "OPENAI_BASE_URL",
    "OPENAI_MODEL",
    "ADMIN_EMAIL",
    "OIDC_ISSUER",
    "OIDC_CLIENT_ID",
    "OIDC_CLIENT_SECRET",
    "OIDC_NAME",
    "HOST",
  ];
  return {
    ...Object.fromEntries(unset.map((name) => [name, ""])),
    DATA_DIR: dataFolder,
    NEXTAUTH_SECRET: "a secret that only tests know, and of no other use",
    NEXTAUTH_URL: url,
    PORT: new URL(url).port,
    RATE_LIMITS: "off",
    REGISTRATION: "open",
    JOB_RUNNER: "embedded",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

async function launch(url: string, environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [path.resolve("scripts/server.mjs")], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000)));
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null || Date.now() > giveUpAt) throw new Error(`The app does not start:\n${output}`);
    await pause(100);
  }
  return server;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false; // not listening yet
  }
}
