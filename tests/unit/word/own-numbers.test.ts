import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/copy/languages";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { blockText, paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { fillTemplate } from "@/lib/documents/templates/fill";
import { readyText } from "@/lib/documents/templates/ready-texts";
import { trackedDocx, withDecided } from "@/lib/word/export";
import { heldIn } from "@/lib/word/own-numbers";
import { revisionsIn } from "@/lib/word/revisions";
import { WordFile } from "@/lib/word/file/word-file";
import { seeded } from "../../support/word-edits";
import { tries } from "../../support/form";

const TYPES = ["Sales Agreement", "Service Agreement", "Lease Agreement"] as const;
const TEXTS = LANGUAGES.flatMap((language) =>
  TYPES.map((type) => ({ name: `${type}, ${language}`, blocks: fillTemplate(type, {}, readyText(type, language)) })),
);

/** White space at the edges of a paragraph is none of Word's. */
const lines = (blocks: readonly Block[]) =>
  blocks.map((block) => blockText(block).trim()).filter((text) => text !== "");
/** What a file of a text says: items have their numbers in it. */
const linesIn = (html: string) => lines(withWrittenNumbers(blocksFromHtml(html)));
const written = (html: string) => withWrittenNumbers(blocksFromHtml(html));
const p = (...texts: string[]) => htmlFromBlocks(texts.map((text) => paragraph(text)));

async function tracked(from: string, to: string): Promise<WordFile> {
  const made = await renderContractDocx({
    ...{ name: "A", html: from, language: "en" },
    written: heldIn(written(to), written(from)),
  });
  const editions = [
    { html: from, author: "A", at: new Date(0) },
    { html: to, author: "B", at: new Date(1e12) },
  ];
  return new WordFile(trackedDocx(made, editions, { isOwn: true }));
}

async function expectBothWays(from: string, to: string): Promise<WordFile> {
  const file = await tracked(from, to);
  expect(lines(withDecided(file, () => "accept").blocks)).toEqual(linesIn(to));
  expect(lines(withDecided(file, () => "reject").blocks)).toEqual(linesIn(from));
  return file;
}

