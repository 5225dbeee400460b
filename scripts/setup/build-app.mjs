/** The production build, repeated when something it is made from has changed. */
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./environment.mjs";
import { packStatic } from "./pack-static.mjs";
import { run } from "./run.mjs";
import { hashSources, isStamped, stamp } from "./stamps.mjs";

const STAMP = ".build/next.stamp";
const SOURCES = [
  ...["app", "components", "lib", "public", "prisma/client"],
  ...[
    "middleware.ts",
    "instrumentation.ts",
    "instrumentation-client.ts",
    "next.config.mjs",
    "tailwind.config.ts",
    "postcss.config.mjs",
    "tsconfig.json",
    "package-lock.json",
  ],
];

export const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");

/**
 * If you build twice, you will probably build again: from the second build on, keep the cache that speeds up later
 * ones. @param {{ keepsStore?: boolean }} [options] false: only if it already exists
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildApp({ keepsStore = true } = {}) {
  const hash = hashSources(SOURCES);
  const isBuilt = existsSync(path.join(ROOT, ".next/BUILD_ID"));
  if (isBuilt && isStamped(STAMP, hash)) return false;
  const hasStore = (keepsStore && isBuilt) || existsSync(path.join(ROOT, ".next/cache/turbopack"));
  await run(process.execPath, [NEXT, "build"], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", BUILD_STORE: hasStore ? "on" : "off" },
  });
  await packStatic();
  stamp(STAMP, hash);
  return true;
}
