/** What the receiving server's findings prove, and what somebody may smuggle into them. */
import { describe, expect, test } from "vitest";
import { isProven } from "@/lib/workers/mail/proof";

const asked = { authserv: "mx.ours.example", domain: "khangai.example" };
const proven = (findings: string, server = "mx.ours.example") => isProven(`${server}; ${findings}`, asked);

describe("findings of our own server (B-42.3)", () => {
  test.each([
    "dmarc=pass header.from=khangai.example",
    "spf=fail smtp.mailfrom=x.example; dmarc=pass (p=REJECT sp=NONE) header.from=Khangai.Example",
    "dkim=pass (2048-bit key; unprotected) header.d=khangai.example header.i=@khangai.example header.s=one",
    "dkim=fail header.d=other.example; dkim=pass header.i=@khangai.example header.s=a header.b=AbC=",
    "dmarc = pass header.from = khangai.example",
  ])("prove the sender: %s", (findings) => {
    expect(proven(findings)).toBe(true);
  });

  test("a signature of the domain above proves it; one of a domain below, beside or of a whole ending doesn't", () => {
    const signedBy = (domain: string) =>
      isProven(`mx.ours.example; dkim=pass header.d=${domain}`, { ...asked, domain: "mail.khangai.example" });
    expect(signedBy("khangai.example")).toBe(true);
    for (const domain of ["a.mail.khangai.example", "angai.example", "example", "khangai.example.evil", ""])
      expect(signedBy(domain)).toBe(false);
  });

  test.each([
    "",
    "none",
    "spf=pass smtp.mailfrom=a@khangai.example",
    "dkim=pass header.d=evil.example",
    "dmarc=pass header.from=evil.example",
    "dmarc=fail header.from=khangai.example; dkim=pass header.d=khangai.example",
    "dmarc=none header.from=khangai.example",
    "arc=pass header.from=khangai.example",
    'spf=pass smtp.mailfrom="; dmarc=pass header.from=khangai.example; "@evil.example',
    'spf=pass smtp.mailfrom="\\"; dmarc=pass header.from=khangai.example',
    "spf=pass (; dmarc=pass header.from=khangai.example",
    "spf=pass (a (b) ; dmarc=pass header.from=khangai.example)",
    "spf=pass ) ; dmarc=pass header.from=khangai.example",
  ])("don't: %s", (findings) => {
    expect(proven(findings)).toBe(false);
  });

  test("of another server, or one whose name only begins like ours, prove nothing", () => {
    for (const server of ["mx.evil.example", "mx.ours.example.evil.example", "", "(mx.ours.example)"])
      expect(proven("dmarc=pass header.from=khangai.example", server)).toBe(false);
    expect(proven("dmarc=pass header.from=khangai.example", "MX.ours.example 1")).toBe(true);
  });

  test("a header of any length takes time by its length, and a huge one proves nothing", () => {
    for (const letter of ["(", '"', ";", "\\", "a=b "]) expect(proven(letter.repeat(1_000_000))).toBe(false);
  });
});
