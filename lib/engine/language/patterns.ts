/** The words for one meaning: one pattern, or several by name or language. */
export type Patterns = RegExp | { readonly [name: string]: Patterns };

/** One regular expression that matches where any of the patterns does; earlier ones are tried first. */
export function anyOf(...pieces: readonly Patterns[]): RegExp {
  const patterns = pieces.flatMap(toPatternList);
  return new RegExp(patterns.map(({ source }) => source).join("|"), commonFlags(patterns));
}

/** One regular expression for pieces in sequence; a piece with several patterns matches any of them. */
export function inOrder(...pieces: readonly Patterns[]): RegExp {
  const parts = pieces.map((piece) => anyOf(piece));
  return new RegExp(parts.map(({ source }) => grouped(source)).join(""), commonFlags(parts));
}

/** All patterns of a meaning, in order. */
export function toPatternList(patterns: Patterns): RegExp[] {
  return patterns instanceof RegExp ? [patterns] : Object.values(patterns).flatMap(toPatternList);
}
/** The same pattern for text with wide gaps and short lines, where words may be several spaces apart. */
export function overLines(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(" ", "\\s{1,20}"), pattern.flags);
}

/** The same pattern with other flags: `g` to scan a text, `y` to match at one place. */
export function withFlags(pattern: RegExp, flags: string): RegExp {
  return new RegExp(pattern.source, flags);
}

function commonFlags(patterns: readonly RegExp[]): string {
  const flags = new Set(patterns.map((pattern) => pattern.flags));
  const [only] = flags;
  if (only === undefined || flags.size > 1)
    throw new Error(`Patterns that are joined need the same flags, not ${[...flags].join(" and ") || "none at all"}.`);
  return only;
}

/** Groups alternatives, and nothing else: an unneeded group may cost time. */
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
