import type { Mark, TextRun } from "@/lib/documents/richtext/blocks";
import { NOWHERE, cleanRun, listOrigins, slicedRun, type Origin, type SourcedRun } from "./origins";

/** Merges neighbouring runs with the same look. Mark sets are shared lists, so `===` compares them. */
export class RunList {
  readonly #runs: { text: string; marks: readonly Mark[]; origins: Origin[]; number?: string }[] = [];

  get isEmpty(): boolean {
    return this.#runs.length === 0;
  }

  get runs(): readonly SourcedRun[] {
    return this.#runs;
  }

  /** @param at the element of the text (`XmlElement.at`), if the file has one */
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

  /** @param number the counting rule of the text */
  addNumber(text: string, marks: readonly Mark[], { at, number }: { at: number; number: string | null }): void {
    const origins = [{ at, from: 0, length: text.length }];
    if (text !== "") this.#runs.push({ text, marks, origins, ...(number === null ? {} : { number }) });
  }

  /** Adds runs; their numbers become plain text. */
  addAll(runs: readonly TextRun[]): void {
    for (const run of runs) this.addFrom(run.text, run.marks, listOrigins(run));
  }

  endsWithDigit(): boolean {
    return /[\d⁰¹²³⁴-⁹]$/.test(this.#runs.at(-1)?.text ?? "");
  }

  endsWithSpace(): boolean {
    return /\s$/.test(this.#runs.at(-1)?.text ?? " ");
  }
}

/** Runs without white space at the paragraph's edges and without meaningless characters. */
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

/** Instructions aren't text, results are. One per paragraph: an unclosed field hides nothing beyond it. */
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

  /** Ends the innermost field. A button has no result: its label is part of the instruction and is returned. */
  end(): string {
    const field = this.#fields.pop();
    if (field?.phase !== "instruction") return "";
    return BUTTON.exec(field.instruction)?.[1] ?? "";
  }
}
