/** What the server does at once, on the thread that everybody waits for: it is short, whatever stands in the text. */
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { isQuick } from "@/lib/workers/quick-writing";
import { doWritingTask, type WritingTask } from "@/lib/workers/writing-task";
import { makeCases, type CostCase } from "./case";
import { HTML_SHAPES } from "./html-shapes";
import { TEXT_SHAPES } from "./text-shapes";

/** Of processor time; on a busy machine others wait up to twice as long, and they may wait 300 ms. */
const LONGEST_MS = 150;
/** No text that is longer is made at once, or answered on. */
const MOST = { made: 32_000, answered: 12_000 };

/** The longest text of a shape that is made at once, of at most so many characters. */
function quick(makeTask: (text: string) => WritingTask) {
  return (text: string): WritingTask => {
    let task = makeTask(text);
    for (let length = text.length; !isQuick(task); length = Math.floor(length * 0.9))
      task = makeTask(text.slice(0, length));
    return task;
  };
}

const makeShapes = (
  shapes: Readonly<Record<string, (size: number) => string>>,
  makeTask: (text: string) => WritingTask,
) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, make]) => [name, (size: number) => quick(makeTask)(make(size))]),
  );

const clean = (html: string): WritingTask => ({ verb: "clean", html });
const free = (textContent: string): WritingTask => ({
  verb: "fill",
  type: "Lease Agreement",
  language: null,
  fields: { textContent },
});
const ready = (words: string): WritingTask => ({
  verb: "fill",
  type: "Lease Agreement",
  language: "mn",
  fields: { premisesDescription: words, governingLaw: words },
});

const makeContract = (text: string): ContractText => ({
  ...toPlainText(text.split("\n").map((line) => paragraph(line))),
  contractName: "Lease",
  contractType: "Lease Agreement",
});
const IN_ENGLISH = { language: "en" } as const;

async function answered(pieces: AsyncIterable<AnswerPiece>): Promise<void> {
  for await (const piece of pieces) if (piece === null) return;
}

const AT_ONCE = { longestMs: LONGEST_MS, first: 1_000 };

export const AT_ONCE_ROWS: readonly CostCase[] = [
  ...makeCases("HTML cleaned at once", makeShapes(HTML_SHAPES, clean), {
    run: doWritingTask,
    most: MOST.made,
    ...AT_ONCE,
  }),
  ...makeCases("a template filled at once", makeShapes(TEXT_SHAPES, free), {
    run: doWritingTask,
    most: MOST.made,
    ...AT_ONCE,
  }),
  ...makeCases("our full text filled at once", makeShapes(TEXT_SHAPES, ready), {
    run: doWritingTask,
    most: MOST.made,
    ...AT_ONCE,
  }),
  ...makeCases("find in a short contract", TEXT_SHAPES, {
    run: (text) => builtInEngine.find(makeContract(text), "obligations", IN_ENGLISH),
    most: MOST.answered,
    ...AT_ONCE,
  }),
  ...makeCases("a summary of a short contract", TEXT_SHAPES, {
    run: (text) => answered(builtInEngine.summarize(makeContract(text), IN_ENGLISH)),
    most: MOST.answered,
    ...AT_ONCE,
  }),
  ...makeCases("a question on a short contract", TEXT_SHAPES, {
    run: (text) => answered(builtInEngine.chat(makeContract(text), "When does it end?", [], IN_ENGLISH)),
    most: MOST.answered,
    ...AT_ONCE,
  }),
];