describe("a Word file of our own making", () => {
  test.each(TEXTS)("counts the clauses of $name, and says the same", async ({ blocks }) => {
    const html = htmlFromBlocks(blocks);
    const file = new WordFile(await renderContractDocx({ name: "A", html, language: "en" }));
    expect(lines(file.blocks)).toEqual(lines(blocks));
    expect(file.blocks.filter((block) => findNumber(block) !== null).length).toBeGreaterThan(20);
    expect(
      trackedDocx(file.original, [{ html, author: "A", at: new Date(0) }], { isOwn: true }) === file.original,
    ).toBe(true);
  });

  test.each([
    ["levels", ["1. A", "1.1 B", "1.2 C", "2. D", "2.1 E", "2.1.1 F", "2.1.2 G", "2.2 H", "3. I"], 9],
    ["several lists", ["1. A", "2. B", "text", "1. C", "2. D", "(a) E", "(b) F", "3. G", "(a) H", "(b) I"], 9],
    ["other beginnings", ["4. A", "5. B", "5.1 C", "6. D"], 4],
    ["Cyrillic letters", ["1. А", "а) Б", "б) В", "в) Г", "2. Д", "а) Е", "б) Ж"], 7],
    ["Roman ones beside letters", ["(a) A", "(i) B", "(ii) C", "(iii) D", "(b) E", "(h) X", "(c) F"], 6],
    [
      "letters up to i",
      ["(g) O", "(a) A", "(b) B", "(c) C", "(d) D", "(e) E", "(f) F", "(g) G", "(h) H", "(i) I", "(j) J"],
      10,
    ],
    ["words before them", ["Article 1. A", "1.1 B", "1.2 C", "Article 2. D", "2.1 E"], 5],
    ["Mongolian ones without a blank", ["1.Ерөнхий", "1.1.Энэ гэрээ", "1.2.Талууд", "2.Үнэ", "2.1.Төлбөр"], 5],
    ["clauses beneath headings without one", ["НЭГ", "1.1. А", "1.2. Б", "ХОЁР", "2.1. В", "2.2. Г"], 4],
    ["gaps", ["1. A", "2. B", "4. D"], 2],
    ["odd forms, years and sums", ["1. A", "2A. B", "2026. C", "1,5 D", "01. E", "12.5 F"], 0],
  ])("counts %s as they stand, and what it can't count stays typed (B-11.22)", async (_, texts, counted) => {
    const file = new WordFile(await renderContractDocx({ name: "A", html: p(...texts), language: "en" }));
    expect(lines(file.blocks)).toEqual(texts);
    expect(file.blocks.filter((block) => findNumber(block) !== null)).toHaveLength(counted);
  });

  test("tells a clause that came in between as that clause alone, for the others count on (B-11.22)", async () => {
    const from = p("1. Goods", "1.1 Kinds of goods", "2. The price of all", "2.1 Paid in advance", "3. The law");
    const to = p(
      "1. Goods",
      "1.1 Kinds of goods",
      "2. Delivery on time",
      "3. The price of all",
      "3.1 Paid in advance",
      "4. The law",
    );
    const file = await expectBothWays(from, to);
    const tree = file.tree("main");
    expect(tree && revisionsIn(tree).map(({ node }) => node.name)).toEqual(["w:ins", "w:ins"]);
  });

  test("has the numbers typed where a clause went and the others kept theirs (B-11.22)", async () => {
    const from = p("1. Goods of all kinds", "2. The price of all", "3. The law of the land", "4. Notices to all");
    await expectBothWays(from, p("1. Goods of all kinds", "3. The law of the land", "4. Notices to all"));
  });

  test("keeps the numbers of lists", async () => {
    const from =
      "<ol><li>a thing</li><li>b thing<ol><li>c thing</li></ol></li><li>d thing</li></ol><p>-</p><ol><li>e</li></ol>";
    const file = await expectBothWays(from, from.replace("<li>d thing</li>", "<li>new one</li><li>d thing</li>"));
    expect(lines(withDecided(file, () => "accept").blocks)).toEqual([
      ...["1. a thing", "2. b thing", "1. c thing", "3. new one", "4. d thing", "-", "1. e"],
    ]);
  });

  test.each(TEXTS)("with edits of $name: accepted it says the newer text, rejected the older", async ({ blocks }) => {
    for (let seed = 1; seed <= tries(12); seed += 1) {
      const edited = withEdits(blocks, seeded(seed * 31 + blocks.length));
      await expectBothWays(htmlFromBlocks(blocks), htmlFromBlocks(edited));
    }
  });
});

/** Edits of clauses, with their numbers put right afterwards or left. */
function withEdits(blocks: readonly Block[], chance: () => number): Block[] {
  const pick = (length: number) => Math.floor(chance() * length);
  let edited = withWrittenNumbers(blocks);
  for (let count = 1 + pick(3); count > 0; count -= 1) {
    const index = 3 + pick(edited.length - 4);
    const [one, other] = [edited[index], edited[3 + pick(edited.length - 4)]];
    if (!one || !other) continue;
    const kind = pick(5);
    if (kind === 0) edited = edited.toSpliced(index, 1);
    if (kind === 1) edited = edited.toSpliced(index, 0, worded(one, `Fresh words of clause ${index}.`));
    if (kind === 2) edited = edited.toSpliced(index, 1, worded(one, `${blockText(one).slice(0, 40)} and Зүйл.`));
    if (kind === 3) edited = edited.toSpliced(index, 1, other);
    if (kind === 4) edited = edited.toSpliced(index, 0, paragraph(`${pick(9)}.${pick(9)} Typed by hand.`));
  }
  return chance() < 0.6 ? recounted(edited) : edited;
}

/** A paragraph with other words behind its number. */
function worded(block: Block, text: string): Block {
  const number = findNumber(block);
  return { ...block, inlines: [...(number ? [number] : []), { text, marks: [] }] };
}

function recounted(blocks: readonly Block[]): Block[] {
  return withCountedNumbers(blocks);
}
