/**
 * Links to files: signed, short-lived, for one file and one purpose; what they give is an attachment that runs nothing.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as content, PUT as put } from "@/app/api/files/[fileId]/content/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { isSignedLink, signedLink } from "@/lib/contracts/files/signed-link";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { storage } from "@/lib/platform/storage/storage";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { isLong } from "../support/form";
import { smallFiles } from "../support/files/small-files";
import { nameable } from "../support/xss/nameable";
import { labelled, xssPayloads } from "../support/xss-payloads";

const TEXT = "LEASE AGREEMENT\n\n1. Rent. The Tenant shall pay.";
const MINUTE = 60_000;

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function prepared(filename: string): Promise<{ uploadUrl: string; fileId: string }> {
  return (
    await call(presign, { method: "POST", token: owner.token, body: { filename, contentType: "text/html" } })
  ).json();
}

async function stored(filename: string, bytes: Uint8Array | string = TEXT): Promise<{ fileId: string; link: URL }> {
  const { uploadUrl, fileId } = await prepared(filename);
  const { pathname, search } = new URL(uploadUrl);
  expect((await call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes })).status).toBe(
    204,
  );
  const { downloadUrl } = await (await call(download, { params: { fileId }, token: owner.token })).json();
  return { fileId, link: new URL(downloadUrl) };
}

const fetched = (fileId: string, link: URL) => call(content, { params: { fileId }, path: link.pathname + link.search });

/** The link with one of its parameters changed, or left out where there is no value. */
function altered(link: URL, name: string, value: string | null): URL {
  const other = new URL(link);
  if (value === null) other.searchParams.delete(name);
  else other.searchParams.set(name, value);
  return other;
}

describe("a link to a file", () => {
  test("gives the file, and nothing once any sign of it is another", async () => {
    const { fileId, link } = await stored("lease.txt");
    expect(await (await fetched(fileId, link)).text()).toBe(TEXT);
    const [signature, expires] = [link.searchParams.get("signature") ?? "", Number(link.searchParams.get("expires"))];
    const wrong = [...signature].map((sign, index) =>
      altered(link, "signature", signature.slice(0, index) + (sign === "A" ? "B" : "A") + signature.slice(index + 1)),
    );
    const others = ["", "x", `${signature}A`, signature.slice(1), signature.toLowerCase(), "0".repeat(200)].map(
      (value) => altered(link, "signature", value),
    );
    const later = [1, 1_000, 1e12].map((more) => altered(link, "expires", String(expires + more)));
    // The last sign of 43 holds two bits that no byte uses; it is compared as it stands all the same.
    const bare = [altered(link, "expires", "NaN"), altered(link, "signature", null), altered(link, "expires", null)];
    for (const changed of [...wrong, ...others, ...later, ...bare])
      expect([changed.search, [400, 401].includes((await fetched(fileId, changed)).status)]).toEqual([
        changed.search,
        true,
      ]);
  });

  test("is for that file alone, and to fetch it, not to send one", async () => {
    const [one, other] = [await stored("one.txt"), await stored("other.txt", "Another text, of another file.")];
    expect((await fetched(other.fileId, one.link)).status).toBe(401);
    const empty = await prepared("empty.txt");
    const asUpload = signedLink("download", empty.fileId);
    expect(
      (await call(put, { method: "PUT", params: { fileId: empty.fileId }, path: asUpload, body: TEXT })).status,
    ).toBe(401);
    const { pathname, search } = new URL(empty.uploadUrl);
    expect((await call(content, { params: { fileId: empty.fileId }, path: pathname + search })).status).toBe(401);
  });

  test("runs out after 15 minutes (B-8.12)", async () => {
    const { fileId, link } = await stored("lease.txt");
    const query = {
      expires: Number(link.searchParams.get("expires")),
      signature: link.searchParams.get("signature") ?? "",
    };
    const start = Date.now();
    const own = clock.now;
    try {
      clock.now = () => new Date(start + 14 * MINUTE);
      expect(isSignedLink("download", fileId, query)).toBe(true);
      clock.now = () => new Date(start + 16 * MINUTE);
      expect(isSignedLink("download", fileId, query)).toBe(false);
      expect((await fetched(fileId, link)).status).toBe(401);
    } finally {
      clock.now = own;
    }
  });

  test("and a session open no file by an id that leads elsewhere", async () => {
    const { link } = await stored("lease.txt");
    for (const id of [
      "../../app.db",
      "..%2f..%2fapp.db",
      "originals/x",
      "/etc/passwd",
      "..\\..\\app.db",
      "%00",
      "__proto__",
      "x".repeat(100),
    ]) {
      expect([id, (await fetched(id, link)).status]).toEqual([id, 401]);
      expect([id, (await call(content, { params: { fileId: id }, token: owner.token })).status]).toEqual([id, 404]);
      expect([id, (await call(download, { params: { fileId: id }, token: owner.token })).status]).toEqual([id, 404]);
    }
  });
});

