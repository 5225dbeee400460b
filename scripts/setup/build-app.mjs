/** The production build, made again when something it is made from has changed. */
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./environment.mjs";
import { packStatic } from "./pack-static.mjs";
import { run } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamps.mjs";

const STAMP = ".build/next.stamp";
const SOURCES = [
  ...["app", "components", "lib", "public", "prisma/schema.prisma"],
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
 * @param {{ startsStore?: boolean }} [options] whether what a later build is sooner by is kept from the first one on
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildApp({ startsStore = true } = {}) {
  const hash = hashOf(SOURCES);
  if (isStamped(STAMP, hash) && existsSync(path.join(ROOT, ".next/BUILD_ID"))) return false;
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const hasStore = startsStore || existsSync(path.join(ROOT, ".next/cache/turbopack"));
  await run(process.execPath, [NEXT, "build"], { env: hasStore ? env : { ...env, BUILD_STORE: "off" } });
  await packStatic();
  stamp(STAMP, hash);
  return true;
}
