import { describe, expect, test } from "vitest";
import { formatNumber } from "@/lib/documents/numbering/number-format";
import { readLines, listed, p, read } from "./docx-fixture";

const level = (index: number, format: string, text: string, more = "") =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum>`;
const instance = (id: number, listId: number, overrides = "") =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${listId}"/>${overrides}</w:num>`;
const startAt = (index: number, start: number) =>
  `<w:lvlOverride w:ilvl="${index}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
const CLAUSES = list(0, level(0, "decimal", "%1."), level(1, "decimal", "%1.%2"), level(2, "lowerLetter", "(%3)"));

describe("clause numbers", () => {
  test("are written out as Word shows them, level by level", async () => {
    const body =
      listed("Services", 0) +
      listed("Scope", 1) +
      listed("Fees", 1) +
      listed("late", 2) +
      listed("early", 2) +
      listed("Term", 0) +
      listed("Start", 1) +
      listed("note", 2);
    expect(await readLines(body, { numbering: CLAUSES + instance(1, 0) })).toEqual([
      "1. Services",
      "1.1 Scope",
      "1.2 Fees",
      "(a) late",
      "(b) early",
      "2. Term",
      "2.1 Start",
      "(a) note",
    ]);
  });

  test("count on after other text and in another instance of the list, unless that one states a start", async () => {
    const numbering = CLAUSES + instance(1, 0) + instance(2, 0) + instance(3, 0, startAt(0, 10));
    const body =
      listed("a", 0, 1) +
      p("text between") +
      listed("b", 0, 1) +
      listed("c", 0, 2) +
      listed("d", 0, 3) +
      listed("e", 0, 3);
    expect(await readLines(body, { numbering })).toEqual(["1. a", "text between", "2. b", "3. c", "10. d", "11. e"]);
  });

  test("a level that was skipped counts as used once", async () => {
    expect(
      await readLines(listed("a", 1) + listed("b", 1) + listed("c", 0), { numbering: CLAUSES + instance(1, 0) }),
    ).toEqual(["1.1 a", "1.2 b", "2. c"]);
  });

  test("legal numbering, levels that never restart, and other separators are honoured", async () => {
    const numbering =
      list(
        0,
        level(0, "upperRoman", "Article %1", '<w:suff w:val="nothing"/>'),
        level(1, "decimal", "%1.%2", '<w:isLgl/><w:lvlRestart w:val="0"/>'),
      ) + instance(1, 0);
    expect(
      await readLines(listed(": A", 0) + listed("x", 1) + listed(": B", 0) + listed("y", 1), { numbering }),
    ).toEqual(["Article I: A", "1.1 x", "Article II: B", "2.2 y"]);
  });

  test("come from the paragraph's style, and numId 0 switches them off", async () => {
    const numbering =
      list(0, level(0, "decimal", "%1."), level(1, "decimal", "%1.%2", '<w:pStyle w:val="Clause"/>')) + instance(1, 0);
    const styles =
      '<w:style w:type="paragraph" w:styleId="Clause"><w:name w:val="Clause"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body =
      listed("Head", 0) +
      p("by style", '<w:pStyle w:val="Clause"/>') +
      p("off", '<w:pStyle w:val="Clause"/><w:numPr><w:numId w:val="0"/></w:numPr>') +
      p("next", '<w:pStyle w:val="Clause"/>');
    expect(await readLines(body, { numbering, styles })).toEqual(["1. Head", "1.1 by style", "off", "1.2 next"]);
  });

  test("are found through a numbering style", async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="5"><w:numStyleLink w:val="Legal"/></w:abstractNum>' +
      CLAUSES +
      instance(1, 5) +
      instance(2, 0);
    const styles =
      '<w:style w:type="numbering" w:styleId="Legal"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>';
    expect(await readLines(listed("a", 0), { numbering, styles })).toEqual(["1. a"]);
  });

  test("don't count deleted paragraphs nor empty ones that only end a section", async () => {
    const gone = p(
      "<w:del w:id='1'><w:r><w:delText>gone</w:delText></w:r></w:del>",
      "<w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr><w:rPr><w:del w:id='2'/></w:rPr>",
    );
    const section = "<w:p><w:pPr><w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr><w:sectPr/></w:pPr></w:p>";
    expect(
      await readLines(listed("a", 0) + gone + section + listed("b", 0), { numbering: CLAUSES + instance(1, 0) }),
    ).toEqual(["1. a", "2. b"]);
  });

  test("bullets become items whose depth begins at 0", async () => {
    const numbering =
      list(0, level(0, "decimal", "%1."), level(1, "bullet", "•"), level(2, "bullet", "o")) + instance(1, 0);
    const blocks = await read(listed("a", 0) + listed("b", 1) + listed("c", 2) + listed("d", 1), { numbering });
    expect(blocks.map((block) => (block.kind === "item" ? [block.list, block.depth] : block.kind))).toEqual([
      "paragraph",
      ["bullet", 0],
      ["bullet", 1],
      ["bullet", 0],
    ]);
  });
});

describe("number formats", () => {
  test.each([
    [1, "decimal", "1"],
    [3, "decimalZero", "03"],
    [28, "lowerLetter", "bb"],
    [27, "upperLetter", "AA"],
    [1994, "upperRoman", "MCMXCIV"],
    [4, "lowerRoman", "iv"],
    [11, "ordinal", "11th"],
    [22, "ordinal", "22nd"],
    [21, "cardinalText", "Twenty-one"],
    [30, "ordinalText", "Thirtieth"],
    [112, "ordinalText", "One hundred twelfth"],
    [10, "russianLower", "к"],
    [29, "russianUpper", "Я"],
    [5, "none", ""],
    [5, "bullet", ""],
    [5, "somethingNew", "5"],
  ])("%i as %s is %s", (value, format, expected) => {
    expect(formatNumber(value, format)).toBe(expected);
  });

  test("a pattern of zeros pads", () => {
    expect(formatNumber(7, "custom", "001, 002, 003, ...")).toBe("007");
  });
});
