/**
 * `npm run release`: builds the app and puts everything needed to run it into a folder of `release/` and an archive
 * beside it, for this operating system and processor. In the unpacked archive `npm start` installs and builds nothing.
 */
import "./setup/check-node.mjs";
import { cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./setup/environment.mjs";
import { installPackages } from "./setup/install.mjs";
import { run, step } from "./setup/run.mjs";

await step("Installing packages", () => installPackages());
const { buildWorkers } = await import("./build-workers.mjs");
await step("Building the server and its threads", buildWorkers);
const { buildApp } = await import("./setup/build-app.mjs");
await step("Building the app", () => buildApp());
const { BUILT, PROJECT, releaseManifest, packageFiles } = await import("./setup/release-parts.mjs");
const { shareChunks } = await import("./setup/share-chunks.mjs");

const manifest = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
const system = `${process.platform}-${process.arch}`;
const name = `${manifest.name}-${manifest.version}-${system}`;
const folder = path.join(ROOT, "release", name);
await step("Collecting what runs", collect);
await step("Packing the archive", () => run("tar", ["-czf", `${folder}.tar.gz`, "-C", path.dirname(folder), name]));
const { size } = await stat(`${folder}.tar.gz`);
console.log(`\n  release/${name}.tar.gz, ${Math.round(size / 1e6)} MB. Unpack it and run npm start in its folder.\n`);

async function collect() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of [...PROJECT, ...BUILT, ...(await packageFiles())])
    await cp(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true, // Next's links to packages
      filter: (file) => !file.endsWith(".nft.json"),
    });
  shareChunks(path.join(folder, ".next/server/chunks"));
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(releaseManifest(manifest), null, 2)}\n`);
  await writeFile(path.join(folder, "release.json"), `${JSON.stringify({ system })}\n`);
}
