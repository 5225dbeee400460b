import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimDatabase } from "@/lib/server/one-server";

let folder: string;
let file: string;
let first: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "one-server-"));
  file = `file:${path.join(folder, "app.db")}`;
});
afterEach(async () => {
  first?.kill("SIGKILL");
  first = null;
  await rm(folder, { recursive: true, force: true });
});

/** Another process that claims the database and lives on, so long that its garbage is collected. */
async function claimedByAnother(): Promise<ChildProcess> {
  const source = `const { claimDatabase } = await import("@/lib/server/one-server"); await claimDatabase(${JSON.stringify(file)}, { url: "http://localhost:3999" }); globalThis.gc(); await new Promise(setImmediate); globalThis.gc(); console.log("claimed"); setInterval(() => globalThis.gc(), 100);`;
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "--conditions=react-server", "--input-type=module", "-e", source],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, NODE_OPTIONS: "" } },
  );
  first = child;
  await once(child.stdout ?? child, "data");
  return child;
}

test("a second server of one file is refused, and told of the first; behind its crash the next one starts at once (B-23.8)", async () => {
  const other = await claimedByAnother();
  await expect(claimDatabase(file, { url: "http://localhost:3000" })).rejects.toThrow(
    new RegExp(`process ${other.pid} on .*http://localhost:3999`),
  );
  other.kill("SIGKILL");
  await once(other, "exit");
  const claim = await claimDatabase(file, { url: "http://localhost:3000" });
  await expect(claimDatabase(file, { url: "http://localhost:3001" })).rejects.toThrow(`process ${process.pid}`);
  claim.release();
  (await claimDatabase(file, { url: "http://localhost:3000" })).release();
});
