import { describe, expect, test } from "vitest";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { compareSigned } from "@/lib/documents/signed/compare";
import { signedKind } from "@/lib/documents/scans/picture-file";
import type { SignedPart } from "@/lib/documents/signed/words";

const item = (text: string): Block => ({ kind: "item", list: "number", depth: 0, inlines: [{ text, marks: [] }] });
const lines = (...texts: string[]): Block[] => texts.map((text) => paragraph(text));
const onPage = (page: number, text: string): Block => ({
  kind: "paragraph",
  indent: 0,
  inlines: [{ page }, { text, marks: [] }],
});
const part = (blocks: Block[], more: Partial<SignedPart> = {}): SignedPart => ({
  blocks,
  unread: [],
  uncertain: [],
  ...more,
});
const compared = (agreed: Block[], ...parts: SignedPart[]) => compareSigned(agreed, parts);
const CLAUSES = [
  "1. Rent. The Tenant shall pay USD 1,500 each month within thirty (30) days.",
  "2. Term. This Agreement ends on 31 December 2027.",
  "3. Law. This Agreement is governed by the laws of Mongolia.",
] as const;

describe("a signed copy", () => {
  test("says the same where only print differs: quotes, dashes, ligatures, lines, bullets, page numbers (B-28.2)", () => {
    const agreed = lines('The "Fee" is 10 - 20 per cent of the office rent - final.', "• It's due at 5 \u00b5m...");
    const signed = lines(
      "The “Fee” is 10 – 20 per cent of the of\ufb01ce rent — \ufb01nal.",
      "It’s due at 5 \u03bcm…",
      "1",
    );
    expect(compared(agreed, part(signed))).toEqual({
      outcome: "same",
      words: { agreed: 17, found: 17 },
      differences: [],
      more: 0,
    });
  });

  test("says the same in Russian and Mongolian, whatever way letters are written", () => {
    const agreed = lines("Арендатор обязан платить «своевременно».", "Түрээслэгч төлбөрөө төлнө. й ё");
    const signed = lines("Арендатор обязан платить „своевременно“.", "Түрээслэгч төлбөрөө төлнө. и\u0306 е\u0308");
    expect(compared(agreed, part(signed)).outcome).toBe("same");
  });

  test("shows a word, a figure and a sign that differ, with what stands around and where (B-28.2)", () => {
    const signed = lines(CLAUSES[0].replace("1,500", "1,700"), CLAUSES[1].replace("2027", "2028"), CLAUSES[2]);
    const { outcome, differences } = compared(lines(...CLAUSES), part(signed));
    expect(outcome).toBe("differs");
    const text = CLAUSES.join("\n");
    expect(differences.map(({ agreed, signed: there, doubt, kind }) => ({ agreed, there, doubt, kind }))).toEqual([
      { agreed: "1,500", there: "1,700", doubt: null, kind: "changed" },
      { agreed: "2027", there: "2028", doubt: null, kind: "changed" },
    ]);
    for (const { start, end, agreed } of differences) expect(text.slice(start, end)).toBe(agreed);
    expect(differences[0]).toMatchObject({ before: "1. Rent. The Tenant shall pay USD", page: 1, file: 0 });
  });

  test("stands within the whole sentence of either side (B-28.6)", () => {
    const clause = (first: string, days: string) =>
      `${first} 10.2 Either party may end this Agreement at any time by giving the other party no less than ${days} days' notice in writing, signed by a person who may bind it. Nothing else ends it.`;
    const agreed = lines(clause("The Term is long.", "forty-five (45)"));
    const [difference] = compared(agreed, part(lines(clause("The Term is short.", "ninety (90)")))).differences.slice(
      -1,
    );
    const sentence = {
      before: "10.2 Either party may end this Agreement at any time by giving the other party no less than",
      after: "days' notice in writing, signed by a person who may bind it.",
    };
    expect(difference).toMatchObject({ agreed: "forty-five (45)", signed: "ninety (90)" });
    expect(difference?.before).toBe(sentence.before);
    expect(difference?.around?.before).toBe(sentence.before);
    expect(difference?.around?.after).toContain(sentence.after);
  });

  test("shows what is missing and what was added, capital letters and decimal signs too (B-28.2)", () => {
    const agreed = lines("The Buyer shall not pay 1.000 now.", CLAUSES[2]);
    const signed = lines("The buyer shall pay 1,000 now.", CLAUSES[2], "The Seller may end it at any time.");
    const { differences } = compared(agreed, part(signed));
    expect(differences.map(({ kind, agreed: said, signed: there }) => [kind, said, there])).toEqual([
      ["changed", "Buyer", "buyer"],
      ["missing", "not", ""],
      ["changed", "1.000", "1,000"],
      ["added", "", "The Seller may end it at any time."],
    ]);
  });

  test("letters of another alphabet that look alike are another word", () => {
    expect(compared(lines("The cap is one."), part(lines("The \u0441ap is one."))).outcome).toBe("differs");
  });

  test("places that are not sure are marked, and never silently equal (B-28.2)", () => {
    const agreed = lines("The tenant is now here to co-operate and pay the rent.");
    const apart = compared(agreed, part(lines("The tenant is nowhere to co-operate and pay the rent.")));
    expect(apart).toMatchObject({ outcome: "unsure", differences: [{ doubt: "spacing", signed: "nowhere" }] });
    const hyphen = compared(agreed, part(lines("The tenant is now here to cooperate and pay the rent.")));
    expect(hyphen).toMatchObject({ outcome: "unsure", differences: [{ doubt: "hyphen", signed: "cooperate" }] });
    const blurred = lines("The tenant is now here to co-operate and pay the rant.");
    const uncertain = [{ start: 49, end: 53 }];
    expect(compared(agreed, part(blurred)).outcome).toBe("differs");
    expect(compared(agreed, part(blurred, { uncertain }))).toMatchObject({
      outcome: "unsure",
      differences: [{ doubt: "uncertain", agreed: "rent", signed: "rant" }],
    });
  });

  test("numbers that a list counts are no difference, whether the page writes them or not", () => {
    const agreed = [item("Rent is due."), item("Notice is in writing.")];
    expect(compared(agreed, part(lines("1. Rent is due.", "2. Notice is in writing."))).outcome).toBe("same");
    expect(compared(agreed, part(lines("Rent is due.", "Notice is in writing."))).outcome).toBe("same");
  });

  test("a clause that stands elsewhere is one place to look at (B-28.2)", () => {
    const moved = "Force majeure frees either side";
    const { outcome, differences } = compared(lines(...CLAUSES, moved), part(lines(moved, ...CLAUSES)));
    expect(outcome).toBe("unsure");
    expect(differences).toMatchObject([{ kind: "moved", doubt: "order", agreed: moved, signed: moved, file: 0 }]);
  });

  test("a page that could not be read leaves its words open, and nothing else (B-28.2)", () => {
    const signed: Block[] = [
      { kind: "paragraph", indent: 0, inlines: [{ page: 1 }, { text: CLAUSES[0], marks: [] }] },
      { kind: "paragraph", indent: 0, inlines: [{ page: 2 }, { page: 3 }, { text: CLAUSES[2], marks: [] }] },
    ];
    const open = compared(lines(...CLAUSES), part(signed, { unread: [2] }));
    expect(open).toMatchObject({ outcome: "unsure", differences: [{ kind: "missing", doubt: "unread", page: 2 }] });
    expect(compared(lines(...CLAUSES), part(signed)).outcome).toBe("differs");
    const also = lines(CLAUSES[0].replace("thirty", "ninety"), CLAUSES[1], CLAUSES[2]);
    expect(compared(also, part(signed, { unread: [2] })).outcome).toBe("differs");
  });

  test("a page that could not be read and holds nothing of the text leaves it unsure all the same", () => {
    const signed: Block[] = [
      { kind: "paragraph", indent: 0, inlines: [{ page: 1 }, { text: CLAUSES[0], marks: [] }, { page: 2 }] },
    ];
    const { outcome, differences } = compared(lines(CLAUSES[0]), part(signed, { unread: [2] }));
    expect({ outcome, differences }).toEqual({ outcome: "unsure", differences: [] });
  });

  test("a cell of several lines that was read line by line with the one beside it moved, all of it or nothing", () => {
    const agreed = lines(
      "Term",
      "The date access to the Service starts",
      "The last signature on this form, or a later day.",
    );
    const read = [
      "The date access",
      "The last signature on this",
      "to the Service",
      "form, or a later",
      "starts",
      "day.",
    ];
    const moved = { kind: "moved", doubt: "order", signed: "to the Service … starts" };
    expect(compared(agreed, part(lines("Term", ...read)))).toMatchObject({ outcome: "unsure", differences: [moved] });
    const another = read.map((line) => line.replace("starts", "ends"));
    expect(compared(agreed, part(lines("Term", ...another))).outcome).toBe("differs");
    const less = read.filter((line) => line !== "starts");
    expect(compared(agreed, part(lines("Term", ...less))).outcome).toBe("differs");
  });

  test("files count as one text in their order; another document is told by its share of words", () => {
    expect(compared(lines(...CLAUSES), ...CLAUSES.map((clause) => part(lines(clause)))).outcome).toBe("same");
    const other = compared(lines(...CLAUSES), part(lines("Minutes of the meeting of shareholders.")));
    expect(other.words.found).toBeLessThan(other.words.agreed / 2);
  });

  test("what our own export puts above its pages is none, and only there", () => {
    const heads = ["Office lease Version 2"];
    const print = (head: string) =>
      compareSigned(lines(...CLAUSES), [part(lines(head, ...CLAUSES))], { heads }).outcome;
    expect(print("Office lease Version 2")).toBe("same");
    expect(print("Office lease Version 3")).toBe("differs");
    const below = [part(lines(...CLAUSES, "Office lease Version 2"))];
    expect(compareSigned(lines(...CLAUSES), below, { heads }).outcome).toBe("differs");
  });

  test("a line that recurs above or below the text of pages is told once, as a doubt, and one with another number differs (B-28.2)", () => {
    const onPages = (head: (page: number) => string): Block[] =>
      CLAUSES.flatMap((clause, at) => [onPage(at + 1, head(at + 1)), paragraph(clause), paragraph(`${at + 1} / 3`)]);
    const running = (head: (page: number) => string) => compared(lines(...CLAUSES), part(onPages(head)));
    expect(running((page) => `Page ${page} of 3`)).toMatchObject({ outcome: "same", differences: [] });
    expect(running((page) => `Acme Ltd, page ${page} of 3, confidential`)).toMatchObject({
      outcome: "unsure",
      differences: [{ kind: "added", doubt: "recurs", signed: "Acme Ltd, page 1 of 3, confidential", page: 1 }],
    });
    expect(running(() => "The Tenant waives all claims")).toMatchObject({
      outcome: "unsure",
      differences: [{ doubt: "recurs", signed: "The Tenant waives all claims" }],
    });
    expect(running(() => "The rent is USD 1,900").differences).toHaveLength(3);
    expect(running((page) => (page === 2 ? "Acme Ltd pays nothing" : "Acme Ltd")).differences).toMatchObject([
      { kind: "added", doubt: null, signed: "1 / 3\nAcme Ltd pays nothing" },
      { kind: "added", doubt: "recurs", signed: "Acme Ltd" },
    ]);
    expect(running((page) => (page === 2 ? "Never." : "")).outcome).toBe("differs");
    const titled = lines("OFFICE LEASE", ...CLAUSES);
    expect(compared(titled, part(onPages(() => "OFFICE LEASE"))).outcome).toBe("same");
    expect(compared(titled, part(lines(...CLAUSES))).differences).toMatchObject([{ agreed: "OFFICE LEASE" }]);
  });

  test("ё and е are a place to look at, and no difference for sure (B-28.2)", () => {
    const there = part(lines("Договор заключен, все ясно."));
    expect(compared(lines("Договор заключён, всё ясно."), there)).toMatchObject({
      outcome: "unsure",
      differences: [{ agreed: "заключён, всё", signed: "заключен, все", doubt: "uncertain" }],
    });
  });

  test("the list of differences ends, and says how many more there are", () => {
    const words = (of: string) =>
      Array.from({ length: 2_000 }, (_, index) => `${of}${index % 2 ? index : "x"} same here`);
    const { differences, more } = compared(lines(words("a").join(" ")), part(lines(words("b").join(" "))));
    expect(differences.length).toBeLessThanOrEqual(200);
    expect(differences.length + more).toBeGreaterThan(500);
  });
});

test("a signed copy is a PDF or a picture, by its content (B-28.1)", () => {
  const bytes = (...start: number[]) => new Uint8Array([...start, 0, 0, 0, 0]);
  expect(signedKind(new TextEncoder().encode("%PDF-1.7\n"))).toBe("pdf");
  expect(signedKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe("picture");
  expect(signedKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe("picture");
  expect(signedKind(new TextEncoder().encode("<svg xmlns='x'/>"))).toBeNull();
  expect(signedKind(new Uint8Array())).toBeNull();
});
