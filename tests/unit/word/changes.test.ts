import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { cleanDocx, trackedDocx, withDecided } from "@/lib/word/export";
import { revisionsIn } from "@/lib/word/revisions";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, listed, p, row, run, table, type Parts } from "../documents/extraction/docx-fixture";

const NUMBERING: Parts = {
  numbering:
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
};
const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const buildFile = (body: string, parts: Parts = {}) => zipSync(docxFiles(body, parts));
const toText = (file: WordFile) => toPlainText(file.blocks).text.split("\n");
const toXml = (file: WordFile) => file.tree("main")?.xml ?? "";

/** The file in which what leads from its own text to `html` is tracked. */
function tracked(original: Uint8Array, base: string, ...steps: readonly string[]): WordFile {
  const editions = [base, ...steps].map((html, index) => ({ html, author: `Author ${index}`, at: at(index + 1) }));
  return new WordFile(trackedDocx(original, editions));
}
const accepted = (file: WordFile) => toText(withDecided(file, () => "accept"));
const rejected = (file: WordFile) => toText(withDecided(file, () => "reject"));

describe("a tracked change", () => {
  const rent = buildFile(
    p(run("The rent is ", "<w:i/>") + run("100 dollars", '<w:b/><w:sz w:val="28"/>') + run(" a month.")),
  );
  const base = "<p><em>The rent is </em><strong>100 dollars</strong> a month.</p>";

  test("of a word is that word, in the look that stood there (B-11.15)", () => {
    const xml = toXml(tracked(rent, base, base.replace("dollars", "euros")));
    expect(xml).toContain('<w:delText xml:space="preserve">dollars</w:delText>');
    expect(xml).toMatch(
      /<w:ins [^>]*><w:r><w:rPr><w:b\/><w:sz w:val="28"\/><\/w:rPr><w:t xml:space="preserve">euros<\/w:t>/,
    );
    expect(xml).toContain(run("The rent is ", "<w:i/>"));
    expect(xml).toContain(run(" a month."));
  });

  test("is of whoever made it, on the day of that version", () => {
    const first = base.replace("dollars", "euros");
    const file = tracked(rent, base, first, first.replace("month", "year"));
    const tree = file.tree("main");
    const made = (tree ? revisionsIn(tree) : []).map(({ revision }) => `${revision.author} ${revision.date}`);
    expect(new Set(made)).toEqual(new Set(["Author 1 2026-05-02T00:00:00Z", "Author 2 2026-05-03T00:00:00Z"]));
    expect(made).toHaveLength(4);
  });

  test("of a look keeps the former one beside it", () => {
    const file = tracked(rent, base, base.replace("month", "<u>month</u>"));
    expect(toXml(file)).toMatch(/<w:rPr><w:u w:val="single"\/><w:rPrChange [^>]*><w:rPr\/><\/w:rPrChange><\/w:rPr>/);
    expect(toXml(withDecided(file, () => "reject"))).not.toContain('w:val="single"');
  });
});

describe("paragraphs", () => {
  const three = buildFile(p("Alpha beta gamma.") + p("Delta epsilon zeta.") + p("Eta theta iota."));
  const base = "<p>Alpha beta gamma.</p><p>Delta epsilon zeta.</p><p>Eta theta iota.</p>";

  test.each([
    ["deleted", "<p>Alpha beta gamma.</p><p>Eta theta iota.</p>"],
    ["deleted at the end", "<p>Alpha beta gamma.</p><p>Delta epsilon zeta.</p>"],
    ["inserted", "<p>Alpha beta gamma.</p><p>Quite another one.</p><p>Delta epsilon zeta.</p><p>Eta theta iota.</p>"],
    ["inserted at the start", `<p>Quite another one.</p>${base}`],
    ["inserted at the end", `${base}<p>Quite another one.</p><p>And one more of them.</p>`],
    ["split", "<p>Alpha beta gamma.</p><p>Delta epsilon</p><p>zeta.</p><p>Eta theta iota.</p>"],
    ["joined", "<p>Alpha beta gamma. Delta epsilon zeta.</p><p>Eta theta iota.</p>"],
    ["all written anew", "<p>Nothing of this was there.</p>"],
  ])("%s: accepting gives the new text, rejecting the old one", (_, html) => {
    const file = tracked(three, base, html);
    expect(accepted(file)).toEqual(html.replace(/^<p>|<\/p>$/g, "").split("</p><p>"));
    expect(rejected(file)).toEqual(["Alpha beta gamma.", "Delta epsilon zeta.", "Eta theta iota."]);
    expect(toText(new WordFile(cleanDocx(three, html)))).toEqual(accepted(file));
  });

  test("that Word numbers are counted by Word: a clause that goes moves the others up (B-11.14)", () => {
    const original = buildFile(listed("Rent.", 0) + listed("Term.", 0) + listed("Law.", 0), NUMBERING);
    const file = new WordFile(cleanDocx(original, "<p>1. Rent.</p><p>3. The law.</p><p>4. New clause.</p>"));
    expect(toText(file)).toEqual(["1. Rent.", "2. The law.", "3. New clause."]);
    expect(toXml(file).match(/<w:numId /g)).toHaveLength(3);
  });
});

