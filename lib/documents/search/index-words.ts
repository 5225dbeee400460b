/**
 * What a database's index of words keeps of a contract, and what is looked for in it. Words stand in it as they are
 * written; the forms of a word are found by what they begin with (`word-forms.ts`), and phrases by their pairs of
 * neighbours. Pure, client-safe. Source: B-7.7.
 */
import { versionText, type VersionText } from "@/lib/documents/richtext/plain-text";
import { formsOf } from "./word-forms";
import { foldForSearch } from "./search-text";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Of a longer word its beginning is kept. */
const LONGEST_WORD = 40;
/** As far as SQLite keeps beginnings (migration 0025): its look for a longer one would go through all that have it. */
const LONGEST_BEGINNING = 12;
const SHORT = 3;
/**
 * What is kept of one contract, in UTF-8 bytes: SQLite writes it in the thread that serves everybody, and Postgres has
 * room for a megabyte.
 */
const MOST_BYTES = 300_000;
/** Signs of a private kind, which no word has; a pair of neighbours is two of them. */
const IN_NAME = "\ue000";
export const TOO_MANY_WORDS = "\ue001";
const TOO_MANY_PAIRS = "\ue002";
const PAIR_SIGNS = 512;
const [PAIR_START, PAIR_END] = [0xe100, 0xe300];

/** One of the alternatives occurs. */
type Group = readonly { word: string; isBeginning: boolean }[];
export type WordQuery = {
  /** Each is met; none where nothing that is searched for has a letter or digit. */
  groups: readonly Group[];
  /** What stands in name or text as it is written, besides. */
  written: readonly string[];
};

/** @param folded a text (`search-text.ts`) @returns its words and pairs, each once, parted by spaces */
export function indexWords(folded: string): string {
  const words = wordsOf(folded);
  const distinct = [...new Set(words)].join(" ");
  const bytes = new TextEncoder().encode(distinct).length;
  if (bytes > MOST_BYTES) return TOO_MANY_WORDS;
  const pairs = new Set<string>();
  for (let at = 1; at < words.length; at += 1) pairs.add(pairOf(words[at - 1] ?? "", words[at] ?? ""));
  if (bytes + 7 * pairs.size > MOST_BYTES) return `${distinct} ${TOO_MANY_PAIRS}`;
  return [distinct, ...pairs].join(" ");
}

/** Of a name also that its words stand in it. */
export function indexWordsOfName(foldedName: string): string {
  return [indexWords(foldedName), ...new Set(wordsOf(foldedName).map((word) => IN_NAME + word))].join(" ");
}

/** @param terms of `searchTerms` */
export function wordQuery(terms: readonly string[]): WordQuery {
  const groups: Group[] = [];
  const written: string[] = [];
  for (const term of terms) {
    const words = wordsOf(term);
    const last = words.at(-1);
    if (last === term) {
      const pieces = formsOf(term).map(({ piece }) => piece);
      if (pieces.some((piece) => piece.length > LONGEST_BEGINNING)) written.push(term);
      groups.push(pieces.map(beginning));
    } else if (term === `"${last}"` && last !== undefined) groups.push([{ word: last, isBeginning: false }]);
    else {
      written.push(term);
      groups.push(...groupsOfPhrase(words));
    }
  }
  return { groups, written };
}

/** Without the beginnings that nearly every text has, where something else is wanted too: finds as much, or more. */
export function withoutShort({ groups, written }: WordQuery): WordQuery {
  const longer = groups.filter((group) => group.every(({ word, isBeginning }) => !isBeginning || word.length >= SHORT));
  return { written, groups: longer.length > 0 ? longer : groups };
}

/** The same, in a contract's name. */
export function inName({ groups, written }: WordQuery): WordQuery {
  return {
    written,
    groups: groups.map((group) => group.map(({ word, isBeginning }) => ({ word: IN_NAME + word, isBeginning }))),
  };
}

/** The last word of a phrase may go on. */
function groupsOfPhrase(words: readonly string[]): Group[] {
  const whole = words.slice(0, -1);
  const pairs = whole.slice(1).map((word, index) => pairOf(whole[index] ?? "", word));
  return [
    ...whole.map((word) => [{ word, isBeginning: false }]),
    ...words.slice(-1).map((word) => [beginning(word)]),
    ...pairs.map((pair) => [pair, TOO_MANY_PAIRS].map((word) => ({ word, isBeginning: false }))),
  ];
}

function wordsOf(folded: string): string[] {
  return Array.from(folded.matchAll(WORD), ([word]) => cut(word));
}

function beginning(piece: string): Group[number] {
  return { word: cut(piece, LONGEST_BEGINNING), isBeginning: true };
}

function cut(word: string, longest = LONGEST_WORD): string {
  return word.length > longest ? [...word.slice(0, longest)].filter(isWhole).join("") : word;
}

/** A cut may leave half a sign. */
const isWhole = (sign: string) => !/^[\ud800-\udfff]$/.test(sign);

/** Neighbours that share a pair by chance are told apart by the text itself. */
function pairOf(one: string, other: string): string {
  let hash = 0x811c9dc5;
  for (const sign of `${one} ${other}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const place = (hash ^ (hash >>> 16)) >>> 0;
  return String.fromCharCode(
    PAIR_START + (place % PAIR_SIGNS),
    PAIR_END + (Math.floor(place / PAIR_SIGNS) % PAIR_SIGNS),
  );
}

/**
 * A version's text as it is stored: `folded` is its plain text as searches compare it, `words` what an index keeps of
 * that. Folding a long text takes a second.
 */
export type SearchableText = VersionText & { folded: string; words: string };

/** All forms of canonical HTML, that of searches too. */
export function searchableText(html: string): SearchableText {
  const text = versionText(html);
  const folded = foldForSearch(text.plainText);
  return { ...text, folded, words: indexWords(folded) };
}
