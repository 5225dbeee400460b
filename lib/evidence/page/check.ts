import { MANIFEST_PATH, PAGE_PATH, type Manifest } from "../manifest";
import { sha256Of, textOf, type Found } from "./bytes";
import { trailResult, versionsResult, type ChainResult } from "./chains";

export type FileState = "same" | "changed" | "missing";
export type Checked = {
  files: { path: string; state: FileState }[];
  /** Files that the list doesn't name. */
  extra: string[];
  /** Whether `manifest.json` says what the page says. */
  list: FileState;
  trail: ChainResult;
  versions: ChainResult;
  isGood: boolean;
};

/** Every hash made anew, and both chains followed to their ends. Source: B-48.5. */
export async function check(found: Found, manifest: Manifest, onFile: (done: number) => void): Promise<Checked> {
  const files: Checked["files"] = [];
  for (const { path, sha256, bytes } of manifest.files) {
    files.push({ path, state: await stateOf(found, path, { sha256, bytes }) });
    onFile(files.length);
  }
  const named = new Set([...manifest.files.map(({ path }) => path), MANIFEST_PATH, PAGE_PATH]);
  const extra = [...found.keys()].filter((path) => !named.has(path) && !path.endsWith("/"));
  const list = await listState(found, manifest);
  const [trail, versions] = [await trailResult(found, manifest), await versionsResult(found, manifest)];
  const areSame = files.every(({ state }) => state === "same") && list === "same" && extra.length === 0;
  const isGood = areSame && trail.state === "whole" && versions.state === "whole";
  return { files, extra, list, trail, versions, isGood };
}

async function stateOf(found: Found, path: string, of: { sha256: string; bytes: number }): Promise<FileState> {
  const read = found.get(path);
  if (!read) return "missing";
  const bytes = await read().catch(() => null); // what can't be unpacked isn't what was packed
  return bytes && bytes.length === of.bytes && (await sha256Of(bytes)) === of.sha256 ? "same" : "changed";
}

async function listState(found: Found, manifest: Manifest): Promise<FileState> {
  const read = found.get(MANIFEST_PATH);
  if (!read) return "missing";
  try {
    const there: unknown = JSON.parse(textOf(await read()));
    return JSON.stringify(there) === JSON.stringify(manifest) ? "same" : "changed";
  } catch {
    return "changed";
  }
}
