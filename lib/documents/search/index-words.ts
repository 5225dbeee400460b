/**
 * What a database's word index stores of a contract, and how it is queried. Words are stored as written; a word's forms
 * are found by their beginning (`word-forms.ts`), phrases by pairs of neighbours. Pure, client-safe. Source: B-7.7.
 */
import { versionText, type VersionText } from "@/lib/documents/richtext/plain-text";
import { listForms } from "./word-forms";
import { foldForSearch } from "./search-text";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Longer words are cut. */
const LONGEST_WORD = 40;
/** SQLite's longest prefix index (migration 0025): a longer lookup would scan all words with this beginning. */
const LONGEST_BEGINNING = 12;
const SHORT = 3;
/**
 * Limit per contract, in UTF-8 bytes: SQLite writes it in the thread that serves everyone, and Postgres has room for a
 * megabyte.
 */
const MOST_BYTES = 300_000;
/** Private-use characters, which no word has; a pair of neighbours is two of them. */
const IN_NAME = "\ue000";
export const TOO_MANY_WORDS = "\ue001";
const TOO_MANY_PAIRS = "\ue002";
const PAIR_SIGNS = 512;
const [PAIR_START, PAIR_END] = [0xe100, 0xe300];

/** Alternatives, one of which must occur. */
type Group = readonly { word: string; isBeginning: boolean }[];
export type WordQuery = {
  /** All must match; empty if nothing in the query has a letter or digit. */
  groups: readonly Group[];
  /** Must also occur literally in name or text. */
  written: readonly string[];
};

/** @param folded a text (`search-text.ts`) @returns its words and pairs, without duplicates, separated by spaces */
export function indexWords(folded: string): string {
  const words = splitWords(folded);
  const distinct = [...new Set(words)].join(" ");
  const bytes = new TextEncoder().encode(distinct).length;
  if (bytes > MOST_BYTES) return TOO_MANY_WORDS;
  const pairs = new Set<string>();
  for (let at = 1; at < words.length; at += 1) pairs.add(hashPair(words[at - 1] ?? "", words[at] ?? ""));
  if (bytes + 7 * pairs.size > MOST_BYTES) return `${distinct} ${TOO_MANY_PAIRS}`;
  return [distinct, ...pairs].join(" ");
}

/** Also marks that these words are in the name. */
export function indexWordsOfName(foldedName: string): string {
  return [indexWords(foldedName), ...new Set(splitWords(foldedName).map((word) => IN_NAME + word))].join(" ");
}

/** @param terms from `searchTerms` */
export function wordQuery(terms: readonly string[]): WordQuery {
  const groups: Group[] = [];
  const written: string[] = [];
  for (const term of terms) {
    const words = splitWords(term);
    const last = words.at(-1);
    if (last === term) {
      const pieces = listForms(term).map(({ piece }) => piece);
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

/** Drops beginnings that nearly every text has, if something else is required too: finds as much, or more. */
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

/** The last word of a phrase may continue. */
function groupsOfPhrase(words: readonly string[]): Group[] {
  const whole = words.slice(0, -1);
  const pairs = whole.slice(1).map((word, index) => hashPair(whole[index] ?? "", word));
  return [
    ...whole.map((word) => [{ word, isBeginning: false }]),
    ...words.slice(-1).map((word) => [beginning(word)]),
    ...pairs.map((pair) => [pair, TOO_MANY_PAIRS].map((word) => ({ word, isBeginning: false }))),
  ];
}

function splitWords(folded: string): string[] {
  return Array.from(folded.matchAll(WORD), ([word]) => cut(word));
}

function beginning(piece: string): Group[number] {
  return { word: cut(piece, LONGEST_BEGINNING), isBeginning: true };
}

function cut(word: string, longest = LONGEST_WORD): string {
  return word.length > longest ? [...word.slice(0, longest)].filter(isWhole).join("") : word;
}

/** A cut may leave half a character. */
const isWhole = (sign: string) => !/^[\ud800-\udfff]$/.test(sign);

/** Different neighbours may share a pair; the text itself decides. */
function hashPair(one: string, other: string): string {
  let hash = 0x811c9dc5;
  for (const sign of `${one} ${other}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const place = (hash ^ (hash >>> 16)) >>> 0;
  return String.fromCharCode(
    PAIR_START + (place % PAIR_SIGNS),
    PAIR_END + (Math.floor(place / PAIR_SIGNS) % PAIR_SIGNS),
  );
}

/**
 * A version's text as stored: `folded` is its plain text for search comparison, `words` what an index keeps of it.
 * Folding a long text takes a second.
 */
export type SearchableText = VersionText & { folded: string; words: string };

/** All forms of canonical HTML, including those for search. */
export function searchableText(html: string): SearchableText {
  const text = versionText(html);
  const folded = foldForSearch(text.plainText);
  return { ...text, folded, words: indexWords(folded) };
}