describe("tables", () => {
  const original = buildFile(
    p("Prices") + table(row(cell(p("Item")), cell(p("Price"))), row(cell(p("Lamp")), cell(p("10")))) + p("End"),
  );
  const base =
    "<p>Prices</p><table><tbody><tr><td>Item</td><td>Price</td></tr><tr><td>Lamp</td><td>10</td></tr></tbody></table><p>End</p>";

  test.each([
    ["a cell is changed", base.replace("10", "12")],
    ["a row goes", base.replace("<tr><td>Lamp</td><td>10</td></tr>", "")],
    ["a row comes", base.replace("<tr><td>Lamp", "<tr><td>Chair</td><td>40</td></tr><tr><td>Lamp")],
  ])("%s", (_, html) => {
    const file = tracked(original, base, html);
    expect(accepted(file)).toEqual(toPlainText(blocksFromHtml(html)).text.split("\n"));
    expect(rejected(file)).toEqual(["Prices", "Item\tPrice", "Lamp\t10", "End"]);
    expect(toXml(withDecided(file, () => "accept")).match(/<w:tc>/g)).toHaveLength((html.match(/<td>/g) ?? []).length);
  });
});

test("rows of a version from before there were tables are written into the table they were read from", () => {
  const original = buildFile(table(row(cell(p("Item")), cell(p("Price"))), row(cell(p("Lamp")), cell(p("10")))));
  expect(cleanDocx(original, "<p>Item | Price</p><p>Lamp | 10</p>")).toBe(original);
  const changed = new WordFile(cleanDocx(original, "<p>Item | Price</p><p>Lamp | 12</p>"));
  expect(toText(changed)).toEqual(["Item\tPrice", "Lamp\t12"]);
});

describe("what Word fills in by itself", () => {
  const field = (result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF a </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  test("a field goes whole, its code too, and what is beside it is written beside it", () => {
    const original = buildFile(p(run("See clause ") + field("7") + run(" below.")));
    const gone = tracked(original, "<p>See clause 7 below.</p>", "<p>See clause below.</p>");
    expect(toXml(gone)).toContain("<w:delInstrText> REF a </w:delInstrText>");
    expect(toXml(withDecided(gone, () => "accept"))).not.toContain("fldChar");
    expect(toXml(withDecided(gone, () => "reject"))).toContain("<w:instrText> REF a </w:instrText>");
    const beside = tracked(original, "<p>See clause 7 below.</p>", "<p>See clause 7 far below.</p>");
    expect(accepted(beside)).toEqual(["See clause 7 far below."]);
    expect(toXml(beside)).not.toContain("delInstrText");
  });

  test("a bound control is refused with its place; beside it, changes are written, and it goes with its paragraph (B-11.16)", () => {
    const control = `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${run("Acme LLC")}</w:sdtContent></w:sdt>`;
    const original = buildFile(p(run("Supplier: ") + control) + p("Free."));
    expect(() => cleanDocx(original, "<p>Supplier: Other LLC</p><p>Free.</p>")).toThrow(
      "boundControl: Supplier: Acme LLC",
    );
    const gone = tracked(original, "<p>Supplier: Acme LLC</p><p>Free.</p>", "<p>Free.</p>");
    expect(accepted(gone)).toEqual(["Free."]);
    expect(rejected(gone)).toEqual(["Supplier: Acme LLC", "Free."]);
    expect(toXml(gone)).toMatch(/<w:del [^>]*><w:sdt><w:sdtPr><\/w:sdtPr>/);
    expect(toXml(new WordFile(cleanDocx(original, "<p>Free.</p>")))).not.toContain("w:sdt");
    const locked = buildFile(
      p(control.replace("<w:dataBinding", '<w:lock w:val="sdtLocked"/><w:dataBinding')) + p("Free."),
    );
    expect(() => cleanDocx(locked, "<p>Free.</p>")).toThrow("boundControl: Acme LLC");
    const beside = new WordFile(cleanDocx(original, "<p>The supplier: Acme LLC</p><p>Quite free.</p>"));
    expect(toText(beside)).toEqual(["The supplier: Acme LLC", "Quite free."]);
  });
});

describe("changes that were in the file before", () => {
  const original = buildFile(
    p(
      `${run("Pay in ")}<w:ins w:id="4" w:author="They" w:date="2026-01-01T00:00:00Z">${run("thirty")}</w:ins><w:del w:id="5" w:author="They" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>ten</w:delText></w:r></w:del>${run(" days.")}`,
    ) + p("Law of Mongolia."),
  );
  const base = "<p>Pay in thirty days.</p><p>Law of Mongolia.</p>";

  test("are tracked no more, neither in a clean file nor where changes of ours are marked (B-11.14)", () => {
    const clean = new WordFile(cleanDocx(original, base.replace("Mongolia", "Japan")));
    expect(toXml(clean)).not.toContain("They");
    expect(toText(clean)).toEqual(["Pay in thirty days.", "Law of Japan."]);
    const marked = tracked(original, base, base.replace("Mongolia", "Japan"));
    expect(toXml(marked)).not.toContain("They");
    expect(rejected(marked)).toEqual(["Pay in thirty days.", "Law of Mongolia."]);
  });

  test("are read in three states: accepted, rejected, and theirs rejected with ours kept", () => {
    const ours = tracked(original, base, base.replace("Mongolia", "Japan"));
    expect(toText(withDecided(new WordFile(original), () => "accept"))[0]).toBe("Pay in thirty days.");
    expect(toText(withDecided(new WordFile(original), () => "reject"))[0]).toBe("Pay in ten days.");
    const theirs = new WordFile(cleanDocx(original, base)).with(new Map([["main", toXml(new WordFile(original))]]));
    const mixed = withDecided(theirs, ({ author }) => (author === "They" ? "reject" : "keep"));
    expect(toText(mixed)[0]).toBe("Pay in ten days.");
    expect(accepted(withDecided(ours, ({ author }) => (author === "They" ? "reject" : "keep")))[1]).toBe(
      "Law of Japan.",
    );
  });
});
