/**
 * Compresses the browser's scripts with Brotli once, at the highest level, so that the server doesn't have to: a
 * seventh smaller than compressing per request (`lib/server/packed-files.ts` sends them).
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { ROOT } from "./environment.mjs";

const FROM = path.join(ROOT, ".next/static");
const TO = path.join(ROOT, ".next/static-packed");
const PACKED = [".js", ".css"];
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1_000;
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

const pack = promisify(brotliCompress);

/** Replaces the compressed files of an earlier build. */
export async function packStatic() {
  await rm(TO, { recursive: true, force: true });
  await mkdir(TO, { recursive: true });
  const names = (await readdir(FROM, { recursive: true })).filter((name) => PACKED.includes(path.extname(name)));
  await Promise.all(names.map(packOne)); // as many at once as Node has threads for it
}

async function packOne(name) {
  const content = await readFile(path.join(FROM, name));
  if (content.length < LEAST_BYTES) return;
  const packed = await pack(content, { params: { ...QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  const file = path.join(TO, `${name}.br`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, packed);
}
