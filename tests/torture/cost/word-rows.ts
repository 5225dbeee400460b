/** Writing a text back into its Word file, with changes everywhere, and reading what such a file says of itself. */
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { blockText, CELL_END, paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { commentsIn } from "@/lib/word/comments";
import { cleanDocx, trackedDocx, blocksBefore } from "@/lib/word/export";
import { identifierIn, identifyFile } from "@/lib/word/identifier";
import { countedIn, heldIn, recognisedIn, writtenHtml } from "@/lib/word/own-numbers";
import { toSnapshot, type Exchanged } from "@/lib/word/ledger/exchanged";
import { buildLedger } from "@/lib/word/ledger/ledger";
import type { NewComment } from "@/lib/word/new-comments";
import { WordRefusal } from "@/lib/word/refusal";
import { answeredDocx, type Answered } from "@/lib/word/returned/answered";
import { decidedBlocks, planChanges } from "@/lib/word/returned/decided";
import { readReturned, readReturnedText, type Returned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { makeCases, casesOfPrepared, type CostCase } from "./case";
import { DOCX_SHAPES } from "./file-shapes";
import { PAIR_SHAPES } from "./pair-shapes";

const AT = new Date(0);
const IDENTIFIER = { contractId: "c-1", versionId: "v-2", sinceId: "v-1" };
const TABLE =
  '<table><tbody><tr><td rowspan="2">A</td><td style="text-align: right">B</td></tr><tr><td>C</td></tr></tbody></table><p>Behind the table.</p>';
/** A comment for each so many units of the text. */
const UNITS_PER_COMMENT = 2_000;

type Ready = { bytes: Uint8Array; base: string; edited: string; comments: NewComment[] };

/** Each kind of edit at some of the places, so that a file has the more of them the longer it is. */
function editedBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index): Block[] => {
    const words = (text: string): Block => ({ ...block, inlines: [{ text, marks: [] }, ...block.inlines] });
    if (index % 23 === 5 && block.kind !== "row") return [];
    if (index % 19 === 0 && block.kind === "row")
      return [{ ...block, inlines: [...block.inlines, { text: `${CELL_END}new`, marks: [] }] }];
    if (index % 19 === 0 && block.kind === "paragraph" && blockText(block).length > 20) return halves(block);
    if (index % 7 === 1) return [words("Sixty ")];
    if (index % 11 === 2) return [{ ...block, inlines: block.inlines.slice(1) }];
    if (index % 13 === 3 && block.kind === "paragraph") return [block, { ...block, inlines: words("Anew, ").inlines }];
    if (index % 17 === 4)
      return [{ ...block, inlines: block.inlines.map((one) => ("text" in one ? { ...one, marks: ["bold"] } : one)) }];
    return [block];
  });
}

function halves(block: Block): Block[] {
  const text = blockText(block);
  const middle = Math.max(1, text.lastIndexOf(" ", text.length / 2));
  return [text.slice(0, middle), text.slice(middle)].map((half) => ({
    ...block,
    inlines: [{ text: half, marks: [] }],
  }));
}

function commentsOn(text: string): NewComment[] {
  return Array.from({ length: Math.ceil(text.length / UNITS_PER_COMMENT) }, (_, index) => {
    const start = index * UNITS_PER_COMMENT;
    const passage = { quote: text.slice(start, start + 20), start, end: start + 20, isOfText: index % 50 !== 0 };
    const parentId = index % 3 === 2 ? String(index - 1) : null;
    return { id: String(index), parentId, author: "Anna", at: AT, text: "Why?\nSo.", isDone: index % 2 === 0, passage };
  });
}

async function readyFile(file: Uint8Array | Promise<Uint8Array>): Promise<Ready | null> {
  const bytes = await file;
  return unlessHostile(() => {
    const blocks = new WordFile(bytes).blocks.map(withoutSource);
    const edited = editedBlocks(blocks);
    const text = edited.map(blockText).join("\n");
    return { bytes, base: htmlFromBlocks(blocks), edited: htmlFromBlocks(edited) + TABLE, comments: commentsOn(text) };
  });
}

/** A file that is refused costs what it costs until that is found. */
function unlessHostile<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof UnreadableDocument || cause instanceof WordRefusal) return null;
    throw cause;
  }
}

/** Lines that begin with numbers of many kinds, most of which go on. */
function numberedLines(text: string): Block[] {
  return text.split("\n").map((line, index) => {
    const [chapter, clause] = [Math.floor(index / 12) + 1, index % 12];
    const label = clause === 0 ? `${chapter}.` : clause < 9 ? `${chapter}.${clause}` : `(${"abc"[clause - 9]})`;
    return paragraph(index % 5 === 0 ? line : `${label} ${line}`);
  });
}

const by = (html: string, author: string) => ({ html, author, at: AT });

