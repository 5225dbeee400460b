import type { Mark, TextRun } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/clean-characters";

/** Neighbours of one look become one run. Look sets are shared lists, so `===` tells them apart. */
export class RunList {
  readonly #runs: { text: string; marks: readonly Mark[] }[] = [];

  get isEmpty(): boolean {
    return this.#runs.length === 0;
  }

  get runs(): readonly TextRun[] {
    return this.#runs;
  }

  add(text: string, marks: readonly Mark[]): void {
    if (text === "") return;
    const last = this.#runs.at(-1);
    if (last && sameMarks(last.marks, marks)) last.text += text;
    else this.#runs.push({ text, marks });
  }

  addAll(runs: readonly TextRun[]): void {
    for (const { text, marks } of runs) this.add(text, marks);
  }

  endsWithSpace(): boolean {
    return /\s$/.test(this.#runs.at(-1)?.text ?? " ");
  }
}

/** Runs without white space at the edges of the paragraph and without characters that mean nothing. */
export function trimmedRuns(runs: readonly TextRun[]): TextRun[] {
  const clean = runs.map(({ text, marks }) => ({ text: cleanCharacters(text), marks }));
  const first = clean.findIndex(({ text }) => text.trim() !== "");
  if (first < 0) return [];
  const last = clean.findLastIndex(({ text }) => text.trim() !== "");
  return clean.slice(first, last + 1).map(({ text, marks }, index, kept) => {
    const fromStart = index === 0 ? text.trimStart() : text;
    return { text: index === kept.length - 1 ? fromStart.trimEnd() : fromStart, marks };
  });
}

function sameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one === other || (one.length === other.length && one.every((mark, index) => mark === other[index]));
}
