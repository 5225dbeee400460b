import { parentPort } from "node:worker_threads";
import { linesOfHtml, snippetOf } from "@/lib/documents/search/hits";
import { redline } from "@/lib/documents/redline/redline";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { ComparisonTask, TextTask } from "./texts";

parentPort?.on("message", (task: TextTask) => answer(task)); // `texts.ts` is the only one that starts this worker

function answer(task: TextTask): void {
  try {
    if (task.verb === "snippet")
      return parentPort?.postMessage({ kind: "done", value: snippetOf(linesOfHtml(task.html), task.terms) });
    const value = comparisonAsJson(task);
    parentPort?.postMessage({ kind: "done", value }, [value.buffer]);
  } catch (cause) {
    parentPort?.postMessage({
      kind: "failed",
      message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    });
  }
}

/**
 * The bytes that the door answers: a long comparison is a hundred thousand objects, which would else be copied and
 * written by the thread that answers everybody.
 */
function comparisonAsJson({ named, fromHtml, toHtml }: ComparisonTask): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    JSON.stringify({ ...named, ...redline(blocksFromHtml(fromHtml), blocksFromHtml(toHtml)) }),
  );
}
