/**
 * The container without its engine: the files that the Dockerfile's last stage names, in a root of their own that
 * nobody can write to, with the libraries of this machine in place of the base image's.
 */
import { execFile } from "node:child_process";
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Copy, Stage } from "@/tests/support/dockerfile";

const run = promisify(execFile);

/** What `cc-debian12` has: the C library, and what GCC's C++ needs. */
const LIBRARIES_OF_BASE =
  /^(?:ld-linux-x86-64\.so\.2|lib(?:c|m|dl|rt|pthread|stdc\+\+|gcc_s|gomp|ssl|crypto|resolv|util)\.so\.[\d.]+)$/;

export type CleanRoot = { folder: string; data: string; bytes: number; foreign: string[]; remove: () => Promise<void> };

/** @param sources where this machine has what the stage `build` makes, by its path there */
export async function assembleRoot(stage: Stage, sources: Record<string, string>): Promise<CleanRoot> {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-manager-root-"));
  const data = await mkdtemp(path.join(tmpdir(), "contract-manager-volume-"));
  await chmod(folder, 0o755); // others pass through it
  let bytes = 0;
  for (const copy of stage.copies) bytes += await copyIn(copy, { folder, sources });
  const foreign = await copyLibraries(folder);
  for (const name of ["proc", "dev", "tmp", "etc"]) await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, "etc/passwd"), "nonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n");
  const [user = 0, group = 0] = stage.user.split(":").map(Number);
  await chown(data, user, group);
  const remove = async () => {
    for (const made of [folder, data]) await rm(made, { recursive: true, force: true });
  };
  return { folder, data, bytes, foreign, remove };
}

async function copyIn(
  { from, to }: Copy,
  { folder, sources }: { folder: string; sources: Record<string, string> },
): Promise<number> {
  const target = path.join(folder, to);
  const source = sources[from];
  if (source === undefined) throw new Error(`nothing here stands for ${from} of the Dockerfile`);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  const { stdout } = await run("du", ["-sb", target]);
  return Number(stdout.split("\t")[0]);
}

/** Of node and every native package. @returns those that the base image doesn't have */
async function copyLibraries(folder: string): Promise<string[]> {
  const natives = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".node"));
  const needed = new Map<string, string>();
  for (const name of ["usr/local/bin/node", ...natives])
    for (const file of await librariesOf(path.join(folder, name))) needed.set(path.basename(file), file);
  for (const file of needed.values()) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await copyFile(await realpath(file), path.join(folder, file));
  }
  return [...needed.keys()].filter((name) => !LIBRARIES_OF_BASE.test(name));
}

async function librariesOf(program: string): Promise<string[]> {
  const { stdout } = await run("ldd", [program]);
  return [...stdout.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, file = ""]) => file);
}
