/** The production build, repeated when something it is made from has changed. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { ROOT } from "./environment.mjs";
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

const STATIC = path.join(ROOT, ".next/static");
const STATIC_PACKED = path.join(ROOT, ".next/static-packed");
const PACKED = [".js", ".css"];
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1_000;
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

const pack = promisify(brotliCompress);

/**
 * Compresses the browser's scripts with Brotli once, at the highest level, so that the server doesn't have to: a
 * seventh smaller than compressing per request (`lib/server/packed-files.ts` sends them). Replaces those of an earlier
 * build.
 */
async function packStatic() {
  await rm(STATIC_PACKED, { recursive: true, force: true });
  await mkdir(STATIC_PACKED, { recursive: true });
  const names = (await readdir(STATIC, { recursive: true })).filter((name) => PACKED.includes(path.extname(name)));
  await Promise.all(names.map(packOne)); // as many at once as Node has threads for it
}

async function packOne(name) {
  const content = await readFile(path.join(STATIC, name));
  if (content.length < LEAST_BYTES) return;
  const packed = await pack(content, { params: { ...QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  const file = path.join(STATIC_PACKED, `${name}.br`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, packed);
}
