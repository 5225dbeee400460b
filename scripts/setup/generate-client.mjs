/**
 * `prisma/generated/sqlite`, and from a copied schema in which only the provider differs `prisma/generated/postgres`: a
 * generated client is bound to one provider.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./environment.mjs";
import { run } from "./run.mjs";
import { hashOf, isStamped, stamp } from "./stamps.mjs";

const STAMP = "prisma/generated/.stamp";
const SOURCES = ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json", "scripts/setup/generate-client.mjs"];

/** @returns {Promise<boolean>} whether anything was made */
export async function generateClients() {
  const hash = hashOf(SOURCES);
  if (isStamped(STAMP, hash)) return false;
  mkdirSync(path.join(ROOT, "prisma/postgres"), { recursive: true });
  writeFileSync(path.join(ROOT, "prisma/postgres/schema.prisma"), postgresSchema());
  await Promise.all(["prisma/schema.prisma", "prisma/postgres/schema.prisma"].map(generate));
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

/** Prisma wants an engine to exist when it generates, but does not run it: naming any program spares its download. */
function generate(schema) {
  const cli = path.join(ROOT, "node_modules/prisma/build/index.js");
  return run(process.execPath, [cli, "generate", "--schema", schema, "--no-hints"], {
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await generateClients()) ? "Made the database clients." : "The database clients are up to date.");
}
