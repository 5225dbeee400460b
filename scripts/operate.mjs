/**
 * `npm run admin|backup|restore|verify`: a command for whoever runs the installation, from its bundle, which is made
 * anew where a source has changed.
 */
import "./setup/check-node.mjs";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./setup/environment.mjs";

const [name = ""] = process.argv.splice(2, 1);
const builder = path.join(ROOT, "scripts/build-workers.mjs");
if (existsSync(builder)) {
  const { installPackages } = await import("./setup/install.mjs");
  await installPackages();
  const { buildWorkers } = await import(pathToFileURL(builder).href);
  await buildWorkers();
} // a release has the bundles alone
await import(pathToFileURL(path.join(ROOT, `.build/commands/${name}.mjs`)).href);
