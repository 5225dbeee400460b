import { describe, expect, test } from "vitest";
import { versionHash, type ChainedVersion } from "@/lib/contracts/versions/version-seal-store";

const VERSION: ChainedVersion = {
  contractId: "c1",
  versionNumber: 2,
  html: "<p>Түрээс</p>",
  createdAt: new Date("2026-03-04T05:06:07.890Z"),
  createdByName: "Бат",
  restoredFromNumber: null,
};

describe("a version's hash", () => {
  test("is the same wherever and whenever it is made", () => {
    // Made apart from this program, as the function's comment says. Stored hashes are held against it for ever.
    expect(versionHash(VERSION, "ab".repeat(32))).toBe(
      "30c2f3b848470e8eda373c4c0ea2debf363c84f53d262e85bea076243ef27774",
    );
  });

  test.each<[string, Partial<ChainedVersion>]>([
    ["contract", { contractId: "c2" }],
    ["number", { versionNumber: 3 }],
    ["text", { html: "<p>Түрээс </p>" }],
    ["date", { createdAt: new Date("2026-03-04T05:06:07.891Z") }],
    ["author", { createdByName: "бат" }],
    ["origin", { restoredFromNumber: 1 }],
  ])("is another one with another %s", (_what, change) => {
    expect(versionHash({ ...VERSION, ...change }, "")).not.toBe(versionHash(VERSION, ""));
  });

  test("covers its predecessor's, and where one field ends and the next begins", () => {
    expect(versionHash(VERSION, "a")).not.toBe(versionHash(VERSION, "b"));
    expect(versionHash({ ...VERSION, createdByName: `Бат",1,"` }, "")).not.toBe(
      versionHash({ ...VERSION, restoredFromNumber: 1 }, ""),
    );
  });

  test("is that of the text as a database stores it: half a sign becomes U+FFFD", () => {
    expect(versionHash({ ...VERSION, html: "a\ud800b", createdByName: "\udc00" }, "")).toBe(
      versionHash({ ...VERSION, html: "a\ufffdb", createdByName: "\ufffd" }, ""),
    );
  });
});
