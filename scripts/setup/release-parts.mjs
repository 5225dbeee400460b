/** Contents of a release: the project's own files, the built programs, and the package files they need. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "./environment.mjs";

/** Files and folders of the project; the server reads its addresses from the folders of `app`. */
export const PROJECT = [
  "app",
  "public/fonts",
  "public/icon.svg",
  "prisma/migrate.mjs",
  "prisma/migrations",
  "docs/operations.md",
  "docs/quality.md",
  "lib/platform/secret-strength.mjs",
  "scripts/client",
  "scripts/cm.mjs",
  "scripts/operate.mjs",
  "scripts/server.mjs",
  "scripts/start.mjs",
  ...[
    "check-node",
    "check-settings",
    "compiled-patterns",
    "environment",
    "port",
    "release-state",
    "run",
    "secrets",
    "supervise",
    "unread-output",
  ].map((name) => `scripts/setup/${name}.mjs`),
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
];

/** What `npm start` builds. */
export const BUILT = [
  ".build/commands",
  ".build/evidence",
  ".build/languages",
  ".build/server",
  ".build/workers",
  "public/pdf-reader",
  ...["BUILD_ID", "package.json", "node_modules", "server", "static", "static-packed"].map((name) => `.next/${name}`),
  ...["app-path-routes", "build", "fallback-build", "images", "prerender", "routes"].map(
    (name) => `.next/${name}-manifest.json`,
  ),
  ".next/required-server-files.json",
];

/** Commands of `package.json` kept in a release. */
const COMMANDS = ["start", "db:migrate", "admin", "cm", "backup", "restore", "verify", "move-files"];

/**
 * Package files that no program names literally: they are loaded at run time, depending on the machine, a page's
 * language, the letters of a text, its encoding or the kind of picture.
 */
const FOUND_LATER = {
  "@expo-google-fonts/noto-sans": fontFiles("NotoSans"),
  "@expo-google-fonts/source-serif-4": fontFiles("SourceSerif4"),
  "@napi-rs/canvas": [/^[^/]+\.(?:js|json)$/],
  jschardet: [/^package\.json$/, /^build\/index\.cjs$/],
  "pdfjs-dist": [/^package\.json$/, /^legacy\/build\/pdf(?:\.worker)?\.mjs$/, /^(?:cmaps|standard_fonts|wasm)\//],
  pdfkit: [/^js\/(?:data|standard-fonts)\//],
  "tesseract.js-core": [/^package\.json$/, /^tesseract-core[\w-]*\.(?:js|wasm)$/],
};
/** The native part of `@napi-rs/canvas` is its own package; none if it has none for this machine. */
const NATIVE = { scope: "@napi-rs", start: "canvas-" };

/** The largest of the files only needed while Next builds or develops, or for features this program doesn't use. */
const NOT_NEEDED = [
  "node_modules/next/dist/compiled/{webpack,babel,babel-packages,terser,cssnano-simple,sass-loader,@vercel/nft}/**",
  "node_modules/next/dist/compiled/next-server/*.dev.js",
  "node_modules/{@next/swc-*,@img,sharp,typescript,esbuild,@esbuild}/**",
  "node_modules/{@libsql,@napi-rs,@node-rs}/*-musl/**",
  "node_modules/**/*.map",
  "{app,components,docs,lib,public,scripts,tests,.data,release}/**",
];

function fontFiles(family) {
  const cuts = ["400Regular", "700Bold", "400Regular_Italic", "700Bold_Italic"];
  return [/^package\.json$/, ...cuts.map((cut) => new RegExp(`^${cut}/${family}_${cut}\\.ttf$`))];
}

/**
 * The `package.json` of a release: nothing to install, and only its own commands.
 * @typedef {{ scripts: Record<string, string>, [field: string]: unknown }} Manifest
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export function releaseManifest({ name, version, description, license, type, engines, scripts }) {
  const commands = Object.fromEntries(COMMANDS.map((command) => [command, scripts[command]]));
  return { name, version, private: true, description, license, type, engines, scripts: commands };
}

/** @returns {Promise<string[]>} files of packages, relative to the project */
export async function packageFiles() {
  const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");
  const programs = BUILT.filter((name) => name.startsWith(".build/")).flatMap((name) => programsIn(name));
  const { fileList } = await nodeFileTrace([...programs, "prisma/migrate.mjs"], {
    base: ROOT,
    processCwd: ROOT,
    ignore: NOT_NEEDED,
  });
  const named = [...fileList, ...tracedByNext()].filter((name) => name.startsWith("node_modules/"));
  return [...new Set([...named, ...foundLater()])].sort();
}

const programsIn = (folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => `${folder}/${name}`);

/** What Next itself traced for its server and our pages. */
function tracedByNext() {
  const { isIgnored } = createMatcher();
  const notes = readdirSync(path.join(ROOT, ".next"), { recursive: true }).filter(
    (name) => name.endsWith(".nft.json") && name !== "next-minimal-server.js.nft.json",
  );
  return notes.flatMap((note) => {
    const folder = path.dirname(path.join(ROOT, ".next", note));
    return JSON.parse(readFileSync(path.join(ROOT, ".next", note), "utf8"))
      .files.map((name) => path.relative(ROOT, path.resolve(folder, name)).split(path.sep).join("/"))
      .filter((name) => !isIgnored(name));
  });
}

function createMatcher() {
  const picomatch = createRequire(import.meta.url)("next/dist/compiled/picomatch");
  return { isIgnored: picomatch(NOT_NEEDED, { dot: true }) };
}

/** @returns {string[]} package files loaded dynamically at run time */
export function foundLater() {
  const scope = path.join(ROOT, "node_modules", NATIVE.scope);
  const native = readdirSync(scope).filter((name) => name.startsWith(NATIVE.start));
  const wanted = { ...FOUND_LATER, ...Object.fromEntries(native.map((name) => [`${NATIVE.scope}/${name}`, [/./]])) };
  return Object.entries(wanted).flatMap(([name, patterns]) => {
    const folder = `node_modules/${name}`;
    if (!existsSync(path.join(ROOT, folder))) throw new Error(`${name} is not installed`);
    const files = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(ROOT, folder), path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join("/"));
    for (const pattern of patterns)
      if (!files.some((file) => pattern.test(file))) throw new Error(`${name} has no file like ${pattern}`);
    return files.filter((file) => patterns.some((pattern) => pattern.test(file))).map((file) => `${folder}/${file}`);
  });
}
