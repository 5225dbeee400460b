import { parentPort, workerData } from "node:worker_threads";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { readDocument } from "@/lib/workers/read-document";
import { blocksBefore } from "@/lib/word/export";
import { doubtStrips } from "@/lib/documents/signed/doubt-strips";
import { isPicture, pdfOfPicture } from "@/lib/documents/scans/picture-file";
import { searchableText } from "@/lib/documents/search/index-words";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { ReadResult, ReadingMessage } from "../file-reading";
import type { WorkerMessage } from "../threads/run-worker";

const LEAST_STEP = 0.01;

async function read({ bytes, fileName, mayBePicture, ...wanted }: ReadingMessage): Promise<void> {
  let shown = 0;
  const onProgress = (share: number) => {
    if (share - shown < LEAST_STEP) return;
    shown = share;
    post({ kind: "progress", share });
  };
  try {
    const given = new Uint8Array(bytes);
    const file = mayBePicture && isPicture(given) ? pdfOfPicture(given) : given;
    const { blocks, places, ...document } = await readDocument(file, fileName, { onProgress, ...wanted });
    const { scan } = document;
    const doubts =
      wanted.withDoubts && scan ? { scan: { ...scan, strips: doubtStrips(blocks, scan.uncertain, places ?? []) } } : {};
    const earlier = document.kind === "docx" ? blocksBefore(new Uint8Array(bytes)) : null;
    const before = earlier && searchableText(htmlFromBlocks(earlier));
    const text = searchableText(htmlFromBlocks(blocks));
    post({
      kind: "done",
      value: { ...document, ...(wanted.withPlaces && places ? { places } : {}), ...doubts, ...text, before },
    });
  } catch (cause) {
    post({
      kind: "failed",
      message: describe(cause),
      ...(cause instanceof UnreadableDocument ? { reason: cause.reason } : {}),
    });
  }
}

function post(message: WorkerMessage<ReadResult>): void {
  parentPort?.postMessage(message);
}

function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause === undefined ? failure.message : `${failure.message}: ${describe(failure.cause)}`;
}

// pdf.js leaves promises of broken parts alone; what the reader awaits fails by itself, the rest must not end the
// thread.
process.on("unhandledRejection", () => undefined);

await read(workerData as ReadingMessage); // the only message that `reading.ts` sends
