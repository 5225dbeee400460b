import { linesOfHtml, snippetOf, type Snippet } from "@/lib/documents/search/hits";
import { redline } from "@/lib/documents/redline/redline";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { ComparisonTask, TextTask } from "./texts";
import { answerTasks } from "./worker-answer";

answerTasks((task: TextTask): Uint8Array<ArrayBuffer> | Snippet | null =>
  task.verb === "snippet" ? snippetOf(linesOfHtml(task.html), task.terms) : comparisonAsJson(task),
);

/** Bytes, as a long comparison is a hundred thousand objects that the main thread would copy and write. */
function comparisonAsJson({ named, fromHtml, toHtml }: ComparisonTask): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    JSON.stringify({ ...named, ...redline(blocksFromHtml(fromHtml), blocksFromHtml(toHtml)) }),
  );
}
