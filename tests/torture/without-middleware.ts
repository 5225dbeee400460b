/** The app built without `middleware.ts`, and `tests/e2e/smuggling.spec.ts` on it: nothing may lean on that file. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from "node:fs/promises";
import path from "node:path";

const LEFT_OUT = new Set(["middleware.ts", ".git", ".next", ".build", ".data", ".env", "test-results"]);

/** How many tests passed, and what failed. The copy is made beside the project, so that its packages can be links. */
export async function withoutMiddleware(root: string): Promise<{ passed: number; faults: string[] }> {
  const copy = await mkdtemp(path.join(path.dirname(root), "without-middleware-"));
  try {
    await linkTree(root, copy, LEFT_OUT);
    const program = path.join(copy, "node_modules/playwright/cli.js");
    const env = { ...process.env, TEST_FORM: "long", E2E_PORT: "", E2E_DATA_DIR: "" };
    const tests = spawn(
      process.execPath,
      [program, "test", "tests/e2e/smuggling.spec.ts", "--project=chromium", "--retries=0"],
      { cwd: copy, env: withoutEmpty(env), stdio: ["ignore", "pipe", "pipe"] },
    );
    let output = "";
    for (const stream of [tests.stdout, tests.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(tests, "exit")) as [number | null];
    const passed = Number(/(\d+) passed/.exec(output)?.[1] ?? 0);
    return { passed, faults: code === 0 && passed > 0 ? [] : [output.slice(-4_000)] };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")) as NodeJS.ProcessEnv; // a fresh object of the same names
}

async function linkTree(from: string, to: string, leftOut: ReadonlySet<string> = new Set()): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) await (source.includes("/node_modules/") ? link : copyFile)(source, target); // packages are never written to
  }
}
