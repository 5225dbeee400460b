import type { Mark, TextRun } from "@/lib/documents/richtext/blocks";
import { NOWHERE, cleanRun, originsOf, slicedRun, type Origin, type SourcedRun } from "./origins";

/** Neighbours of one look become one run. Look sets are shared lists, so `===` tells them apart. */
export class RunList {
  readonly #runs: { text: string; marks: readonly Mark[]; origins: Origin[]; number?: string }[] = [];

  get isEmpty(): boolean {
    return this.#runs.length === 0;
  }

  get runs(): readonly SourcedRun[] {
    return this.#runs;
  }

  /** @param at the element whose text it is (`XmlElement.at`), where the file has one */
  add(text: string, marks: readonly Mark[], at = NOWHERE): void {
    this.addFrom(text, marks, [{ at, from: 0, length: text.length }]);
  }

  addFrom(text: string, marks: readonly Mark[], origins: readonly Origin[]): void {
    if (text === "") return;
    const last = this.#runs.at(-1);
    if (last && last.number === undefined && sameMarks(last.marks, marks)) {
      last.text += text;
      for (const origin of origins) last.origins.push(origin);
    } else this.#runs.push({ text, marks, origins: [...origins] });
  }

  /** @param number the rule by which the text is counted */
  addNumber(text: string, marks: readonly Mark[], { at, number }: { at: number; number: string | null }): void {
    const origins = [{ at, from: 0, length: text.length }];
    if (text !== "") this.#runs.push({ text, marks, origins, ...(number === null ? {} : { number }) });
  }

  /** Numbers among them are text from now on. */
  addAll(runs: readonly TextRun[]): void {
    for (const run of runs) this.addFrom(run.text, run.marks, originsOf(run));
  }

  endsWithSpace(): boolean {
    return /\s$/.test(this.#runs.at(-1)?.text ?? " ");
  }
}

/** Runs without white space at the edges of the paragraph and without characters that mean nothing. */
export function trimmedRuns(runs: readonly SourcedRun[]): SourcedRun[] {
  const clean = runs.map(cleanRun);
  const first = clean.findIndex(({ text }) => text.trim() !== "");
  if (first < 0) return [];
  const last = clean.findLastIndex(({ text }) => text.trim() !== "");
  return clean.slice(first, last + 1).map((run, index, kept) => {
    const start = index === 0 ? run.text.length - run.text.trimStart().length : 0;
    return slicedRun(run, start, index === kept.length - 1 ? run.text.trimEnd().length : run.text.length);
  });
}

function sameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one === other || (one.length === other.length && one.every((mark, index) => mark === other[index]));
}

type Field = { phase: "instruction" | "result"; instruction: string };

const BUTTON = /^\s*(?:MACROBUTTON|GOTOBUTTON)\s+\S+\s+(.*?)\s*$/is;

/** Instructions are no text, results are. Lives no longer than its paragraph: a field never closed hides no more. */
export class FieldStack {
  readonly #fields: Field[] = [];

  get isInInstruction(): boolean {
    return this.#fields.some(({ phase }) => phase === "instruction");
  }

  begin(): void {
    this.#fields.push({ phase: "instruction", instruction: "" });
  }

  instruct(text: string): void {
    const field = this.#fields.at(-1);
    if (field?.phase === "instruction") field.instruction += text;
  }

  separate(): void {
    const field = this.#fields.at(-1);
    if (field) field.phase = "result";
  }

  /** Ends the innermost field. A button has no result: its label is part of the instruction, and is given back. */
  end(): string {
    const field = this.#fields.pop();
    if (field?.phase !== "instruction") return "";
    return BUTTON.exec(field.instruction)?.[1] ?? "";
  }
}
