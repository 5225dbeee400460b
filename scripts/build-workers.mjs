// Bundles what runs outside Next's own bundles: lib/workers/programs/*-worker.ts into .build/workers/*.mjs,
// lib/server/main.ts into .build/server/main.mjs, the operator's commands into .build/commands; does nothing if no
// source changed since the last time.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { copyPdfReader } from "./setup/copy-pdf-reader.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const SOURCES = path.join(ROOT, "lib/workers/programs");
const TARGET = path.join(ROOT, ".build");
const STAMP = path.join(TARGET, "bundles.json");
/** What is bundled and from where, except threads: those are found by name. */
const PROGRAMS = {
  "server/main": "lib/server/main.ts",
  "server/settings": "lib/platform/env.ts",
  ...Object.fromEntries(
    ["admin", "backup", "move-files", "restore", "verify"].map((name) => [`commands/${name}`, `scripts/${name}.mts`]),
  ),
};
/** The program of the page inside an evidence bundle, which has no server to fetch it from. */
const PAGE = { name: "evidence/page", source: "lib/evidence/page/main.ts" };
/** OCR data in one folder, as the OCR engine expects; the smaller of two qualities each. */
const LANGUAGES = ["bul", "eng", "mon", "ukr"];
const QUALITY = "4.0.0_best_int";
/**
 * Plain JavaScript packages, bundled with all they need: finding and reading their many files, including parts no
 * thread uses, took half of a thread's startup, which every file read pays for. Others stay packages: they have their
 * own data files or native code, or are only loaded on demand.
 */
const BUNDLED = ["docx", "fflate", "htmlparser2", "iconv-lite", "mailparser", "sanitize-html", "saxes"];
/** Half of a reader's code, for texts in an encoding that hardly any file has: loaded when one is met. */
const ON_DEMAND = { jschardet: ["detect"] };
/** Lets bundled CommonJS packages require Node's own modules. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module";const require = requireFrom(import.meta.url);';

/** @returns {Promise<boolean>} whether anything was built. */
export async function buildWorkers() {
  const workers = readdirSync(SOURCES)
    .filter((name) => name.endsWith("-worker.ts"))
    .map((name) => [`workers/${name.replace(/\.ts$/, "")}`, `lib/workers/programs/${name}`]);
  const programs = { ...PROGRAMS, ...Object.fromEntries(workers.sort()) };
  const entries = Object.keys(programs);
  for (const language of LANGUAGES) copyLanguage(language);
  copyPdfReader();
  if (isFresh(entries)) return false;
  const { build } = await import("esbuild");
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(entries.map((name) => [name, path.join(ROOT, programs[name])])),
    outdir: TARGET,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    banner: { js: REQUIRE },
    alias: { "@": ROOT },
    plugins: [serverOnly, setUp, onDemand, otherPackages],
    logLevel: "warning",
  });
  const page = await build({
    absWorkingDir: ROOT,
    entryPoints: { [PAGE.name]: path.join(ROOT, PAGE.source) },
    outdir: TARGET,
    bundle: true,
    write: false,
    metafile: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    charset: "utf8",
    alias: { "@": ROOT },
    logLevel: "warning",
  });
  for (const file of [...result.outputFiles, ...page.outputFiles]) {
    mkdirSync(path.dirname(file.path), { recursive: true });
    writeWhole(file.path, file.contents);
  }
  const inputs = Object.fromEntries(
    [...Object.keys(result.metafile.inputs), ...Object.keys(page.metafile.inputs)]
      .filter((name) => existsSync(path.join(ROOT, name)))
      .map((name) => [name, hashFile(name)]),
  );
  writeWhole(STAMP, JSON.stringify({ entries, builder: hashFile("scripts/build-workers.mjs"), inputs }, null, 1));
  return true;
}

/** `server-only` refuses to load outside Next; a worker always runs on the server. */
const serverOnly = {
  name: "server-only",
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "server-only" }));
    build.onLoad({ filter: /.*/, namespace: "server-only" }, () => ({ contents: "" }));
  },
};

/** The setup modules and migrations need to know their own location: commands load them from there. */
const setUp = {
  name: "set-up",
  setup(build) {
    build.onResolve({ filter: /\/(?:setup\/environment|migrate)\.mjs$/ }, ({ path: name, resolveDir, importer }) => {
      if (!importer.startsWith(path.join(ROOT, "scripts"))) return undefined;
      const file = path.relative(ROOT, path.resolve(resolveDir, name)).split(path.sep).join("/");
      return { path: `../../${file}`, external: true };
    });
  },
};

/** A package's functions, which load it at their first call. */
const onDemand = {
  name: "on-demand",
  setup(build) {
    const filter = new RegExp(`^(?:${Object.keys(ON_DEMAND).join("|")})$`);
    build.onResolve({ filter }, ({ path: name, namespace }) =>
      namespace === "on-demand" ? { path: name, external: true } : { path: name, namespace: "on-demand" },
    );
    build.onLoad({ filter, namespace: "on-demand" }, ({ path: name }) => ({
      contents: ON_DEMAND[name]
        .map((one) => `export const ${one} = (...given) => require("${name}").${one}(...given);`)
        .join("\n"),
    }));
  },
};

/** Keeps the remaining packages out of the bundles. */
const otherPackages = {
  name: "other-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) => {
      const isOurs = kind === "entry-point" || name.startsWith("@/");
      const isBundled = BUNDLED.includes(name) || importer.includes(`${path.sep}node_modules${path.sep}`);
      return isOurs || isBundled ? undefined : { path: name, external: true };
    });
  },
};

function copyLanguage(language) {
  const name = `${language}.traineddata.gz`;
  const target = path.join(TARGET, "languages", name);
  if (existsSync(target)) return;
  const source = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(path.dirname(source), QUALITY, name), `${target}.${process.pid}.tmp`);
  renameSync(`${target}.${process.pid}.tmp`, target);
}

function isFresh(entries) {
  if (!existsSync(STAMP)) return false;
  const stamp = JSON.parse(readFileSync(STAMP, "utf8"));
  if (stamp.builder !== hashFile("scripts/build-workers.mjs")) return false;
  if (JSON.stringify(stamp.entries) !== JSON.stringify(entries)) return false;
  if (!entries.every((name) => existsSync(path.join(TARGET, `${name}.mjs`)))) return false;
  if (!existsSync(path.join(TARGET, `${PAGE.name}.js`))) return false;
  return Object.entries(stamp.inputs).every(([name, hash]) => hashFile(name) === hash);
}

function hashFile(name) {
  const file = path.join(ROOT, name);
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "absent";
}

/** Writes a temporary file and renames it, so that a worker starting meanwhile never loads half a file. */
function writeWhole(file, contents) {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = await buildWorkers();
  process.stdout.write(built ? "Workers built.\n" : "Workers are up to date.\n");
}
