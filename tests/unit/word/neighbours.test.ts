/** One edit of a phrase is one decision, however many pieces it came in (B-26.3). */
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { WordFile } from "@/lib/word/file/word-file";
import { answeredDocx } from "@/lib/word/returned/answered";
import { decidedTexts } from "@/lib/word/returned/decided";
import { readReturned, readReturnedText } from "@/lib/word/returned/returned";
import { docxFiles, p, run } from "../documents/extraction/docx-fixture";

const by = (author: string) => `w:id="1" w:author="${author}" w:date="2026-11-20T10:00:00Z"`;
const ins = (text: string, author = "Their Lawyer") => `<w:ins ${by(author)}>${run(text)}</w:ins>`;
const del = (text: string, author = "Their Lawyer") =>
  `<w:del ${by(author)}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const file = (body: string) => zipSync(docxFiles(body));

const SENT = "Data stays in Germany and France at all times.";
function returned(body: string, sent = SENT) {
  const bytes = file(p(sent));
  const html = htmlFromBlocks(new WordFile(bytes).blocks);
  const back = file(p(body));
  return { html, sent: bytes, back, changes: readReturned(back, { html, file: bytes }).changes };
}
const pairs = (changes: readonly { before: string; after: string }[]) =>
  changes.map(({ before, after }) => [before, after]);

const SPLIT =
  run("Data stays in ") +
  del("Germany") +
  ins("Singapore, Ireland") +
  run(" and ") +
  del("France") +
  ins("India") +
  run(" at all times.");

describe("an edit of one phrase", () => {
  test("that was tracked in two halves is one change, and taking it gives the whole phrase (B-26.3)", () => {
    const { html, changes } = returned(SPLIT);
    expect(pairs(changes)).toEqual([["Germany and France", "Singapore, Ireland and India"]]);
    const planned = changes.map((change, at) => ({ id: String(at), change, isTaken: true }));
    const decided = decidedTexts({ sentHtml: html, currentHtml: html, isOwn: false }, planned);
    const text = "blocks" in decided ? htmlFromBlocks(decided.blocks) : decided.conflicts;
    expect(text).toBe("<p>Data stays in Singapore, Ireland and India at all times.</p>");
  });

  test("is resolved as a whole in the file that goes back, also where it was stored in halves (B-26.15)", () => {
    const { html, sent, back, changes } = returned(SPLIT);
    const stamp = { author: "Us", at: new Date("2026-11-21T10:00:00Z") };
    const [whole] = changes;
    if (!whole) throw new Error("one change");
    const first = { ...whole, before: "Germany", after: "Singapore, Ireland", end: whole.start + "Germany".length };
    const second = { ...whole, before: "France", after: "India", start: whole.end - "France".length };
    for (const stored of [[whole], [first, second]]) {
      const answers = stored.map((change, at) => ({ id: String(at), change, decision: "rejected" as const }));
      const { file: answer } = answeredDocx(back, { html, file: sent }, { html, changes: answers, stamp });
      const { blocks } = new WordFile(answer);
      expect(htmlFromBlocks(blocks)).toBe(`<p>${SENT}</p>`);
      expect(new TextDecoder().decode(answer)).not.toContain("Their Lawyer");
    }
  });

  test("that was made without tracking is one change too, in three languages (B-26.4)", () => {
    const cases = [
      ["in Germany and France only", "in Singapore, Ireland and India only", "Germany and France"],
      ["в Германии и Франции всегда", "в Сингапуре, Ирландии и Индии всегда", "Германии и Франции"],
      ["Герман болон Францад хадгална", "Сингапур, Ирланд болон Энэтхэгт хадгална", "Герман болон Францад"],
      ["within thirty (30) days", "within ninety (90) days", "thirty (30)"],
    ] as const;
    for (const [before, after, changed] of cases) {
      const { changes } = readReturnedText(`<p>${after}</p>`, `<p>${before}</p>`);
      expect(pairs(changes).map(([gone]) => gone)).toEqual([changed]);
    }
  });

  test("stays two where two people made it, a word of sense stands between, or figures are matters of their own", () => {
    const two = SPLIT.replace(ins("India"), ins("India", "Another")).replace(del("France"), del("France", "Another"));
    expect(pairs(returned(two).changes)).toEqual([
      ["Germany", "Singapore, Ireland"],
      ["France", "India"],
    ]);
    const apart = readReturnedText(
      "<p>The Tenant shall always pay the monthly rent.</p>",
      "<p>The Lessee shall always pay the yearly rent.</p>",
    );
    expect(apart.changes).toHaveLength(2);
    const figures = readReturnedText("<p>It is 15 and 30 days.</p>", "<p>It is 10 and 20 days.</p>");
    expect(pairs(figures.changes)).toEqual([
      ["10", "15"],
      ["20", "30"],
    ]);
    const sentences = readReturnedText(
      "<p>They pay a fee at once. Now it is due.</p>",
      "<p>They pay a cost at once. Then it is due.</p>",
    );
    expect(sentences.changes.length).toBeGreaterThan(1);
  });
});

describe("a title in bold", () => {
  const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const deletedBold = `<w:del ${by("Their Lawyer")}><w:r><w:rPr><w:b/></w:rPr><w:delText>Term</w:delText></w:r></w:del>`;
  const insertedBold = (text: string) => `<w:ins ${by("Their Lawyer")}>${bold(text)}</w:ins>`;

  test.each([
    [
      "replaced",
      bold("10. ") + deletedBold + insertedBold("Duration") + bold(" and termination"),
      "10. Duration and termination",
    ],
    [
      "put in at its end",
      bold("10. Term and termination") + insertedBold(" and renewal"),
      "10. Term and termination and renewal",
    ],
    [
      "put in at its beginning",
      insertedBold("Article ") + bold("10. Term and termination"),
      "Article 10. Term and termination",
    ],
  ])("stays bold when words of it were %s and taken", (_, back, wanted) => {
    const sent = file(p(bold("10. Term and termination")) + p("It ends."));
    const html = htmlFromBlocks(new WordFile(sent).blocks);
    const { changes } = readReturned(file(p(back) + p("It ends.")), { html, file: sent });
    const planned = changes.map((change, at) => ({ id: String(at), change, isTaken: true }));
    const decided = decidedTexts({ sentHtml: html, currentHtml: html, isOwn: false }, planned);
    const text = "blocks" in decided ? htmlFromBlocks(decided.blocks.slice(0, 1)) : "";
    expect(text.replaceAll("</strong><strong>", "")).toBe(`<p><strong>${wanted}</strong></p>`);
  });
});
