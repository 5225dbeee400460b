/** Where files are by the settings, and what the start says of settings that don't fit (B-43.1). */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whyNoS3Address } from "@/lib/platform/addresses";
import { fakeBucketSettings } from "@/tests/support/s3/place";

const S3 = fakeBucketSettings("https://s3.example.com");
const BLOB = { BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_store1_secret" };

beforeEach(() => vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

async function envWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("@/lib/platform/env")).env;
}

test.each<[string, Record<string, string>]>([
  ["disk", {}],
  ["blob", BLOB],
  ["s3", S3],
  ["disk", { ...S3, FILES_IN: "disk" }],
  ["blob", { ...S3, ...BLOB, FILES_IN: "blob" }],
  ["s3", { ...S3, ...BLOB, FILES_IN: "s3" }],
])("files are in %s with %j (B-43.1)", async (place, settings) => {
  expect((await envWith(settings)).filesIn).toBe(place);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    "a secret is missing",
    { ...S3, S3_SECRET_ACCESS_KEY: "" },
    /S3_SECRET_ACCESS_KEY \(is missing: files in S3 needs all/,
  ],
  ["only a bucket", { S3_BUCKET: "files" }, /S3_ENDPOINT, S3_REGION, .*are missing/],
  ["an odd bucket", { ...S3, S3_BUCKET: "../other" }, /S3_BUCKET \(is no bucket's name/],
  [
    "a name in the address",
    { ...S3, S3_ENDPOINT: "https://a:hush-hush@s3.example.com" },
    /S3_ENDPOINT \(must hold no name/,
  ],
  ["S3 without settings", { FILES_IN: "s3" }, /FILES_IN \(is s3, which needs/],
  ["Blob without settings", { FILES_IN: "blob" }, /FILES_IN \(is blob, which needs/],
  ["two places", { ...S3, ...BLOB }, /FILES_IN \(is missing: .*both set/],
  ["an odd place", { FILES_IN: "attic" }, /FILES_IN/],
  [
    "a host without a name",
    { ...S3, S3_ENDPOINT: "http://10.0.0.7:9000", S3_PATH_STYLE: "off" },
    /S3_PATH_STYLE \(must be on/,
  ],
])("%s: it does not start, and says why without a secret (B-43.1, B-23.6)", async (_, settings, words) => {
  const failure: unknown = await envWith(settings).catch((cause: unknown) => cause);
  expect(String(failure)).toMatch(words);
  for (const secret of [S3.S3_SECRET_ACCESS_KEY ?? "", BLOB.BLOB_READ_WRITE_TOKEN, "hush-hush"])
    expect(String(failure)).not.toContain(secret);
  expect(String(failure)).not.toContain("\n");
});

test("no address of a cloud's own secrets is taken, others are", () => {
  for (const address of [
    "http://169.254.169.254",
    "http://[::ffff:169.254.169.254]",
    "http://metadata.google.internal",
  ])
    expect(whyNoS3Address(address)).toMatch(/metadata/);
  for (const address of ["ftp://s3.example.com", "s3.example.com", "https://s3.example.com?x=1"])
    expect(whyNoS3Address(address)).not.toBeNull();
  for (const address of ["https://s3.example.com", "http://minio:9000", "https://a.example.com/storage/v1/s3"])
    expect(whyNoS3Address(address)).toBeNull();
});

describe("at the start", () => {
  async function warnings(endpoint: string) {
    await envWith({ ...S3, S3_ENDPOINT: endpoint });
    const [{ warnOfPlainHttp }, { log }] = await Promise.all([
      import("@/lib/server/unfit-settings"),
      import("@/lib/platform/log"),
    ]);
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    warnOfPlainHttp();
    return warn.mock.calls.map(([event, fields]) => `${event}: ${String(fields?.["warning"])}`);
  }

  test("plain HTTP to another machine is warned of, to this one or encrypted it isn't (B-43.1)", async () => {
    expect(await warnings("http://minio:9000")).toEqual([expect.stringMatching(/S3 at minio:9000 over plain HTTP/)]);
    expect(await warnings("http://127.0.0.1:9000")).toEqual([]);
    expect(await warnings("https://s3.example.com")).toEqual([]);
  });
});
