/**
 * Copies what pdf.js loads in the browser when showing an original's pages: its worker, decoders and character tables,
 * beside the other static files and under a versioned address, so that they can be cached for ever.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "./environment.mjs";

const TARGET = path.join(ROOT, "public/pdf-reader");
const PARTS = { "legacy/build/pdf.worker.min.mjs": "pdf.worker.min.mjs", wasm: "wasm", cmaps: "cmaps" };

export function copyPdfReader() {
  const manifest = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  const folder = path.join(TARGET, version);
  if (existsSync(folder)) return;
  mkdirSync(TARGET, { recursive: true });
  for (const older of readdirSync(TARGET)) rmSync(path.join(TARGET, older), { recursive: true, force: true });
  const temporary = path.join(ROOT, ".build", `pdf-reader.${process.pid}.tmp`);
  for (const [from, to] of Object.entries(PARTS))
    cpSync(path.join(path.dirname(manifest), from), path.join(temporary, to), { recursive: true });
  try {
    renameSync(temporary, folder); // all or nothing
  } catch (cause) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause; // otherwise another start was first
  }
}
