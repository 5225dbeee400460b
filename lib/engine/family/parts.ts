import { wordRuns } from "@/lib/documents/redline/word-runs";
import { numberingAt } from "../text/numbering";
import { plainText } from "./plain";

/** Some words of a clause: unchanged, taken out, or put in by the change with this index. */
export type Part = { text: string; state: "kept" | "out" | "in"; change: number | null };

/** Longer clauses are replaced as a whole, in UTF-16 units. */
const LONGEST_COMPARED = 20_000;

/** The words in force, without those taken out. */
export function toWording(parts: readonly Part[]): string {
  return parts.map(({ text, state }) => (state === "out" ? "" : text)).join("");
}

/** New words behind others, with a space where one is needed. */
export function spaced(before: string, wording: string): string {
  return before === "" || /\s$/u.test(before.slice(-1)) || /^[\s,.;:)]/u.test(wording) ? wording : ` ${wording}`;
}

/** Where some words stand, if in one place only and not within another word or number. */
export function onlyPlace(text: string, words: string): number | null {
  const [within, wanted] = [plainText(text), plainText(words)];
  if (within.length !== text.length || wanted.length !== words.length || wanted === "") return null;
  const places: number[] = [];
  for (let at = within.indexOf(wanted); at >= 0 && places.length < 2; at = within.indexOf(wanted, at + 1))
    if (isWhole(within, at, at + wanted.length)) places.push(at);
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** Not '15' of '115', '15.5' or '1,15', nor 'pay' of 'payment'. */
function isWhole(text: string, start: number, end: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  const [first = "", last = ""] = [text[start], text[end - 1]];
  const opens =
    /[\p{L}\p{N}]/u.test(first) && (/[\p{L}\p{N}]$/u.test(before) || (isFigure(first) && /\d[.,]$/u.test(before)));
  const ends =
    /[\p{L}\p{N}]/u.test(last) && (/^[\p{L}\p{N}]/u.test(behind) || (isFigure(last) && /^[.,]\d/u.test(behind)));
  return !opens && !ends;
}

const isFigure = (letter: string) => /\d/u.test(letter);

export type Replacement = { from: number; to: number; wording: string };

/** Replaces some of the words in force; offsets don't count those taken out. */
export function replaced(parts: readonly Part[], { from, to, wording }: Replacement, change: number): Part[] {
  const out: Part[] = [];
  const fresh: Part = { text: wording, state: "in", change };
  let isPut = wording === "";
  let at = 0;
  for (const part of cutAt(cutAt(parts, from), to)) {
    const length = part.state === "out" ? 0 : part.text.length;
    if (!isPut && at >= to && length > 0) {
      out.push(fresh);
      isPut = true;
    }
    out.push(length > 0 && at >= from && at + length <= to ? struck(part, change) : part);
    at += length;
  }
  return isPut ? out : [...out, fresh];
}

/** The parts, one of which ends at this offset of the words in force. */
function cutAt(parts: readonly Part[], offset: number): Part[] {
  let left = offset;
  return parts.flatMap((part) => {
    if (part.state === "out") return [part];
    const here = left;
    left -= part.text.length;
    if (here <= 0 || here >= part.text.length) return [part];
    return [
      { ...part, text: part.text.slice(0, here) },
      { ...part, text: part.text.slice(here) },
    ];
  });
}

/** The smallest replacements that make one wording of another, in order. */
export function replacements(before: string, after: string): Replacement[] {
  if (before.length > LONGEST_COMPARED || after.length > LONGEST_COMPARED)
    return [{ from: 0, to: before.length, wording: after }];
  const found: Replacement[] = [];
  let at = 0;
  for (const { kind, text } of wordRuns(before, after)) {
    const last = found.at(-1);
    if (kind === "inserted" && last?.to === at) last.wording += text;
    else if (kind === "inserted") found.push({ from: at, to: at, wording: text });
    else if (kind === "deleted") found.push({ from: at, to: at + text.length, wording: "" });
    if (kind !== "inserted") at += text.length;
  }
  return found;
}

export function struck(part: Part, change: number): Part {
  return part.state === "out" ? part : { text: part.text, state: "out", change };
}

/** A clause's words without its number. */
export function withoutNumber(text: string, number: string | null): string {
  const own = numberingAt(text);
  return own && number !== null && own.number === number ? text.slice(own.length) : text;
}
