/**
 * `npm run db:generate`: the database clients from `prisma/schema.prisma`, one per database, because a generated client
 * is bound to one. Their types, twelve megabytes, go to the git-ignored `prisma/generated`, and the files needed at
 * runtime to `prisma/client`, which is in git: so running the app needs no generator.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./environment.mjs";
import { hashSources, isStamped, stamp } from "./stamps.mjs";

export const DATABASES = ["sqlite", "postgres"];
const STAMP = "prisma/generated/.stamp";
const SOURCES = ["prisma/schema.prisma", "package-lock.json", "scripts/setup/generate-client.mjs"];

/** @returns {Promise<boolean>} whether types and clients were generated anew */
export async function generateClients() {
  const hash = hashSources(SOURCES);
  if (isStamped(STAMP, hash)) return false;
  mkdirSync(path.join(ROOT, "prisma/postgres"), { recursive: true });
  writeFileSync(path.join(ROOT, "prisma/postgres/schema.prisma"), postgresSchema());
  for (const schema of ["prisma/schema.prisma", "prisma/postgres/schema.prisma"]) await generate(schema);
  stamp(STAMP, hash);
  return true;
}

export function postgresSchema() {
  const schema = readFileSync(path.join(ROOT, "prisma/schema.prisma"), "utf8");
  const copy = schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('"./generated/sqlite"', '"../generated/postgres"');
  if (!copy.includes('"postgresql"') || !copy.includes("generated/postgres"))
    throw new Error("prisma/schema.prisma: provider or output not found");
  return `// Made from ../schema.prisma by scripts/setup/generate-client.mjs; changes here are lost.\n${copy}`;
}

/** Calls the generator directly: Prisma's command line brings a studio, a server and 200 MB. */
async function generate(schema) {
  const require = createRequire(import.meta.url); // their ES modules can't be loaded
  const { PrismaClientTsGenerator } = require("@prisma/client-generator-ts");
  const { getGenerators, loadSchemaContext } = require("@prisma/internals");
  const schemaContext = await loadSchemaContext({
    schemaPath: { baseDir: ROOT, configProvidedPath: schema },
    printLoadMessage: false,
  });
  const [generator] = await getGenerators({
    schemaContext,
    registry: { "prisma-client": { type: "in-process", generator: new PrismaClientTsGenerator() } },
    skipDownload: true,
    cliCommand: "generate",
  });
  try {
    await generator.generate();
  } finally {
    generator.stop();
  }
}

/**
 * What a generated client needs at runtime: one file, without types.
 * @param {string} database
 * @returns {Promise<string>}
 */
export async function runnableClient(database) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [`prisma/generated/${database}/client.ts`],
    bundle: true,
    write: false,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    banner: { js: "// Made by `npm run db:generate` from ../schema.prisma; changes here are lost." },
  });
  return outputFiles[0].text;
}

/** @param {string} database */
export const runnableFile = (database) => path.join(ROOT, `prisma/client/${database}.js`);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await generateClients();
  for (const database of DATABASES) writeFileSync(runnableFile(database), await runnableClient(database));
  console.log("Made the database clients.");
}
