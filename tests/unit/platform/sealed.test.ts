import { expect, test } from "vitest";
import { fingerprint, seal, unseal } from "@/lib/platform/sealed";

test("what is sealed comes back as it was, and looks different each time", () => {
  const text = "Гэрээ № 7 — “quoted” 𝌆";
  const [one, other] = [seal("idempotency", text), seal("idempotency", text)];
  expect([unseal("idempotency", one), unseal("idempotency", other)]).toEqual([text, text]);
  expect(one).not.toBe(other);
});

test("one changed bit is noticed", () => {
  const bytes = Buffer.from(seal("idempotency", "text"), "base64");
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal("idempotency", changed.toString("base64"))).toThrow();
  }
});

test("fingerprints tell where one part ends and the next begins", () => {
  expect(fingerprint("idempotency", "ab", "c")).not.toBe(fingerprint("idempotency", "a", "bc"));
  expect(fingerprint("idempotency", "ab", "c")).toBe(fingerprint("idempotency", "ab", "c"));
});
