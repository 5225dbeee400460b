/**
 * The commands of `scripts` as programs of one file each, made once in a run: reading some hundred sources anew takes
 * much longer than what a test asks of them. As people run them they are proven in `tests/e2e/backup.spec.ts`.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { inject } from "vitest";
import { folderOfCommands } from "./commands-folder";
import { ROOT } from "./routes";

const NAMES = ["backup", "move-files", "restore", "verify"] as const;
export type CommandName = (typeof NAMES)[number];

/**
 * What Node is told before the arguments of a command. Optimizing Prisma's WebAssembly takes half of a command's time,
 * and a command is over before that pays.
 *
 * @returns arguments of Node, the file last
 */
export async function programArguments(name: CommandName): Promise<string[]> {
  const folder = folderOfCommands(inject("temporaryFolder"));
  if (!existsSync(folder)) await bundle(folder);
  return ["--conditions=react-server", "--liftoff-only", path.join(folder, `${name}.mjs`)];
}

/** Packages with machine code, or with parts that they find by where they are. */
const STAYING = ["libsql", "@libsql/*", "@node-rs/argon2", "@napi-rs/canvas", "@prisma/client", "pg-native", "esbuild"];

/** Test files beside each other may make it at once: the first one's stays. */
async function bundle(folder: string): Promise<void> {
  const making = `${folder}-${process.pid}`;
  await mkdir(making, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: NAMES.map((name) => `scripts/${name}.mts`),
    outdir: making,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: STAYING,
    conditions: ["react-server"],
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    alias: { "@": ROOT },
    plugins: [asTheyStand],
    logLevel: "warning",
  });
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true })); // the other's is as good
}

/** Our modules that ask for their own place stay where they are; `server-only` refuses to load outside Next. */
const asTheyStand: Plugin = {
  name: "as they stand",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.mjs$/ }, ({ path: name, resolveDir }) => {
      if (resolveDir.includes("node_modules")) return null;
      const file = name.startsWith("@/") ? path.join(ROOT, name.slice(2)) : path.resolve(resolveDir, name);
      return existsSync(file) ? { path: pathToFileURL(file).href, external: true } : null;
    });
    onResolve({ filter: /^server-only$/ }, () => ({ path: "server-only", namespace: "nothing" }));
    onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "" }));
  },
};
