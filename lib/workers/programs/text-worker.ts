import { linesOfHtml, findSnippet, type Snippet } from "@/lib/documents/search/hits";
import { indexWords } from "@/lib/documents/search/index-words";
import { carriedRanges, type TextRange } from "@/lib/documents/redline/anchors";
import { compared } from "@/lib/documents/redline/compared";
import type { RedlineCounts } from "@/lib/documents/redline/redline";
import { compareSigned, type SignedComparison } from "@/lib/documents/signed/compare";
import { readBilingual } from "@/lib/engine/bilingual/bilingual";
import { stepped } from "@/lib/engine/bilingual/in-step";
import { placeOfClause, type ClausePlace } from "@/lib/engine/place/place-clause";
import { alikeClauses } from "@/lib/engine/wording/alike";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { struckRanges } from "@/lib/documents/richtext/struck";
import { readParties } from "@/lib/engine/parties/parties";
import type { ComparisonTask, LanguagesTask, ReadLanguages, SignedTask, TextTask } from "../texts";
import { answerTasks } from "../threads/worker-answer";

type Done =
  | Uint8Array<ArrayBuffer>
  | Snippet
  | SignedComparison
  | TextRange[]
  | ClausePlace
  | RedlineCounts
  | number[][]
  | ReadLanguages
  | string
  | null;

answerTasks((task: TextTask): Done => {
  if (task.verb === "snippet") return findSnippet(linesOfHtml(task.html), task.terms);
  if (task.verb === "carry") return carriedRanges(task);
  if (task.verb === "place") return placeOfClause(blocksFromHtml(task.html), task);
  if (task.verb === "struck") return struckRanges(blocksFromHtml(task.html));
  if (task.verb === "index") return indexWords(task.folded);
  if (task.verb === "languages") return readLanguages(task);
  if (task.verb === "count") return compared(blocksFromHtml(task.fromHtml), blocksFromHtml(task.toHtml)).counts;
  if (task.verb === "alike") return alikeClauses(task.clauses);
  return task.verb === "signed" ? signedComparison(task) : comparisonAsJson(task);
});

function readLanguages({ html, former }: LanguagesTask): ReadLanguages | null {
  const read = readBilingual(blocksFromHtml(html));
  return read && { ...read, pairs: stepped(read.pairs, former) };
}

function signedComparison({ agreedHtml, parts, heads }: SignedTask): SignedComparison {
  const read = parts.map(({ html, ...part }) => ({ ...part, blocks: blocksFromHtml(html) }));
  const agreed = blocksFromHtml(agreedHtml);
  const names = readParties({ text: toPlainText(agreed).text }).flatMap(({ name }) => name ?? []);
  return compareSigned(agreed, read, { heads, names });
}

/** Bytes, as a long comparison is a hundred thousand objects that the main thread would copy and write. */
function comparisonAsJson({ named, fromHtml, toHtml }: ComparisonTask): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    JSON.stringify({ ...named, ...compared(blocksFromHtml(fromHtml), blocksFromHtml(toHtml)) }),
  );
}
