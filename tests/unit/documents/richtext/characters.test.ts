import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readTxt } from "@/lib/documents/extraction/txt";
import { readDocx } from "@/lib/documents/extraction/docx";
import { withoutUnseen } from "@/lib/documents/richtext/characters";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { cleanDocx } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { unseenRanges } from "@/lib/word/unseen";
import { docxFiles, p, run } from "../extraction/docx-fixture";

const OVERRIDE = "\u202e";
const END = "\u202c";

test("characters without a shape are in no text that was read; words are found although they hide in them (B-8.23)", async () => {
  const raw = `1. The Ten\u200bant pays ${OVERRIDE}12%${END} on de\u00admand, wit\u200dh\u2066out\u2069 noti\u{e0041}ce.`;
  const clean = "1. The Tenant pays 12% on demand, without notice.";
  expect(withoutUnseen(raw)).toBe(clean);
  const file = zipSync(docxFiles(p(run(raw))));
  expect(toPlainText((await readDocx(file)).blocks).text).toBe(clean);
  expect(toPlainText(readTxt(Buffer.from(raw)).blocks).text).toBe(clean);
  expect(cleanHtml(`<p>${raw}</p>`)).toBe(`<p>${clean}</p>`);
  expect(cleanHtml("<p>no&#x200b;tice &#8238;12</p>")).toBe("<p>notice 12</p>");
});

test("joiners and marks stay where letters need them, and Mongolian and Russian ones stay whole", () => {
  for (const text of ["می\u200cخواهم", "\u1828\u180b\u1822\u180e", "Ө ү й ё", "👨\u200d👩\u200d👧", "a\u00a0b\u202fc"])
    expect(withoutUnseen(text)).toBe(text);
});

test("a change is written where it belongs in a file that has such characters (B-8.23)", async () => {
  const file = zipSync(docxFiles(p(run("The Ten\u200bant pays \u202e12%\u202c at once.")) + p("End.")));
  const html = htmlFromBlocks((await readDocx(file)).blocks);
  expect(cleanDocx(file, html)).toEqual(file);
  const edited = cleanDocx(file, html.replace("12%", "15%").replace("at once", "in May"));
  expect(toPlainText((await readDocx(edited)).blocks).text).toBe("The Tenant pays 15% in May.\nEnd.");
});

test("words that are turned against their direction are told of; those of other scripts are not (B-8.21, B-8.23)", () => {
  const unseen = (body: string) => {
    const file = zipSync(docxFiles(body));
    return unseenRanges(new WordFile(file)).length;
  };
  expect(unseen(p(run(`Pay ${OVERRIDE}`) + run("12 to 34") + run(`${END} days.`)))).toBe(1);
  expect(unseen(p(run("Pay \u202a12 to 34\u202c days.")))).toBe(0);
  expect(unseen(p(run(`${OVERRIDE}שלום${END}`)) + p("Next."))).toBe(0);
  const text = `1. Rent.\n\n2. Pay ${OVERRIDE}12 to 34${END} days.\n\n3. End.`;
  const { blocks, unseen: turned = [] } = readTxt(Buffer.from(text));
  expect(turned.map(({ start, end }) => toPlainText(blocks).text.slice(start, end))).toEqual(["2. Pay 12 to 34 days."]);
  expect(readTxt(Buffer.from("1. Rent.\n\n2. Pay.")).unseen).toBeUndefined();
});
