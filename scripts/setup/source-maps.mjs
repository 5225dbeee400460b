/**
 * Packages ship source maps to sources they don't include: a sixth of everything installed, useful only to a debugger
 * inside a package.
 */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

const MAP = /\.(?:js|mjs|cjs|ts|mts|cts|css)\.map$/;

/**
 * Removes source maps lying beside their files in a folder.
 * @returns {Promise<number>} how many
 */
export async function removeSourceMaps(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const maps = [...files].filter((name) => MAP.test(name) && files.has(name.slice(0, -".map".length)));
  for (const name of maps) await rm(path.join(folder, name));
  const folders = entries.filter((entry) => entry.isDirectory()); // links lead outside
  const removed = await Promise.all(folders.map(({ name }) => removeSourceMaps(path.join(folder, name))));
  return removed.reduce((sum, count) => sum + count, maps.length);
}
