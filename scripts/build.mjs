/** `npm run build`: builds everything `npm start` would, without touching a database or starting anything. */
import "./setup/check-node.mjs";
import { installPackages } from "./setup/install.mjs";
import { step } from "./setup/run.mjs";

await step("Installing packages", () => installPackages());
const { buildWorkers } = await import("./build-workers.mjs");
await step("Building the worker threads", buildWorkers);
const { buildApp } = await import("./setup/build-app.mjs");
await step("Building the app", buildApp);
