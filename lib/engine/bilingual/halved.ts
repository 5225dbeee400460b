import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "../language/identify";
import { trimmed } from "../text/spans";
import type { Piece } from "./pieces";

/** A part has at least this share of the letters of its script. */
const PURE = 0.85;
const FEWEST_LETTERS = 3;
const BREAK = /\s[/|]\s|[/|](?=\p{Lu})|[.;:)]\s+|\s[-–—]\s/gu;
const SLASH = /\s[/|]\s/gu;

/** 'PRICE / ҮНЭ' and 'The price … Үнэ …' as the two pieces that they are. Linear in the text. */
export function halved(piece: Piece, languages: readonly [Language, Language]): Piece[] {
  const at = languages.includes("en") ? scriptBreak(piece.text) : languageBreak(piece.text);
  if (at === null) return [piece];
  const parts = [
    { start: 0, end: at.start },
    { start: at.end, end: piece.text.length },
  ].map((span) => trimmed(piece.text, span));
  return parts.map(({ start, end }) => ({
    ...piece,
    text: piece.text.slice(start, end),
    start: piece.start + start,
    end: piece.start + end,
  }));
}

type Break = { start: number; end: number };

/** The break before which nearly all letters are of one script, and after it of the other. */
function scriptBreak(text: string): Break | null {
  const [latin, cyrillic] = [counted(text, /\p{Script=Latin}/u), counted(text, /\p{Script=Cyrillic}/u)];
  const [allLatin, allCyrillic] = [latin.at(-1) ?? 0, cyrillic.at(-1) ?? 0];
  if (Math.min(allLatin, allCyrillic) < Math.max(FEWEST_LETTERS, 0.2 * Math.max(allLatin, allCyrillic))) return null;
  let best: (Break & { pure: number }) | null = null;
  for (const match of text.matchAll(BREAK)) {
    const start = match.index + (/^[.;:)]/u.test(match[0]) ? 1 : 0);
    const end = match.index + match[0].length;
    const [before, after] = [
      [latin[start] ?? 0, cyrillic[start] ?? 0],
      [allLatin - (latin[end] ?? 0), allCyrillic - (cyrillic[end] ?? 0)],
    ] as [[number, number], [number, number]];
    const pure = Math.max(
      Math.min(share(before[0], before[1]), share(after[1], after[0])),
      Math.min(share(before[1], before[0]), share(after[0], after[1])),
    );
    if (pure >= PURE && pure > (best?.pure ?? 0)) best = { start, end, pure };
  }
  return best;
}

const share = (own: number, other: number) => (own < FEWEST_LETTERS ? 0 : own / (own + other));

/** How many letters of a script stand before each place. */
function counted(text: string, letter: RegExp): number[] {
  const counts = [0];
  for (let at = 0; at < text.length; at += 1) counts.push((counts[at] ?? 0) + (letter.test(text.charAt(at)) ? 1 : 0));
  return counts;
}

/** Two Cyrillic languages are told apart only where one slash parts them. */
function languageBreak(text: string): Break | null {
  const slashes = [...text.matchAll(SLASH)];
  const [only] = slashes;
  if (!only || slashes.length > 1) return null;
  const [start, end] = [only.index, only.index + only[0].length];
  const [one, other] = [detectLanguage(text.slice(0, start)), detectLanguage(text.slice(end))];
  return one && other && one !== other ? { start, end } : null;
}
