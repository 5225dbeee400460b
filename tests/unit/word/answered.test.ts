import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { withDecided } from "@/lib/word/export";
import { answeredDocx, type Answered } from "@/lib/word/returned/answered";
import { decidedBlocks } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, p, row, run, table } from "../documents/extraction/docx-fixture";

const BY = 'w:id="1" w:author="Their Lawyer" w:date="2026-11-20T10:00:00Z"';
const ins = (content: string) => `<w:ins ${BY}>${content}</w:ins>`;
const del = (text: string) => `<w:del ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const inserted = `<w:rPr><w:ins ${BY}/></w:rPr>`;
const buildFile = (body: string) => zipSync(docxFiles(body));
const stamp = { author: "Us", at: new Date("2026-11-21T10:00:00Z") };

/** What goes back where `text` is ours by now and of their changes only those of the wanted places are decided. */
function answered(
  sentBody: string,
  returnedBody: string,
  {
    decisions = {},
    change = (html) => html,
  }: { decisions?: Record<number, Answered["decision"]>; change?: (html: string) => string } = {},
) {
  const sent = buildFile(sentBody);
  const { blocks } = new WordFile(sent);
  const said = { html: htmlFromBlocks(blocks), file: sent };
  const changes = readReturned(buildFile(returnedBody), said).changes.map((one, index): Answered => {
    return { id: String(index), change: one, decision: decisions[index] ?? "open" };
  });
  const accepted = changes.filter(({ decision }) => decision === "accepted").map((one) => ({ ...one, isTaken: true }));
  const taken = decidedBlocks(blocks, blocks, accepted);
  if ("conflicts" in taken) throw new Error("it can't be taken");
  const html = change(htmlFromBlocks(taken.blocks));
  const { file, open } = answeredDocx(buildFile(returnedBody), said, { html, changes, stamp });
  const read = new WordFile(file);
  const text = (verdict: "accept" | "reject") => toPlainText(withDecided(read, () => verdict).blocks).text.split("\n");
  return { xml: read.tree("main")?.xml ?? "", open, accepted: text("accept"), rejected: text("reject") };
}

const SENT = p("The rent is 100 dollars a month.") + p("Notice is thirty days.") + p("The end.");

describe("a file that goes back", () => {
  test("holds open changes letter for letter, and no border of a move that was decided on", () => {
    const border = (name: string, id: number) =>
      `<w:${name} w:id="${id}"${name.endsWith("Start") ? ' w:name="m" w:author="Their Lawyer"' : ""}/>`;
    const from = `<w:moveFrom ${BY}>${run("thirty ")}</w:moveFrom>`;
    const to = `<w:moveTo ${BY}>${run("thirty ")}</w:moveTo>`;
    const body =
      p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
      p(run("Notice is ") + border("moveFromRangeStart", 5) + from + border("moveFromRangeEnd", 5) + run("days.")) +
      p(run("The ") + border("moveToRangeStart", 6) + to + border("moveToRangeEnd", 6) + run("end."));
    const untouched = answered(SENT, body);
    expect(untouched.xml).toBe(new WordFile(buildFile(body)).tree("main")?.xml);
    expect(untouched.open).toEqual(["0", "1"]);
    const moved = answered(SENT, body, { decisions: { 1: "accepted" } });
    expect(moved.xml).not.toMatch(/w:move/);
    expect(moved.rejected).toEqual(["The rent is 100 dollars a month.", "Notice is days.", "The thirty end."]);
    expect(moved.accepted[0]).toBe("The rent is 120 dollars a month.");
  });

  test("has our words beside theirs, not within what they put in", () => {
    const body =
      p(run("The rent is 100 dollars a month") + ins(run(" in advance")) + run(".")) +
      p("Notice is thirty days.") +
      p("The end.");
    const { xml, accepted, rejected } = answered(SENT, body, {
      change: (html) => html.replace("a month.", "a month, and no more."),
    });
    expect(accepted[0]).toBe("The rent is 100 dollars a month in advance, and no more.");
    expect(rejected[0]).toBe("The rent is 100 dollars a month.");
    expect(xml).not.toMatch(/<w:ins [^>]*>(?:(?!<\/w:ins>)[\s\S])*<w:ins /);
    expect(xml).toContain('w:author="Us"');
  });

  test("loses an open change whose place our text has changed since, and keeps the others", () => {
    const body =
      p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
      p(run("Notice is ") + del("thirty ") + run("days.")) +
      p("The end.");
    const { accepted, rejected, open } = answered(SENT, body, { change: (html) => html.replace("100", "90") });
    expect(open).toEqual(["1"]);
    expect(accepted).toEqual(["The rent is 90 dollars a month.", "Notice is days.", "The end."]);
    expect(rejected).toEqual(["The rent is 100 dollars a month.", "Notice is thirty days.", "The end."]);
  });

  test("has rows and paragraphs that came in their order, whichever of them were accepted before", () => {
    const extra = (text: string) => `<w:tr><w:trPr><w:ins ${BY}/></w:trPr>${cell(p(ins(run(text)), inserted))}</w:tr>`;
    const first = row(cell(p("A")));
    const sent = table(first) + p("One.") + p("End.");
    const body =
      table(first, extra("B"), extra("C"), extra("D")) +
      p("One.") +
      p(ins(run("Two.")), inserted) +
      p(ins(run("Three.")), inserted) +
      p("End.");
    const all = ["A", "B", "C", "D", "One.", "Two.", "Three.", "End."];
    for (const decisions of [{}, { 0: "accepted", 3: "accepted" }, { 1: "accepted", 4: "accepted" }] as const)
      expect(answered(sent, body, { decisions }).accepted).toEqual(all);
    const mixed = answered(sent, body, { decisions: { 0: "accepted", 1: "rejected", 3: "rejected" } });
    expect(mixed.accepted).toEqual(["A", "B", "D", "One.", "Three.", "End."]);
    expect(mixed.rejected).toEqual(["A", "B", "One.", "End."]);
  });

  test("names each of us for the words that came with their version, and not for what stays theirs", () => {
    const body =
      p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
      p("Notice is thirty days.") +
      p("The end.");
    const sent = htmlFromBlocks(new WordFile(buildFile(SENT)).blocks);
    const said = { html: sent, file: buildFile(SENT) };
    const [change] = readReturned(buildFile(body), said).changes;
    if (!change) throw new Error("one change is read");
    const first = sent.replace("thirty", "sixty");
    const html = first.replace("The end.", "The very end.");
    const made = (author: string, day: string) => ({ author, at: new Date(`2026-11-${day}T10:00:00Z`) });
    const editions = [
      { html: sent, ...made("Anna", "19") },
      { html: first, ...made("Anna", "21") },
      { html, ...made("Bat", "22") },
    ];
    const answer = { html, changes: [{ id: "0", change, decision: "open" as const }], stamp: made("Bat", "22") };
    const toXml = (file: Uint8Array) => new WordFile(file).tree("main")?.xml ?? "";
    const listRevisions = (xml: string) =>
      [
        ...xml.matchAll(/<w:(ins|del) [^>]*w:author="([^"]*)" w:date="([^"]*)"[^>]*>.*?<w:(?:t|delText)[^>]*>(.*?)</g),
      ].map(([, kind, author, at, words]) => `${author} ${at?.slice(8, 10)} ${kind}: ${words?.trim()}`);
    const alone = listRevisions(toXml(answeredDocx(buildFile(body), said, answer).file));
    const each = listRevisions(toXml(answeredDocx(buildFile(body), said, { ...answer, editions }).file));
    const theirs = ["Their Lawyer 20 del: 100", "Their Lawyer 20 ins: 120"];
    expect(alone).toEqual([...theirs, "Bat 22 del: thirty", "Bat 22 ins: sixty", "Bat 22 ins: very"]);
    expect(each).toEqual([...theirs, "Anna 21 del: thirty", "Anna 21 ins: sixty", "Bat 22 ins: very"]);
  });
});
