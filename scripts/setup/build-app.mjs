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

/** @returns {Promise<boolean>} whether anything was built */
export async function buildApp() {
  const hash = hashOf(SOURCES);
  if (isStamped(STAMP, hash) && existsSync(path.join(ROOT, ".next/BUILD_ID"))) return false;
  await run(process.execPath, [NEXT, "build"], { env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } });
  await packStatic();
  stamp(STAMP, hash);
  return true;
}
