/** Reads the settings as the server does, before anything is built or changed. */
import path from "node:path";
import { ROOT } from "./environment.mjs";
import { isRelease } from "./release-state.mjs";

/** @throws {Error} one line that says which setting is unusable and why */
export async function checkSettings() {
  if (isRelease()) return void (await import("../../.build/server/settings.mjs"));
  const { build } = await import("esbuild");
  const [file] = (
    await build({
      entryPoints: [path.join(ROOT, "lib/platform/env.ts")],
      bundle: true,
      write: false,
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "silent",
    })
  ).outputFiles;
  await import(`data:text/javascript;base64,${Buffer.from(file.contents).toString("base64")}`);
}
