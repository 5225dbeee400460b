import type { Language } from "@/lib/copy/languages";
import { valuesSaid, type SaidValue } from "../claims/values";
import { anyOf, withFlags } from "../language/patterns";
import type { Span } from "../text/spans";
import * as cue from "./bilingual.cues";

/** What two languages are compared by: `key` is the same for equal figures in any wording. */
export type FigureKind = "amount" | "date" | "term" | "percent" | "number" | "reference";
export type SaidFigure = Span & {
  kind: FigureKind;
  key: string;
  /** Without its currency. */
  value: string;
  currency: string | null;
  /** Written in digits; numerals in words may be articles or idioms. */
  isInDigits: boolean;
};

const KINDS: Readonly<Record<SaidValue["kind"], FigureKind>> = {
  sum: "amount",
  day: "date",
  length: "term",
  share: "percent",
  number: "number",
};
/** '4.2', '5/6', 'A-12'; a figure of its own after dates, sums, lengths and shares were read. */
const NUMBER =
  /(?<![\p{L}\d])\d{1,4}(?:\.\d{1,3}){1,4}(?!\d)|\d+(?:[ \u00a0\u202f,'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
const REFERENCE_BEFORE = anyOf(cue.referenceBefore);
const REFERENCE_AFTER = anyOf(cue.referenceAfter);
const LETTERED = withFlags(anyOf(cue.letteredAnnex), "giu");
const ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "абвгдежзиклмнопрстуфхцчшэюя"];
/** UTF-16 units. */
const AROUND = 40;

/** Every figure of a clause's words in order, whatever it counts. Linear in the text. */
export function figuresIn(words: string, language: Language): SaidFigure[] {
  const text = words.replace(/ё/gu, "е");
  const all = valuesSaid(text, language);
  const said = all.filter(({ kind }) => kind !== "number");
  const found = said.map((one): SaidFigure => toFigure(one, text));
  const taken = new Uint8Array(text.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  for (const match of text.matchAll(LETTERED)) {
    const letter = match.slice(1).find((group) => group !== undefined) ?? "";
    const value = `#${placeOfLetter(letter)}`;
    const span = { start: match.index, end: match.index + match[0].length };
    found.push({ ...span, kind: "reference", key: value, value, currency: null, isInDigits: true });
  }
  for (const match of text.matchAll(NUMBER)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (taken.subarray(start, end).some((one) => one > 0)) continue;
    taken.fill(1, start, end);
    found.push(bareNumber(text, { start, end }));
  }
  for (const { kind, key, start, end } of all) {
    if (kind !== "number" || taken.subarray(start, end).some((one) => one > 0)) continue;
    const value = key.split(" ")[0] ?? "";
    found.push({ kind: "number", key: value, value, currency: null, isInDigits: false, start, end });
  }
  return found.sort((one, other) => one.start - other.start);
}

function toFigure({ kind, key, start, end }: SaidValue, text: string): SaidFigure {
  const isInDigits = /\d/u.test(text.slice(start, end));
  const span = { start, end, kind: KINDS[kind], isInDigits };
  if (kind !== "sum") return { ...span, key: `${kind} ${key}`, value: key, currency: null };
  const [currency = "", value = ""] = key.split(" ");
  return { ...span, key: value, value, currency };
}

function bareNumber(text: string, span: Span): SaidFigure {
  const words = text.slice(span.start, span.end);
  const isReference =
    REFERENCE_BEFORE.test(text.slice(Math.max(0, span.start - AROUND), span.start)) ||
    REFERENCE_AFTER.test(text.slice(span.end, span.end + AROUND));
  const value = plainNumber(words);
  const kind = isReference ? "reference" : "number";
  return { ...span, kind, key: value, value, currency: null, isInDigits: true };
}

/** '5,200', '5 200' and '5200'; '1,5' and '1.5'. A dotted number of several parts stays as it is. */
function plainNumber(words: string): string {
  if (/^\d+(?:\.\d+){2,}$/u.test(words)) return words;
  const [, whole = words, rest = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(words) ?? [];
  return `${Number(whole.replace(/\D/gu, ""))}${rest ? `.${rest}` : ""}`;
}

/** Annex B is the second one in any alphabet. */
function placeOfLetter(letter: string): number {
  return Math.max(...ALPHABETS.map((alphabet) => alphabet.indexOf(letter.toLowerCase()))) + 1;
}
