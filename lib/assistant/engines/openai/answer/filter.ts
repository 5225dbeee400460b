import type { AnswerNote, AnswerPiece, ContractText } from "@/lib/engine/port";
import { lookUp } from "../quotes/look-up";
import { TAKEN_OUT, withoutForeignAddresses } from "./addresses";
import { nextStep, type Step } from "./steps";

/** Control characters and what turns the direction of writing or hides letters; tabs and line ends stay. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Signs by which Markdown sets words off; those of arithmetic stay. */
const MARKS = /\*{2,}|(?<![\p{L}\p{N}])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}])|`+|~{2,}/gu;
/** A quotation of more words must be the contract's; fewer are a term or a name. */
const MOST_WORDS_UNCHECKED = 3;

/**
 * Pieces of an answer from a model's words as they come. A marked quote is given once it is complete and found, in the
 * contract's own words, else left out and counted; unmarked quotations are checked alike. The rest is plain text: no
 * markup, link, picture, hidden sign or foreign address.
 */
export class AnswerFilter {
  #held = "";
  #atLineStart = true;
  #afterPassage = false;
  #dropped = 0;
  readonly #taken = new Set<number>();
  /** The model says that the contract doesn't state it. */
  saysNotStated = false;

  constructor(
    readonly contract: ContractText,
    /** Words of the person who asks, which may be repeated in quotation marks. */
    readonly question = "",
  ) {}

  push(words: string): AnswerPiece[] {
    this.#held += words.replace(UNSEEN, "");
    return this.#drain(false);
  }

  end(): AnswerPiece[] {
    return this.#drain(true);
  }

  notes(): AnswerNote[] {
    return this.#dropped > 0 ? [{ about: "dropped", count: this.#dropped }] : [];
  }

  #drain(atEnd: boolean): AnswerPiece[] {
    const pieces: AnswerPiece[] = [];
    for (let step = this.#next(atEnd); step; step = this.#next(atEnd)) {
      this.#held = (step.rest ?? "") + this.#held.slice(step.length);
      for (const piece of this.#piecesOf(step)) add(pieces, piece);
    }
    return pieces;
  }

  #next(atEnd: boolean): Step | null {
    return nextStep(this.#held, { atEnd, atStart: this.#atLineStart });
  }

  #piecesOf(step: Step): AnswerPiece[] {
    switch (step.kind) {
      case "words":
        return this.#words(this.#plain(step.text));
      case "quote":
        return this.#quote(step.quote);
      case "quotation":
        return this.#words(this.#quotation(step));
      case "notStated":
        this.saysNotStated = true;
        return [];
      case "nothing":
        return [];
    }
  }

  #words(words: string): AnswerPiece[] {
    const text = this.#afterPassage ? words.replace(/^[.,;:]+(?=\s|$)/u, "") : words; // the full stop after a quote
    if (text === "") return [];
    this.#afterPassage = false;
    this.#atLineStart = /(?:^|\n)[ \t]*$/u.test(text) && (text.includes("\n") || this.#atLineStart);
    return [{ kind: "text", text }];
  }

  #quote(quote: string): AnswerPiece[] {
    const found = lookUp(this.contract, quote, this.#taken);
    if (found.length === 0) this.#dropped += 1;
    for (const { passage } of found) this.#taken.add(passage.start);
    this.#afterPassage = true;
    return found.map((one) => ({ kind: "passage", ...one }));
  }

  /** In the contract's words; the person's own without marks; else a sign that it was left out. */
  #quotation(step: Extract<Step, { kind: "quotation" }>): string {
    const { quote } = step;
    const [open, close] = [step.open, step.close].map((mark) => mark.replace("`", ""));
    if ((quote.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_WORDS_UNCHECKED)
      return `${open}${this.#inner(quote)}${close}`;
    const found = lookUp(this.contract, quote.replace(/<[^<>]*>/gu, ""));
    if (found.length > 0) return `${open}${found.map(({ passage }) => passage.content).join(` ${TAKEN_OUT} `)}${close}`;
    if (this.question.includes(quote)) return this.#inner(quote);
    this.#dropped += 1;
    return TAKEN_OUT;
  }

  #inner(words: string): string {
    const inner = new AnswerFilter(this.contract);
    return [...inner.push(words), ...inner.end()].map((piece) => (piece.kind === "text" ? piece.text : "")).join("");
  }

  #plain(words: string): string {
    return withoutForeignAddresses(words.replace(UNSEEN, "").replace(MARKS, ""), this.contract.text);
  }
}

function add(pieces: AnswerPiece[], piece: AnswerPiece): void {
  const last = pieces.at(-1);
  if (piece.kind === "text" && last?.kind === "text")
    pieces[pieces.length - 1] = { kind: "text", text: last.text + piece.text };
  else pieces.push(piece);
}

/** Shown whole, such as a title: plain text of at most `most` UTF-16 units, in one line or several. */
export function plainWords(contract: ContractText, words: string, most: number): string {
  const filter = new AnswerFilter(contract);
  const text = [...filter.push(words), ...filter.end()]
    .map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "passage" ? piece.passage.content : ""))
    .join("");
  return text.length <= most ? text.trim() : `${text.slice(0, most - 1).trim()}…`;
}
