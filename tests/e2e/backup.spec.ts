/** A backup made while the app runs, restored elsewhere, is an installation people can work on. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startApp, testSettings, type AppServer } from "../support/server";
import { testFolder } from "../support/test-folder";
import { PASSWORD } from "./person";

const LEASE = "LEASE AGREEMENT\n\n1. Түрээслэгч pays 1,000,000 MNT a month to Acme LLC.\n";
const run = promisify(execFile);

test("people sign in, open, download and go on editing on what was restored (B-23.11)", { tag: "@long" }, async () => {
  test.setTimeout(180_000);
  const [app, folder] = [await startApp(), await mkdtemp(path.join(testFolder(), "contract-manager-backup-"))];
  let restored: AppServer | null = null;
  try {
    const { id, fileId } = await uploadLease(app);
    const file = path.join(folder, "backup");
    await command("backup", app.dataFolder, file);
    await app.kill();
    const dataFolder = path.join(folder, "data");
    await command("restore", dataFolder, file);
    restored = await startApp({ DATA_DIR: dataFolder });
    const headers = await signedIn(restored, "login");
    const [version] = await (await call(restored, `/contracts/${id}/versions`, { headers })).json();
    expect(version.plainText).toContain("Түрээслэгч pays 1,000,000 MNT");
    const { downloadUrl } = await (await call(restored, `/files/download/${fileId}`, { headers })).json();
    expect(await (await fetch(new URL(downloadUrl, restored.url))).text()).toBe(LEASE);
    const saved = await call(restored, `/contracts/${id}/versions`, {
      method: "POST",
      headers,
      body: JSON.stringify({ content: "<p>Changed.</p>", baseVersionId: version.id }),
    });
    expect([saved.status, (await saved.json()).versionNumber]).toEqual([201, 2]);
    await command("verify", dataFolder);
  } finally {
    await app.kill();
    await restored?.kill();
    await app.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

function call(app: AppServer, address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${app.url}${address}`, { ...init, headers: { "content-type": "application/json", ...init.headers } });
}

async function signedIn(app: AppServer, how: "register" | "login"): Promise<Record<string, string>> {
  const response = await call(app, `/auth/${how}`, {
    method: "POST",
    body: JSON.stringify({
      ...(how === "register" ? { name: "Болд" } : {}),
      email: "bold@example.com",
      password: PASSWORD,
    }),
  });
  const { access_token: token } = await response.json();
  return { authorization: `Bearer ${token}` };
}

async function uploadLease(app: AppServer): Promise<{ id: string; fileId: string }> {
  const headers = await signedIn(app, "register");
  const { uploadUrl, fileId } = await (
    await call(app, "/files/presigned-url", {
      method: "POST",
      headers,
      body: JSON.stringify({ filename: "lease.txt", contentType: "text/plain" }),
    })
  ).json();
  await fetch(uploadUrl, { method: "PUT", body: LEASE });
  const { id } = await (
    await call(app, "/contracts/upload", {
      method: "POST",
      headers,
      body: JSON.stringify({ name: "Lease", type: "Lease Agreement", fileId }),
    })
  ).json();
  await expect
    .poll(async () => (await (await call(app, `/contracts/${id}/status`, { headers })).json()).status, {
      timeout: 60_000,
    })
    .toBe("analyzed");
  return { id, fileId };
}

/** Fails with what the command said when it does not end well. */
async function command(name: "backup" | "restore" | "verify", dataFolder: string, ...args: string[]): Promise<void> {
  await run(process.execPath, ["scripts/operate.mjs", name, ...args], {
    env: { ...process.env, ...testSettings("http://localhost:3000", dataFolder) },
  });
}
