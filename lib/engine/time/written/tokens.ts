import { oneOf } from "../../text/either";
import { type Span, isSpace } from "../../text/spans";
import { monthNamed } from "./months";
import { numberWord } from "./number-words";

/** What a token may be the first word of, so that most tokens can be skipped. */
export type Opening = "figure" | "number" | "month" | "monthMn" | "recurring" | "one" | "last" | null;

/** A word, a number or a mark, in lower case. Offsets are in the given text. */
export type Token = Span & { text: string; opening: Opening; isCapital: boolean };

const FIGURE = 1;
const LETTER = 2;
const MARK = 3;

/** The words, numbers and marks of a text. Linear in the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const kind = characterKind(text, at);
    if (kind === 0) {
      at += 1;
      continue;
    }
    let end = at + 1;
    if (kind !== MARK) while (end < text.length && characterKind(text, end) === kind) end += 1;
    tokens.push(toToken(text.slice(at, end), at, end));
    at = end;
  }
  return tokens;
}

const kept = new Map<string, { text: string; opening: Opening; isCapital: boolean }>();
const MOST_KEPT = 50_000;

function toToken(raw: string, start: number, end: number): Token {
  let word = kept.get(raw);
  if (!word) {
    const text = raw.toLowerCase().replaceAll("ё", "е");
    word = { text, opening: readOpening(text), isCapital: text[0] !== raw[0] };
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(raw, word);
  }
  return { start, end, text: word.text, opening: word.opening, isCapital: word.isCapital };
}

const RECURRING = oneOf(
  "st|nd|rd|th|last",
  String.raw`числа|число|сар(?:ын|ынхаа|д)?|последн\p{L}{2,3}|сүүлийн|эцсийн`,
);

const LAST = oneOf("end", "кон(?:ец|ца|цу|це)|эцэс|эцсийн|эцсээр|эцэст|төгсгөл|сүүлч");

function readOpening(text: string): Opening {
  if (/^\d/u.test(text)) return "figure";
  if (text.startsWith("сар")) return "monthMn";
  if (numberWord(text) !== null) return "number";
  if (monthNamed(text) !== null) return "month";
  if (RECURRING.test(text)) return "recurring";
  if (LAST.test(text)) return "last";
  return oneOf("a|an", "за|на|через|полтора|полутора").test(text) ? "one" : null;
}

/** 0 for white space; letters, digits and marks each have their own kind. */
function characterKind(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return FIGURE;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x400 && code <= 0x52f))
    return LETTER;
  if (code < 0x80 || isSpace(code)) return isSpace(code) ? 0 : MARK;
  return /\p{L}/u.test(text[at] ?? "") ? LETTER : MARK;
}

/** Whether two consecutive tokens touch. */
export function areJoined(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && one.end === other.start;
}
