import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { secretProblem } from "@/lib/platform/secret-strength.mjs";

const SITE = "https://contracts.example.mn";

describe("where others can reach the app, a secret is refused that", () => {
  test.each([
    ["is not set", undefined, /is not set/],
    ["is empty", "", /is not set/],
    ["is short", "Xk3!vQ9z", /fewer than 32/],
    ["repeats itself", "abcabcabcabcabcabcabcabcabcabcabcabc", /repeats/],
    ["comes from a manual", "your-super-secret-key-please-change-me", /manual/],
    ["is the one of the tests", "a secret that only tests know, and of no other use", /manual/],
  ])("%s, with how to make one (B-23.5)", (_what, secret, said) => {
    const problem = secretProblem({ secret, url: SITE });
    expect(problem).toMatch(said);
    expect(problem).toContain("openssl rand -base64 32");
    expect(problem).not.toContain(secret || "no secret");
  });
});

test("random ones are taken", () => {
  for (let round = 0; round < 50; round += 1) {
    expect(secretProblem({ secret: randomBytes(32).toString("base64url"), url: SITE })).toBeNull();
    expect(secretProblem({ secret: randomBytes(32).toString("hex").slice(0, 64), url: SITE })).toBeNull();
  }
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://app.localhost"])(
  "%s is this machine's own business",
  (url) => {
    expect(secretProblem({ secret: "weak", url })).toBeNull();
  },
);

test.each(["http://192.168.1.5:3000", "http://localhost.example.com", "http://127.0.0.1.example.com", "no address"])(
  "%s is not",
  (url) => {
    expect(secretProblem({ secret: "weak", url })).not.toBeNull();
  },
);
