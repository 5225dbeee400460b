/** What must hold of a Word file that a text was written into. */
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx, trackedDocx, withDecided, settledFor } from "@/lib/word/export";
import { WordRefusal } from "@/lib/word/refusal";
import { revisionsIn } from "@/lib/word/revisions";
import { outerXml, type WordTree } from "@/lib/word/file/tree";
import { WordFile } from "@/lib/word/file/word-file";
import { asVersion, editedBlocks, toLetters, type EditedBlock } from "./word-edits";

const BASE_STAMP = { author: "Base", at: new Date(0) };
const EDIT_STAMP = { author: "Saruul <Bat> & Co", at: new Date(1_700_000_000_000) };

/** What is wrong with the file after an edit; `refused` where it can't be written. */
export function findFaults(original: Uint8Array, want: readonly EditedBlock[]): string[] | "refused" {
  const file = new WordFile(original);
  const before = editedBlocks(file);
  const [base, html] = [htmlFromBlocks(asVersion(before)), htmlFromBlocks(asVersion(want))];
  try {
    const clean = new WordFile(cleanDocx(original, html));
    const tracked = new WordFile(
      trackedDocx(original, [
        { html: base, ...BASE_STAMP },
        { html, ...EDIT_STAMP },
      ]),
    );
    return [
      ...describeDifference("clean is the text", toLetters(want), toLetters(editedBlocks(clean))),
      ...describeDifference(
        "accepting gives the text",
        toLetters(want),
        toLetters(editedBlocks(withDecided(tracked, () => "accept"))),
      ),
      ...describeDifference(
        "rejecting gives the base",
        toLetters(before),
        toLetters(editedBlocks(withDecided(tracked, () => "reject"))),
      ),
      ...markFaults(tracked),
      ...copyFaults(settledFor(file, base), clean, want.length), // what was tracked in it goes
    ];
  } catch (cause) {
    if (cause instanceof WordRefusal) return "refused";
    throw cause;
  }
}

function describeDifference(what: string, want: readonly string[], got: readonly string[]): string[] {
  const line = want.findIndex((text, index) => text !== got[index]);
  if (line < 0 && want.length === got.length) return [];
  const at = line < 0 ? want.length : line;
  return [`${what}: line ${at}, want ${JSON.stringify(want[at])}, got ${JSON.stringify(got[at])}`];
}

/** Numbers are there once; each change says who and when. */
function markFaults(file: WordFile): string[] {
  const tree = file.tree("main");
  const revisions = (tree ? revisionsIn(tree) : []).map(({ revision }) => revision);
  const own = revisions.filter(({ author }) => author === EDIT_STAMP.author);
  const isTwice = new Set(revisions.map(({ id }) => id)).size < revisions.length;
  const isUnsigned = own.length < revisions.length || own.some(({ date }) => date !== "2023-11-14T22:13:20Z");
  return [...(isTwice ? ["a number is there twice"] : []), ...(isUnsigned ? ["a change is not signed"] : [])];
}

/** One edit touches three paragraphs at most: the others are in the new file letter for letter. */
function copyFaults(before: WordFile, after: WordFile, blocks: number): string[] {
  const [was, is] = [before.tree("main"), after.tree("main")];
  if (!was || !is) return ["no main part"];
  const now = new Map<string, number>();
  for (const xml of listParagraphs(is)) now.set(xml, (now.get(xml) ?? 0) + 1);
  const changed = listParagraphs(was).filter((xml) => {
    const left = now.get(xml) ?? 0;
    now.set(xml, left - 1);
    return left <= 0;
  });
  return changed.length > MOST_TOUCHED ? [`${changed.length} paragraphs of ${blocks} were touched`] : [];
}

/** A row of a table is one block and has a paragraph in each cell. */
const MOST_TOUCHED = 12;

function listParagraphs(tree: WordTree): string[] {
  return tree.nodes.filter(({ name }) => name === "w:p").map((node) => outerXml(tree, node));
}
