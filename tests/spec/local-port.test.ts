import { execFile } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../support/routes";

test("without a wish for another one, the app is served at port 3000 of the local machine (B-23.3)", async () => {
  const other = createServer();
  // Whether by this test or by another program: the port is taken, and the start says which one it wanted.
  await new Promise<void>((resolve) => other.once("error", () => resolve()).listen(3_000, resolve));
  const started = promisify(execFile)(process.execPath, [path.join(ROOT, "scripts/start.mjs")], {
    env: { ...process.env, PORT: "" },
  });
  await expect(started).rejects.toMatchObject({
    stderr: expect.stringContaining("Port 3000 is in use by another program"),
  });
  other.close();
});
