/** The server dies (`kill -9`) and comes back on the same data. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "playwright/test";
import { migrate } from "@/prisma/migrate.mjs";
import { longLeasePdf } from "../support/documents";
import { freePort } from "../support/postgres";
import { startApp, testSettings } from "../support/server";
import { testFolder } from "../support/test-folder";
import { PASSWORD } from "./person";

test(
  "sessions survive a restart, and a reading that was cut off is finished, once (B-5.9, B-8.9)",
  { tag: "@long" },
  async () => {
    test.slow(); // two starts, and a lock of the dead server that has to run out
    const app = await startApp();
    try {
      const call = (path: string, init: RequestInit = {}) =>
        fetch(`${app.url}${path}`, { ...init, headers: { "content-type": "application/json", ...init.headers } });
      const registered = await call("/auth/register", {
        method: "POST",
        body: JSON.stringify({ name: "A", email: "a@example.com", password: PASSWORD }),
      });
      const { access_token: token } = await registered.json();
      const headers = { authorization: `Bearer ${token}` };
      const { uploadUrl, fileId } = await (
        await call("/files/presigned-url", {
          method: "POST",
          headers,
          body: JSON.stringify({ filename: "long.pdf", contentType: "application/pdf" }),
        })
      ).json();
      await fetch(uploadUrl, { method: "PUT", body: new Uint8Array(await longLeasePdf(80)) });
      const { id } = await (
        await call("/contracts/upload", {
          method: "POST",
          headers,
          body: JSON.stringify({ name: "Long", type: "Other", fileId }),
        })
      ).json();
      await expect
        .poll(async () => (await (await call(`/contracts/${id}/status`, { headers })).json()).progress, {
          intervals: [20],
        })
        .toBeGreaterThan(0);
      await app.kill("SIGKILL");
      await app.start();
      expect((await call("/auth/profile", { headers })).status).toBe(200);
      await expect
        .poll(async () => (await (await call(`/contracts/${id}/status`, { headers })).json()).status, {
          timeout: 180_000,
        })
        .toBe("analyzed");
      const versions = await (await call(`/contracts/${id}/versions?fields=summary`, { headers })).json();
      expect(versions).toHaveLength(1);
    } finally {
      await app.kill();
      await app.remove();
    }
  },
);

test("a server whose words nobody reads any more starts and answers (B-23.7)", { tag: "@long" }, async () => {
  const folder = await mkdtemp(path.join(testFolder(), "contract-manager-unread-"));
  const url = `http://localhost:${await freePort()}`;
  await migrate({ url: `file:${path.join(folder, "app.db")}` });
  // The shell becomes the server once a line comes, and by then its words lead nowhere.
  const server = spawn("sh", ["-c", 'read line; exec "$0" scripts/server.mjs', process.execPath], {
    env: { ...process.env, ...testSettings(url, folder) },
    stdio: "pipe",
  });
  try {
    server.stdout.destroy();
    server.stderr.destroy();
    server.stdin.end("go\n");
    const health = () =>
      fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(health).toBe(200);
    expect(server.exitCode).toBeNull();
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
