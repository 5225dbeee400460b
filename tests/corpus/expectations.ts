/** What the corpus's `files/expect.jsonl` asks of a file, and whether a reading of it did that. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { hasSupportedName, kindOfContent } from "@/lib/documents/extraction/detect";
import { UnreadableDocument, type UnreadableReason } from "@/lib/documents/extraction/document";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { readInWorker } from "@/lib/workers/file-reading";

export const CORPUS = path.resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus");

export type Expectation = { file: string; expect: string; why: string; uploadAs?: string };
export type Outcome = {
  ended: "text" | UnreadableReason;
  text: string;
  pagesWithoutText: number;
  seconds: number;
  peakMb: number;
};

/** Longest time that a file may take which is made to take long. */
const LIMIT_SECONDS = 30;

/** The rows of a line-wise JSON file of the corpus. */
export function readRows<T>(file: string, corpus = CORPUS): T[] {
  return readFileSync(path.join(corpus, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** Reads a file of the corpus as an upload would, measuring seconds and the process's highest memory. */
export async function readCorpusFile(file: string, fileName: string, corpus = CORPUS): Promise<Outcome> {
  const start = performance.now();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const finish = (outcome: Pick<Outcome, "ended" | "text" | "pagesWithoutText">): Outcome => {
    const peakMb = Math.max(peak, process.memoryUsage.rss()) / 1024 ** 2;
    return { ...outcome, seconds: (performance.now() - start) / 1000, peakMb };
  };
  try {
    const { html, pagesWithoutText } = await readInWorker(
      new Uint8Array(readFileSync(path.join(corpus, file))),
      fileName,
    );
    return finish({
      ended: "text",
      text: toPlainText(blocksFromHtml(html)).text,
      pagesWithoutText: pagesWithoutText.length,
    });
  } catch (failure) {
    if (!(failure instanceof UnreadableDocument)) throw failure;
    return finish({ ended: failure.reason, text: "", pagesWithoutText: 0 });
  } finally {
    clearInterval(watch);
  }
}

/** Whether an outcome is what the corpus asks for, read with B-8.6: between the four formats content decides. */
export function endsAsExpected(row: Expectation, outcome: Outcome, corpus = CORPUS): boolean {
  const { ended, text, seconds } = outcome;
  if (/root:[^\n]*:0:0:/.test(text)) return false; // a file of this machine in the text
  switch (row.expect) {
    case "accept":
    case "accept-injection":
      return ended === "text";
    case "accept-warn":
      return ended === "text" && outcome.pagesWithoutText > 0;
    case "error:type":
      return ended === "unsupportedType" || (ended === "text" && isOneOfFour(row, corpus));
    case "error:empty":
      return ended === "emptyDocument";
    case "error:corrupt":
      return ended === "corruptDocument";
    case "error:password":
      return ended === "encryptedDocument";
    case "no-text":
      return ended === "scanWithoutText" || ended === "emptyDocument";
    case "error-or-limit":
      return seconds < LIMIT_SECONDS;
    default:
      return true; // text or a clear error: whatever was thrown otherwise did not get here
  }
}

function isOneOfFour(row: Expectation, corpus: string): boolean {
  const name = row.uploadAs ?? path.basename(row.file);
  return hasSupportedName(name) && kindOfContent(new Uint8Array(readFileSync(path.join(corpus, row.file)))) !== null;
}
