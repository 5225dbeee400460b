import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readDocx } from "@/lib/documents/extraction/docx";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx } from "@/lib/word/export";
import { readDocument } from "@/lib/workers/read-document";
import { WordFile } from "@/lib/word/file/word-file";
import { unseenRanges } from "@/lib/word/unseen";
import { docxFiles, p, readLines, run } from "./docx-fixture";

const FOREIGN = 'xmlns:zz="urn:nobody-knows"';
const alternates = (requires: string, choice: string, fallback: string) =>
  `<mc:AlternateContent ${FOREIGN}><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

test("of alternate contents the one is read that Word shows, once, and nothing in markup that it doesn't know (B-8.21)", async () => {
  expect(
    await readLines(
      alternates("zz", p("A choice for others."), p("1. What Word shows.")) +
        p(`<w:r>${alternates("w14", "<w:t>2. Known.</w:t>", "<w:t>Old.</w:t>")}</w:r>`) +
        p(run("3. The Tenant pays") + `<zz:wrap ${FOREIGN}>${run(" nothing")}</zz:wrap>` + run(".")),
    ),
  ).toEqual(["1. What Word shows.", "2. Known.", "3. The Tenant pays."]);
});

test("raised digits are no digits of the number before them; other raised letters stay (B-8.21)", async () => {
  const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
  const styles = `<w:style w:type="character" w:styleId="Cents"><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>`;
  const styled = run("50", '<w:rStyle w:val="Cents"/>');
  expect(
    await readLines(
      p(run("USD 1,500") + raised("00") + run(" for 20 m") + raised("2") + run(" on the 21") + raised("st")) +
        p(run("USD 3") + styled),
      { styles },
    ),
  ).toEqual(["USD 1,500⁰⁰ for 20 m2 on the 21st", "USD 3⁵⁰"]);
  const file = zipSync(docxFiles(p(run("USD 1,500") + raised("00") + run(" a month."))));
  const html = htmlFromBlocks((await readDocx(file)).blocks);
  expect(cleanDocx(file, html)).toEqual(file);
  const edited = cleanDocx(file, html.replace("month", "year"));
  expect(toPlainText(new WordFile(edited).blocks).text).toBe("USD 1,500⁰⁰ a year.");
});

test("a formula keeps its value in one line (B-8.10)", async () => {
  const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const formula = (content: string) =>
    p(`<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${content}</m:oMath>`);
  const power = `<m:sSup><m:e>${t("10")}</m:e><m:sup>${t("2")}</m:sup></m:sSup>`;
  const share = `<m:f><m:num>${t("1+2")}</m:num><m:den>${t("3")}</m:den></m:f>`;
  const root = `<m:rad><m:deg/><m:e>${t("4")}</m:e></m:rad>`;
  const brackets = `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${t("a")}</m:e></m:d>`;
  const lower = `<m:sSub><m:e>${t("P")}</m:e><m:sub>${t("0")}</m:sub></m:sSub>`;
  const both = `<m:sSubSup><m:e>${t("P")}</m:e><m:sub>${t("1")}</m:sub><m:sup>${t("n-1")}</m:sup></m:sSubSup>`;
  const all = [power, share, root, brackets, lower, both].map(formula).join("");
  expect(await readLines(all)).toEqual(["10^2", "(1+2)/3", "√4", "[a]", "P_0", "P_1^(n-1)"]);
});

test("words above a line follow it in brackets (B-8.21)", async () => {
  const ruby = `<w:r><w:ruby><w:rubyPr/><w:rt>${run("not")}</w:rt><w:rubyBase>${run("pay")}</w:rubyBase></w:ruby></w:r>`;
  expect(await readLines(p(run("They ") + ruby + run(".")))).toEqual(["They pay (not)."]);
  const file = zipSync(docxFiles(p(run("They ") + ruby + run("."))));
  const edited = cleanDocx(file, "<p>We pay (not).</p>");
  expect(toPlainText(new WordFile(edited).blocks).text).toBe("We pay (not).");
  for (const html of ["<p>They owe (not).</p>", "<p>They pay (now).</p>"])
    expect(() => cleanDocx(file, html)).toThrow("markup");
});

test("a field in which Word shows today's day counts as read differently; other fields don't (B-8.21)", () => {
  const field = (code: string, shown: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const simple = (code: string, shown: string) => `<w:fldSimple w:instr="${code}">${run(shown)}</w:fldSimple>`;
  const file = zipSync(
    docxFiles(
      p(run("Made on ") + field(' DATE \\@ "d MMMM yyyy"', "1 May 2020") + run(".")) +
        p(run("At ") + simple("TIME", "12:00")) +
        p(run("Made on ") + field(" CREATEDATE ", "2 May 2020") + simple("REF clause", "5.1")),
    ),
  );
  const { text } = toPlainText(new WordFile(file).blocks);
  expect(unseenRanges(new WordFile(file)).map(({ start, end }) => text.slice(start, end))).toEqual([
    "1 May 2020",
    "12:00",
  ]);
});

test("the words of a diagram are named as unread (B-8.22)", async () => {
  const files = docxFiles(p("1. Rent."));
  const relation = '<Relationship Id="d" Type="urn:x/diagramData" Target="diagrams/data1.xml"/>';
  files["word/_rels/document.xml.rels"] = strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`,
  );
  files["word/diagrams/data1.xml"] = strToU8("<d><a:t>Pay within</a:t><a:t>5 days</a:t></d>");
  expect((await readDocx(zipSync(files))).unread).toEqual(["SmartArt: Pay within 5 days…"]);
  files["word/diagrams/data1.xml"] = strToU8("<d><a:t> </a:t></d>");
  expect((await readDocx(zipSync(files))).unread).toBeUndefined();
});

test("a line of a page header or footer that rules something is named as unread; names and numbers aren't (B-8.22)", async () => {
  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const files = docxFiles(p("1. Rent."));
  const relation = (type: string) => `<Relationship Id="${type}" Type="urn:x/${type}" Target="${type}1.xml"/>`;
  files["word/_rels/document.xml.rels"] = strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation("header")}${relation("footer")}</Relationships>`,
  );
  const rule = "The Customer shall pay VAT on top of all prices.";
  files["word/header1.xml"] = strToU8(`<w:hdr ${W}>${p("Lease No. 7, draft of 1 May 2025")}</w:hdr>`);
  files["word/footer1.xml"] = strToU8(`<w:ftr ${W}>${p("Acme LLC, 1 High Street")}${p(rule)}</w:ftr>`);
  expect((await readDocument(zipSync(files), "a.docx")).unread).toEqual([`“${rule}”`]);
  files["word/footer1.xml"] = strToU8(`<w:ftr ${W}>${p("Заказчик обязан оплатить счёт.")}</w:ftr>`);
  expect((await readDocument(zipSync(files), "a.docx")).unread).toEqual(["“Заказчик обязан оплатить счёт.”"]);
  files["word/footer1.xml"] = strToU8(`<w:ftr ${W}>${p("Acme LLC")}</w:ftr>`);
  expect((await readDocument(zipSync(files), "a.docx")).unread).toBeUndefined();
});
