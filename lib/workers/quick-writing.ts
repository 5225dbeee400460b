import type { WritingTask } from "./writing-task";

/** What takes some milliseconds, whatever stands in it: so many letters of plain words. */
const MOST_LETTERS = 24_000;
/** A line, an end of a tag or a sign that is written as an entity costs as much as so many letters. */
const LETTERS_A_SIGN = 12;
/** Signs that make blocks or grow when they are written or folded. */
const COSTLY = /[<>&"\n\r\ufdfa]/;
/** Our full texts name a party or a sum so often. */
const OFTEN_NAMED = 20;

/**
 * Whether a text may be made on the main thread, where everybody waits for it. By what stands in it and not by its
 * length alone: 60,000 characters of empty paragraphs take thirty times as long as of words. Source: B-20.15.
 */
export function isQuick(task: WritingTask): boolean {
  const [passes, texts] = toWork(task);
  let left = MOST_LETTERS / passes;
  for (const text of texts) {
    if (text.length > left) return false;
    left -= estimateCost(text);
  }
  return left >= 0;
}

/** How often the texts are gone through, and which they are. */
function toWork(task: WritingTask): [passes: number, texts: readonly string[]] {
  if (task.verb === "fill") return [task.language === null ? 1 : OFTEN_NAMED, Object.values(task.fields)];
  if (task.verb === "makeFields") return [1 + task.fields.length, [task.html]];
  if (task.verb !== "replace") return [1, [task.html]];
  const { changes, html } = task;
  return [1, [html, ...changes.map(({ words }) => words)]];
}

function estimateCost(text: string): number {
  let cost = text.length;
  for (const sign of text) if (COSTLY.test(sign)) cost += LETTERS_A_SIGN;
  return cost;
}
