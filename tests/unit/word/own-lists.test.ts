import { describe, expect, test } from "vitest";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { blockText } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { trackedDocx, withDecided } from "@/lib/word/export";
import { answeredDocx, type Answered } from "@/lib/word/returned/answered";
import { decidedTexts } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";

const makeList = (...items: readonly string[]) =>
  `<p>The Buyer may:</p><ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol><p>Nothing else.</p>`;
const SENT = makeList("return the goods,", "ask for a lower price,", "end the contract.");
const LONGER = makeList(
  "wait,",
  "return the goods,",
  "have them mended,",
  "ask for a lower price,",
  "end the contract.",
);
const by = (html: string, author: string) => ({ html, author, at: new Date("2026-11-20T10:00:00Z") });

async function returnedFile() {
  const file = await renderContractDocx({ name: "A", html: SENT, language: "en" });
  const returned = trackedDocx(file, [by(SENT, "A"), by(LONGER, "B")], { isOwn: true });
  return { said: { html: SENT, file, isOwn: true }, returned };
}

function htmlAfter(planned: Parameters<typeof decidedTexts>[1], currentHtml = SENT): string {
  const decided = decidedTexts({ sentHtml: SENT, currentHtml, isOwn: true }, planned);
  return "blocks" in decided ? htmlFromBlocks(decided.blocks) : "conflicts";
}

describe("items that the other side puts into a numbered list of a Word file of our own making", () => {
  test("are items of that list where they are accepted, and go again where they are rejected (B-11.22)", async () => {
    const { said, returned } = await returnedFile();
    const { changes } = readReturned(returned, said);
    expect(changes.map(({ kind, after, html }) => ({ kind, after, html }))).toEqual([
      { kind: "insert", after: "wait,", html: "<ol><li>wait,</li></ol>" },
      { kind: "insert", after: "have them mended,", html: "<ol><li>have them mended,</li></ol>" },
    ]);
    const taken = changes.map((change, index) => ({ id: String(index), change, isTaken: true }));
    expect(htmlAfter(taken)).toBe(LONGER);
    const back = taken.map((plannedChange) => ({ ...plannedChange, isTaken: false }));
    expect(htmlAfter(back, LONGER)).toBe(SENT);
    expect(htmlAfter(back.slice(1), LONGER)).toBe(htmlAfter(taken.slice(0, 1)));
  });

  test("are told alone where nobody tracked them, not the items that count on behind them", async () => {
    const { said, returned } = await returnedFile();
    const silent = withDecided(new WordFile(returned), () => "accept").toBytes();
    const { changes } = readReturned(silent, said);
    expect(changes.map(({ kind, tracked, after }) => ({ kind, tracked, after }))).toEqual([
      { kind: "insert", tracked: false, after: "wait," },
      { kind: "insert", tracked: false, after: "have them mended," },
    ]);
    expect(htmlAfter(changes.map((change, index) => ({ id: String(index), change, isTaken: true })))).toBe(LONGER);
  });

  test.each<[Answered["decision"], string, number]>([
    ["accepted", LONGER, 0],
    ["open", SENT, 2],
  ])("go back %s, counted by the list (B-11.22)", async (decision, html, open) => {
    const { said, returned } = await returnedFile();
    const changes = readReturned(returned, said).changes.map((change, id) => ({ id: String(id), change, decision }));
    const answer = answeredDocx(returned, said, { html, changes, stamp: by("", "A") });
    expect(answer.open).toHaveLength(open);
    expect(new WordFile(answer.file).tree("main")?.xml).not.toContain('w:author="A"');
    const read = withDecided(new WordFile(answer.file), () => "accept").blocks.map(blockText);
    expect(read).toEqual([
      "The Buyer may:",
      "1. wait,",
      "2. return the goods,",
      "3. have them mended,",
      "4. ask for a lower price,",
      "5. end the contract.",
      "Nothing else.",
    ]);
  });
});
