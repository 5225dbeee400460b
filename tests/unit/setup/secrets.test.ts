import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { ensureSecrets } from "@/scripts/setup/secrets.mjs";

let file: string;

beforeEach(() => {
  file = path.join(inject("temporaryFolder"), `${randomUUID()}.env`);
  delete process.env.NEXTAUTH_SECRET;
});

describe("secrets", () => {
  test("are made once, long, and for the owner's eyes only (B-23.14)", async () => {
    expect(ensureSecrets(file)).toBe(true);

    const made = /^NEXTAUTH_SECRET=(.+)$/m.exec(await readFile(file, "utf8"))?.[1] ?? "";
    expect(Buffer.from(made, "base64url")).toHaveLength(32);
    expect(process.env.NEXTAUTH_SECRET).toBe(made);
    if (process.platform !== "win32") expect((await stat(file)).mode & 0o077).toBe(0);
    expect(ensureSecrets(file)).toBe(false);
  });

  test("are added to what the file says already, which stays as it is", async () => {
    await writeFile(file, "PORT=4000");
    ensureSecrets(file);
    expect(await readFile(file, "utf8")).toMatch(/^PORT=4000\nNEXTAUTH_SECRET=\S+\n$/);
  });

  test("that somebody chose are kept, in the file or in the environment", async () => {
    await writeFile(file, "NEXTAUTH_SECRET=chosen\n");
    expect(ensureSecrets(file)).toBe(false);
    expect(await readFile(file, "utf8")).toBe("NEXTAUTH_SECRET=chosen\n");

    process.env.NEXTAUTH_SECRET = "from the environment";
    const other = `${file}.other`;
    expect(ensureSecrets(other)).toBe(false);
    await expect(stat(other)).rejects.toThrow(/ENOENT/);
  });

  test("that can't be kept, in a folder that can't be written to, are asked for", () => {
    expect(() => ensureSecrets(path.join(file, "no-folder", ".env"))).toThrow(
      /^NEXTAUTH_SECRET is not set and can't be kept in .*ENOENT\)\. Set it\.$/,
    );
    process.env.NEXTAUTH_SECRET = "from the environment";
    expect(ensureSecrets(path.join(file, "no-folder", ".env"))).toBe(false);
  });
});
