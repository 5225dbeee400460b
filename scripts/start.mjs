/**
 * `npm start`: from a fresh clone to a running app, without questions. Each step is skipped when it has nothing to do.
 * `--dev` serves with `next dev` instead of building.
 */
import "./setup/check-node.mjs";
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { secretProblem } from "../lib/platform/secret-strength.mjs";
import { ROOT, databaseUrl, loadEnvFile } from "./setup/environment.mjs";
import { installPackages } from "./setup/install.mjs";
import { isFree, untilOpen } from "./setup/port.mjs";
import { step } from "./setup/run.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";

const isDevelopment = process.argv.includes("--dev");

try {
  await main();
} catch (cause) {
  console.error(`\n${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
}

async function main() {
  loadEnvFile();
  const port = portWanted();
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`);
  await prepare();
  serve(port);
}

function portWanted() {
  const port = Number(process.env.PORT?.trim() || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is not a port number: ${process.env.PORT}`);
}

async function prepare() {
  await step("Installing packages", installPackages);
  await step("Making secrets (.env)", ensureSecrets);
  refuseWeakSecret();
  const { generateClients } = await import("./setup/generate-client.mjs");
  await step("Generating the database clients", generateClients);
  const { migrate } = await import("../prisma/migrate.mjs");
  await step("Bringing the database up to date", async () => (await migrate({ url: databaseUrl() })).length > 0);
  const { buildWorkers } = await import("./build-workers.mjs");
  await step("Building the worker threads", buildWorkers);
  if (isDevelopment) return;
  const { buildApp } = await import("./setup/build-app.mjs");
  await step("Building the app", buildApp);
}

/** The server would refuse it too, but only after a build. */
function refuseWeakSecret() {
  const problem = isDevelopment ? null : secretProblem({ secret: process.env.NEXTAUTH_SECRET, url: addressOf(portWanted()) });
  if (problem) throw new Error(problem);
}

function addressOf(port) {
  return process.env.NEXTAUTH_URL?.trim() || `http://localhost:${port}`;
}

function serve(port) {
  const url = addressOf(port);
  const next = `${ROOT}/node_modules/next/dist/bin/next`;
  const env = { ...process.env, PORT: String(port), NEXTAUTH_URL: url, NEXT_TELEMETRY_DISABLED: "1" };
  const server = spawn(process.execPath, [next, isDevelopment ? "dev" : "start", "--port", String(port)], { cwd: ROOT, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  server.once("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal ?? "SIGTERM"] ?? 0)));
  const start = performance.now();
  void untilOpen(port, () => server.exitCode === null).then(() => {
    if (server.exitCode === null) console.log(`\n  The app is at ${url} (server started in ${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
  });
}