export const WORD_ROWS: readonly CostCase[] = [
  ...casesOfPrepared("a text written into its Word file", DOCX_SHAPES, {
    prepare: readyFile,
    run: (ready) => ready && unlessHostile(() => cleanDocx(ready.bytes, ready.edited, { identifier: IDENTIFIER })),
    most: 1_000_000,
    first: 4_000,
  }),
  ...casesOfPrepared("changes tracked in a Word file, with comments", DOCX_SHAPES, {
    prepare: readyFile,
    run: (ready) =>
      ready &&
      unlessHostile(() => {
        const { bytes, base, edited, comments } = ready;
        const editions = [by(base, "Anna"), by(edited, "Bat"), by(edited.replace("Behind", "After"), "Saruul")];
        const file = new WordFile(trackedDocx(bytes, editions, { identifier: IDENTIFIER, comments }));
        return [commentsIn(file), identifierIn(file)];
      }),
    most: 1_000_000,
    first: 4_000,
  }),
  ...casesOfPrepared("a Word file that came back", DOCX_SHAPES, {
    prepare: async (file) => returnedFile(await readyFile(file)),
    run: (ready) =>
      ready &&
      unlessHostile(() => {
        const { bytes, base, returned } = ready;
        return decisionsOn(base, readReturned(returned, { html: base, file: bytes }));
      }),
    most: 1_000_000,
    first: 4_000,
  }),
  // jobs of their own: which version it answers, what it said before, and how any other file is compared
  ...casesOfPrepared("what a Word file that came back tells of itself", DOCX_SHAPES, {
    prepare: async (file) => returnedFile(await readyFile(file)),
    run: (ready) =>
      ready &&
      unlessHostile(() => {
        const { base, returned } = ready;
        const texts = readReturnedText(htmlFromBlocks(new WordFile(returned).blocks), base);
        const versions = ["Anna", "Bat"].map((author) => ({ id: author, ...by(base, author) }));
        return [texts, blocksBefore(returned), identifyFile(returned, base, versions)];
      }),
    most: 1_000_000,
    first: 4_000,
  }),
  ...casesOfPrepared("a Word file that goes back", DOCX_SHAPES, {
    prepare: async (file) => returnedFile(await readyFile(file)),
    run: (ready) =>
      ready &&
      unlessHostile(() => {
        const { bytes, base, returned } = ready;
        const said = { html: base, file: bytes, answered: returned };
        const changes = readReturned(returned, said).changes.map((change, index): Answered => {
          return { id: String(index), change, decision: index % 3 === 0 ? "rejected" : "open" };
        });
        return answeredDocx(returned, said, { html: base, changes, stamp: { author: "Anna", at: AT } });
      }),
    most: 1_000_000,
    first: 4_000,
  }),
];

export const OWN_NUMBER_ROWS: readonly CostCase[] = makeCases("clause numbers of our own Word files", PAIR_SHAPES, {
  run: ({ from, to }) => {
    const [sent, current] = [numberedLines(from), numberedLines(to)];
    const html = htmlFromBlocks(current);
    const counted = recognisedIn(sent, current);
    const held = heldIn(withWrittenNumbers(current), withWrittenNumbers(sent));
    return [counted, held, countedIn(counted.sent, writtenHtml(html))];
  },
  most: 500_000,
});

/** A version, a reply that makes another text of it, and that text as ours. */
export const LEDGER_ROWS: readonly CostCase[] = makeCases("the ledger of a negotiation", PAIR_SHAPES, {
  run: ({ from, to }) => {
    const [sent, back] = [htmlFromBlocks(numberedLines(from)), htmlFromBlocks(numberedLines(to))];
    const changes = readReturnedText(back, sent).changes.map((change, index) => ({ ...change, id: String(index) }));
    const texts: Exchanged[] = [
      { side: "ours", html: sent },
      { side: "theirs", html: sent, isOwn: false, changes, openIds: ["0"] },
      { side: "ours", html: back },
    ];
    return buildLedger(texts.map(toSnapshot));
  },
  most: 500_000,
});

function returnedFile(ready: Ready | null) {
  return (
    ready &&
    unlessHostile(() => {
      const { bytes, base, edited } = ready;
      return { bytes, base, returned: trackedDocx(bytes, [by(base, "Anna"), by(edited, "Bat")]) };
    })
  );
}

/** All of it accepted, and half of that rejected again. */
function decisionsOn(base: string, { changes }: Returned) {
  const sent = blocksFromHtml(base);
  const taken = changes.map((change, index) => ({ id: String(index), change, isTaken: true }));
  const accepted = decidedBlocks(sent, sent, taken);
  if ("conflicts" in accepted) return [accepted];
  const kept = taken.map(({ id, change }) => ({ id, ...change }));
  const all = new Map(taken.map(({ id }) => [id, { decision: "accepted", counter: null }]));
  const reject = taken.filter((_, index) => index % 2 === 0).map(({ id }) => id);
  return [accepted, decidedBlocks(sent, accepted.blocks, planChanges(kept, all, { accept: [], reject, counter: [] }))];
}
