/**
 * `npm run admin|backup|move-files|restore|verify`: runs an operator's command from its bundle, rebuilt if a source has
 * changed.
 */
import "./setup/check-node.mjs";
import { isRelease } from "./setup/release-state.mjs";

const [name = ""] = process.argv.splice(2, 1);
if (!isRelease()) {
  const { installPackages } = await import("./setup/install.mjs");
  await installPackages();
  const { buildWorkers } = await import("./build-workers.mjs");
  await buildWorkers();
}
await import(`../.build/commands/${name}.mjs`);
