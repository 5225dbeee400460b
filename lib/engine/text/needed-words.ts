/**
 * Finds words without which a pattern can't match: 'terminat' or 'expir' for /\b(?:terminat|expir)\p{L}+ .{0,80}
 * notice/. Searching for plain words is much faster than trying the pattern.
 */

/** `whole`: the node matches exactly these and nothing else. `needed`: every match contains one word of each list. */
type Part = { whole: string[] | null; needed: string[][] };
type Cursor = { source: string; at: number };

/** Maximum number of spellings to enumerate. */
const MOST_WORDS = 48;
/** Shorter words are in almost every sentence and filter nothing. */
const SHORTEST = 3;
/** Length beyond which a longer word no longer outweighs a longer list. */
const LONG_ENOUGH = 6;
/** Lists kept per pattern: the two that filter best. */
const LISTS = 2;
/** Words in most sentences; they filter nothing either. */
const COMMON = new Set(
  "the and any all not for with from this that such each may must shall will does has have been are was".split(" "),
);

const EMPTY: Part = { whole: [""], needed: [] };
const ANYTHING: Part = { whole: null, needed: [] };

/** Lists of words; every match of a pattern contains a word of each. Empty if the pattern ignores case. */
export function neededWords(pattern: RegExp): string[][] {
  return pattern.ignoreCase ? [] : bestLists(alternation({ source: pattern.source, at: 0 })).map(withoutLonger);
}

/** Patterns all of which a text must match before any of the given ones can; empty if none are known. */
export function gatesFor(patterns: readonly RegExp[]): RegExp[] {
  return gateWordsFor(patterns).map(
    (words) => new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")).join("|")),
  );
}

/** The words of these gates. */
export function gateWordsFor(patterns: readonly RegExp[]): string[][] {
  return mergeLists(patterns.map(neededWords)).map(withoutLonger);
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
  return {
    whole: whole !== null && whole.length <= MOST_WORDS ? whole : null,
    needed: mergeLists(parts.map(bestLists)),
  };
}

/** What every match of any pattern contains: the first lists merged, then the second ones, or the first if missing. */
function mergeLists(patterns: readonly string[][][]): string[][] {
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
    if (joined === null) needed.push(run, ...bestLists(part));
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
  if (charClass !== undefined) return parseClass(charClass);
  if (token === "^" || token === "$" || token === "\\b" || token === "\\B") return EMPTY;
  if (token === "." || /^\\[a-zA-Z\d]/u.test(token)) return ANYTHING;
  return { whole: [token.startsWith("\\") ? token.slice(1) : token], needed: [] };
}

function parseClass(charClass: string): Part {
  const inner = charClass.slice(1, -1);
  return /^[\p{L}\d ]{1,4}$/u.test(inner) ? { whole: [...inner], needed: [] } : ANYTHING;
}

function repeated(part: Part, cursor: Cursor): Part {
  const mark = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/u.exec(cursor.source.slice(cursor.at));
  if (!mark) return part;
  cursor.at += mark[0].length;
  if (mark[0].startsWith("?")) return part.whole === null ? ANYTHING : { whole: ["", ...part.whole], needed: [] };
  if (mark[0].startsWith("*") || mark[1] === "0") return ANYTHING;
  return { whole: null, needed: bestLists(part) };
}

/** The lists that filter best: long words before short ones, short lists before long ones. */
function bestLists({ whole, needed }: Part): string[][] {
  return (whole === null ? needed : [whole])
    .filter((words) => worth(words) > 0)
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, LISTS);
}

function worth(words: readonly string[]): number {
  const shortest = Math.min(...words.map(rareLength));
  return shortest < SHORTEST ? 0 : Math.max(1, Math.min(shortest, LONG_ENOUGH) - words.length / 16);
}

/** Length of the longest word that isn't common. */
function rareLength(words: string): number {
  return Math.max(...words.split(" ").map((word) => (COMMON.has(word) ? 0 : word.length)));
}

/** 'expiration' is redundant next to 'expir'. */
function withoutLonger(words: readonly string[]): string[] {
  const short = [...new Set(words)].sort((a, b) => a.length - b.length);
  return short.filter((word, index) => !short.slice(0, index).some((other) => word.includes(other)));
}