test("no storage key leads out of the folder, to write, read or remove", async () => {
  const before = readdirSync(env.dataFolder).sort();
  for (const key of [
    "../outside",
    "originals/../../outside",
    "/tmp/outside",
    "originals/..",
    "originals/a/b",
    "originals/a\0",
    "originals/%2e%2e",
    "..\\outside",
    "originals/a.txt",
    "",
    "originals/",
    "ORIGINALS/a",
    "originals/ä",
  ]) {
    await expect(storage.write(key, new Uint8Array([1]), "text/plain")).rejects.toThrow(/not a storage key/);
    await expect(storage.read(key, 100)).rejects.toThrow(/not a storage key/);
    await expect(storage.remove(key)).rejects.toThrow(/not a storage key/);
  }
  expect(readdirSync(env.dataFolder).sort()).toEqual(before);
});

describe("a download", () => {
  test("is an attachment of its content's own type, whatever the uploader said, that runs nothing (B-8.12)", async () => {
    const types = {
      pdf: "application/pdf",
      docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      doc: "application/msword",
      txt: "text/plain",
    };
    for (const { name, bytes } of await smallFiles()) {
      const { fileId, link } = await stored(name, bytes);
      const { headers } = await fetched(fileId, link);
      expect([name, headers.get("content-type")]).toEqual([name, types[name.split(".").at(-1) as keyof typeof types]]);
      expect(headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/sandbox(?!.*allow)/);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const { fileId, link } = await stored("page.txt", "<!doctype html><html><script>alert(1)</script></html>");
    expect((await fetched(fileId, link)).headers.get("content-type")).toBe("application/octet-stream");
  });

  test("has a name that ends no header and leaves no folder, whatever the file was called (B-11.11)", async () => {
    const names = [
      "../../etc/passwd.txt",
      "a\r\nSet-Cookie: x=1.txt",
      'a"; filename="evil.exe.txt',
      "a\u202etxt.exe.txt",
      "%0d%0aX: 1.txt",
      "гэрээ\0.txt",
      ...nameable(xssPayloads({ seed: 31, count: isLong ? 120 : 30 })).map((payload) => `${labelled(payload)}.txt`),
    ];
    let refused = 0;
    for (const name of names) {
      const asked = await call(presign, {
        method: "POST",
        token: owner.token,
        body: { filename: name.slice(0, 250), contentType: "text/plain" },
      });
      if (asked.status === 400) refused += 1; // a name with control characters
      if (asked.status === 400) continue;
      const { fileId, link } = await stored(name.slice(0, 250));
      const disposition = (await fetched(fileId, link)).headers.get("content-disposition") ?? "";
      expect(disposition).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]*$/);
      expect(disposition).not.toMatch(/%2F|%5C|%0[AD]|\//i);
    }
    expect(refused).toBeLessThan(15); // of markup that ends in a slash nothing is left
    expect(existsSync(path.join(env.dataFolder, "files", "originals"))).toBe(true);
    expect(
      readdirSync(path.join(env.dataFolder, "files", "originals")).every((name) => /^[0-9a-f-]{36}$/.test(name)),
    ).toBe(true);
  }, 300_000); // a hundred uploads in the long form
});
