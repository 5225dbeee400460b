/** Whether mail comes in, by the settings, and which addresses answers go to. */
import { afterEach, expect, test, vi } from "vitest";

const WHOLE = {
  MAIL_IN_ADDRESS: "Inbox@Contracts.example",
  MAIL_IN_IMAP_URL: "imaps://in%40x:hush%2Fhush@mail.example:993/INBOX",
  MAIL_IN_AUTHSERV: "mx.contracts.example",
};

afterEach(() => void vi.unstubAllEnvs());

async function replyAddressesWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("@/lib/platform/mail/reply-address");
}

test("off by default: no address, and none for answers (B-42.1)", async () => {
  const { mailInAddress, replyAddressOf, roundsNamedBy } = await replyAddressesWith({});
  expect([mailInAddress, replyAddressOf("r1"), roundsNamedBy(["inbox+r1@contracts.example"])]).toEqual([
    null,
    null,
    [],
  ]);
});

test("on: a round has an address of its own, which others' don't look like (B-42.1)", async () => {
  const { mailInAddress, replyAddressOf, roundsNamedBy } = await replyAddressesWith(WHOLE);
  expect(mailInAddress).toBe("inbox@contracts.example");
  expect(replyAddressOf("r1")).toBe("inbox+r1@contracts.example");
  const others = ["inbox@contracts.example", "inbox+r2@evil.example", "x-inbox+r3@contracts.example"];
  const odd = ["inbox+@contracts.example", "inbox+a'b@contracts.example", "inbox+r1@contracts.example"];
  expect(roundsNamedBy([...others, "inbox+r1@contracts.example", ...odd])).toEqual(["r1"]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["half given", { ...WHOLE, MAIL_IN_AUTHSERV: "" }, /MAIL_IN_AUTHSERV \(is missing: mail that comes in needs all/],
  ["a tag in the address", { ...WHOLE, MAIL_IN_ADDRESS: "in+x@a.example" }, /MAIL_IN_ADDRESS \(is no plain address/],
  ["no mailbox", { ...WHOLE, MAIL_IN_IMAP_URL: "https://a:hush%2Fhush@b" }, /must begin with imap/],
  ["no way in", { ...WHOLE, MAIL_IN_IMAP_URL: "" }, /MAIL_IN_IMAP_URL or MAIL_IN_SECRET \(is missing/],
  ["a secret of two words", { ...WHOLE, MAIL_IN_SECRET: "hush" }, /MAIL_IN_SECRET \(must be whsec_ and 24 to 64/],
  ["a short secret", { ...WHOLE, MAIL_IN_SECRET: "whsec_aHVzaGh1c2g=" }, /MAIL_IN_SECRET \(must be whsec_/],
  ["no password", { ...WHOLE, MAIL_IN_IMAP_URL: "imaps://hush@mail.example" }, /must hold the mailbox's name and/],
])("%s: it does not start, and says why without the password (B-42.1)", async (_, settings, words) => {
  const failure: unknown = await replyAddressesWith(settings).catch((cause: unknown) => cause);
  expect(String(failure)).toMatch(words);
  expect(String(failure)).not.toMatch(/hush|\n/);
});
