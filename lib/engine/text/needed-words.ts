/**
 * Which words a pattern cannot match without: 'terminat' or 'expir' for /\b(?:terminat|expir)\p{L}+ .{0,80} notice/.
 * Looking for plain words is many times quicker than trying the pattern.
 */

/**
 * `whole`: the node matches exactly one of these and nothing else. `needed`: every match holds one word of each list.
 */
type Part = { whole: string[] | null; needed: string[][] };
type Cursor = { source: string; at: number };

/** More spellings than these are not told apart. */
const MOST_WORDS = 48;
/** A shorter word is in almost every sentence and sorts out nothing. */
const SHORTEST = 3;
/** How much a longer word is worth against a longer list. */
const LONG_ENOUGH = 6;
/** Lists that are kept of one pattern: the two that sort out most. */
const LISTS = 2;
/** Words that most sentences have: they sort out nothing either. */
const COMMON = new Set(
  "the and any all not for with from this that such each may must shall will does has have been are was".split(" "),
);

const EMPTY: Part = { whole: [""], needed: [] };
const ANYTHING: Part = { whole: null, needed: [] };

/** Lists of words; every match of a pattern holds a word of each. None are known where case is ignored. */
export function neededWords(pattern: RegExp): string[][] {
  return pattern.ignoreCase ? [] : listsOf(alternation({ source: pattern.source, at: 0 })).map(withoutLonger);
}

/** Patterns that any text must match, each of them, before any of the given ones can; none where nothing is known. */
export function gatesFor(patterns: readonly RegExp[]): RegExp[] {
  return gateWordsFor(patterns).map(
    (words) => new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")).join("|")),
  );
}

/** The words of these gates. */
export function gateWordsFor(patterns: readonly RegExp[]): string[][] {
  return eitherOf(patterns.map(neededWords)).map(withoutLonger);
}

function alternation(cursor: Cursor): Part {
  const parts = [sequence(cursor)];
  while (cursor.source[cursor.at] === "|") {
    cursor.at += 1;
    parts.push(sequence(cursor));
  }
  if (parts.length === 1) return parts[0] ?? EMPTY;
  const whole = parts.every(({ whole: words }) => words !== null)
    ? parts.flatMap(({ whole: words }) => words ?? [])
    : null;
  return { whole: whole !== null && whole.length <= MOST_WORDS ? whole : null, needed: eitherOf(parts.map(listsOf)) };
}

/**
 * What every match of one pattern or another holds: their first lists together, their second ones, or the first again.
 */
function eitherOf(patterns: readonly string[][][]): string[][] {
  if (patterns.length === 0 || patterns.some((lists) => lists.length === 0)) return [];
  const most = Math.max(...patterns.map((lists) => lists.length));
  return Array.from({ length: most }, (_, index) => patterns.flatMap((lists) => lists[index] ?? lists[0] ?? []));
}

function sequence(cursor: Cursor): Part {
  const needed: string[][] = [];
  let run: string[] = [""];
  let isWhole = true;
  while (cursor.at < cursor.source.length && !"|)".includes(cursor.source[cursor.at] ?? "")) {
    const part = repeated(atom(cursor), cursor);
    const joined =
      part.whole === null || run.length * part.whole.length > MOST_WORDS
        ? null
        : run.flatMap((head) => (part.whole ?? []).map((tail) => head + tail));
    if (joined === null) needed.push(run, ...listsOf(part));
    run = joined ?? [""];
    isWhole &&= joined !== null;
  }
  return isWhole ? { whole: run, needed: [] } : { whole: null, needed: [...needed, run] };
}

function atom(cursor: Cursor): Part {
  const { source } = cursor;
  const rest = source.slice(cursor.at);
  const group = /^\((?:\?(?:<?[=!]|:|<\w+>))?/u.exec(rest)?.[0];
  if (group !== undefined) {
    cursor.at += group.length;
    const part = alternation(cursor);
    cursor.at += 1;
    return /^\(\?<?[=!]/u.test(group) ? EMPTY : part;
  }
  const charClass = /^\[(?:\\.|[^\]\\])*\]/u.exec(rest)?.[0];
  const token = charClass ?? /^\\[pP]\{[^}]*\}|^\\u[\da-f]{4}|^\\.|^[^]/iu.exec(rest)?.[0] ?? "";
  cursor.at += token.length;
  if (charClass !== undefined) return classOf(charClass);
  if (token === "^" || token === "$" || token === "\\b" || token === "\\B") return EMPTY;
  if (token === "." || /^\\[a-zA-Z\d]/u.test(token)) return ANYTHING;
  return { whole: [token.startsWith("\\") ? token.slice(1) : token], needed: [] };
}

function classOf(charClass: string): Part {
  const inner = charClass.slice(1, -1);
  return /^[\p{L}\d ]{1,4}$/u.test(inner) ? { whole: [...inner], needed: [] } : ANYTHING;
}

function repeated(part: Part, cursor: Cursor): Part {
  const mark = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/u.exec(cursor.source.slice(cursor.at));
  if (!mark) return part;
  cursor.at += mark[0].length;
  if (mark[0].startsWith("?")) return part.whole === null ? ANYTHING : { whole: ["", ...part.whole], needed: [] };
  if (mark[0].startsWith("*") || mark[1] === "0") return ANYTHING;
  return { whole: null, needed: listsOf(part) };
}

/** The lists of a part that sort out most: long words before short ones, few before many. */
function listsOf({ whole, needed }: Part): string[][] {
  return (whole === null ? needed : [whole])
    .filter((words) => worth(words) > 0)
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, LISTS);
}

function worth(words: readonly string[]): number {
  const shortest = Math.min(...words.map(rareLength));
  return shortest < SHORTEST ? 0 : Math.max(1, Math.min(shortest, LONG_ENOUGH) - words.length / 16);
}

/** Length of the longest piece of a word or phrase that is no common word. */
function rareLength(words: string): number {
  return Math.max(...words.split(" ").map((word) => (COMMON.has(word) ? 0 : word.length)));
}

/** 'expiration' needs no place beside 'expir'. */
function withoutLonger(words: readonly string[]): string[] {
  const short = [...new Set(words)].sort((a, b) => a.length - b.length);
  return short.filter((word, index) => !short.slice(0, index).some((other) => word.includes(other)));
}
