import type { Language } from "@/lib/copy/languages";

/** One short pattern of one language, with a line that it must match and one that it must not: its test. */
export type NamedPattern = { pattern: RegExp; yes: string; no: string };

/** The patterns of one language for one meaning, by name. */
export type CuePack = Readonly<Record<string, NamedPattern & { language: Language }>>;

type Piece = RegExp | NamedPattern | CuePack;

/**
 * All by which a language says one thing. `cues/{en,ru,mn}/<topic>.ts` have the same names, and what a name means is
 * told in English once; `anyOf` and `inOrder` join them.
 */
export function cues<Name extends string>(
  language: Language,
  patterns: Record<Name, NamedPattern>,
): Readonly<Record<Name, NamedPattern & { language: Language }>> {
  const named = Object.entries<NamedPattern>(patterns).map(([name, one]) => [name, { ...one, language }]);
  return Object.fromEntries(named); // the same names, so the record is the one asked for
}

/** One regular expression that matches where any of the pieces does; earlier pieces are tried first. */
export function anyOf(...pieces: readonly Piece[]): RegExp {
  const patterns = patternsOf(pieces);
  return new RegExp(patterns.map(({ source }) => source).join("|"), flagsOf(patterns));
}

/** One regular expression of pieces that follow one another; a pack as a piece is any of its patterns. */
export function inOrder(...pieces: readonly Piece[]): RegExp {
  const parts = pieces.map((piece) => anyOf(piece));
  return new RegExp(parts.map(({ source }) => grouped(source)).join(""), flagsOf(parts));
}

/** The same pattern where a text of wide gaps and short lines has more than a space between two words. */
export function overLines(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(" ", "\\s{1,20}"), pattern.flags);
}

/** The same pattern with other flags: `g` to walk a text, `y` to match at one place. */
export function withFlags(pattern: RegExp, flags: string): RegExp {
  return new RegExp(pattern.source, flags);
}

function patternsOf(pieces: readonly Piece[]): RegExp[] {
  return pieces.flatMap((piece) => {
    if (piece instanceof RegExp) return [piece];
    return isNamed(piece) ? [piece.pattern] : Object.values(piece).map(({ pattern }) => pattern);
  });
}

function isNamed(piece: NamedPattern | CuePack): piece is NamedPattern {
  return piece["pattern"] instanceof RegExp;
}

function flagsOf(patterns: readonly RegExp[]): string {
  const flags = new Set(patterns.map((pattern) => pattern.flags));
  const [only] = flags;
  if (only === undefined || flags.size > 1)
    throw new Error(`Patterns that are joined need the same flags, not ${[...flags].join(" and ") || "none at all"}.`);
  return only;
}

/** Brackets around alternatives, and only there: a group that is not needed may cost time. */
function grouped(source: string): string {
  return hasAlternatives(source) ? `(?:${source})` : source;
}

function hasAlternatives(source: string): boolean {
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gu)) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === "|" && depth === 0) return true;
  }
  return false;
}
