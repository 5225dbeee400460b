/** Prepares everything all tests need. */
import { installPackages } from "../setup/install.mjs";
import { run, step } from "../setup/run.mjs";

export async function prepare() {
  console.log("\nSet-up");
  await step("Installing packages", () => installPackages({ withTools: true }));
  const { generateClients } = await import("../setup/generate-client.mjs");
  await step("Describing the database to TypeScript", generateClients);
  const { buildWorkers } = await import("../build-workers.mjs");
  await step("Building the worker threads", buildWorkers);
  await step("Describing the routes to TypeScript", () =>
    run(process.execPath, ["node_modules/next/dist/bin/next", "typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } }),
  );
}
