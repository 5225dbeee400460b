/**
 * `npm start`: from a fresh clone to a running app, skipping each step that has nothing to do; in a release, where
 * everything is built, it only prepares the data. `--dev` serves with `next dev`.
 */
import "./setup/check-node.mjs";
import { secretProblem } from "../lib/platform/secret-strength.mjs";
import { ROOT, databaseUrl, loadEnvFile } from "./setup/environment.mjs";
import { isFree, untilOpen } from "./setup/port.mjs";
import { isRelease } from "./setup/release-state.mjs";
import { step } from "./setup/run.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";
import { supervise } from "./setup/supervise.mjs";
import { goOnUnread } from "./setup/unread-output.mjs";

const isDevelopment = process.argv.includes("--dev");
goOnUnread();

try {
  await main();
} catch (cause) {
  console.error(`\n${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
}

async function main() {
  loadEnvFile();
  const port = portWanted();
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`);
  await prepare();
  await serve(port);
}

function portWanted() {
  const port = Number(process.env.PORT?.trim() || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is not a port number: ${process.env.PORT}`);
}

async function prepare() {
  const hasAll = isRelease();
  if (!hasAll) {
    const { installPackages } = await import("./setup/install.mjs");
    await step("Installing packages", () => installPackages({ withTools: isDevelopment }));
  }
  await step("Making secrets (.env)", ensureSecrets);
  refuseWeakSecret();
  const { checkSettings } = await import("./setup/check-settings.mjs");
  await checkSettings();
  if (isDevelopment) {
    const { generateClients } = await import("./setup/generate-client.mjs");
    await step("Describing the database to TypeScript", generateClients);
  }
  const { migrate } = await import("../prisma/migrate.mjs");
  await step("Bringing the database up to date", async () => (await migrate({ url: databaseUrl() })).length > 0);
  if (hasAll) return;
  const { buildWorkers } = await import("./build-workers.mjs");
  await step("Building the server and its threads", buildWorkers);
  if (isDevelopment) return;
  const { buildApp } = await import("./setup/build-app.mjs");
  await step("Building the app", buildApp);
}

/** The server would refuse it too, but only after a build. */
function refuseWeakSecret() {
  const problem = isDevelopment
    ? null
    : secretProblem({ secret: process.env.NEXTAUTH_SECRET, url: appUrl(portWanted()), host: process.env.HOST?.trim() });
  if (problem) throw new Error(problem);
}

function appUrl(port) {
  return process.env.NEXTAUTH_URL?.trim() || `http://localhost:${port}`;
}

async function serve(port) {
  const url = appUrl(port);
  const env = { ...process.env, PORT: String(port), NEXTAUTH_URL: url };
  const command = [process.execPath, `${ROOT}/scripts/server.mjs`, ...(isDevelopment ? ["--dev"] : [])];
  process.exit(
    await supervise(command, { env, cwd: ROOT, onStart: (server) => void tellWhenOpen(server, { port, url }) }),
  );
}

async function tellWhenOpen(server, { port, url }) {
  const start = performance.now();
  const isAlive = () => server.exitCode === null && server.signalCode === null;
  await untilOpen(port, isAlive, process.env.HOST?.trim());
  if (isAlive())
    console.log(`\n  The app is at ${url} (server started in ${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
}
