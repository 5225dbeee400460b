/**
 * How contracts are searched: name and current text are kept folded in `Contract.searchText`, and what is searched for
 * is folded alike, because neither database folds Cyrillic as the other does. Pure, client-safe. Source: decisions
 * (behaviour §7).
 */
import { normalized } from "@/lib/normalized";

/** What one search may ask for at once; words beyond are left out. */
const MAX_TERMS = 8;

/** Signs that LIKE would take as wildcards or escapes stand for themselves in another guise, in both texts. */
const GUISES: Readonly<Record<string, string>> = { "%": "\ue025", _: "\ue05f", "\\": "\ue05c" };
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Text as it is compared: compatibility forms and case folded (NFKC, lower case), ё as е, quotes and dashes of one
 * kind, no invisible characters, white space as single spaces. Idempotent.
 */
export function foldForSearch(text: string): string {
  return normalized(normalized(text, "NFKC").toLowerCase(), "NFC")
    .replace(INVISIBLE, "")
    .replaceAll("ё", "е")
    .replace(/[‘’‚‛′`]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‒–—―−]/g, "-")
    .replace(/[%_\\]/g, (sign) => GUISES[sign] ?? sign)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * What is kept of a contract: its name on the first line, its text on the second, so that no hit runs from one into the
 * other.
 */
export function searchTextOf(name: string, text: string): string {
  return `${foldForSearch(name)}\n${foldForSearch(text)}`;
}

/** The kept text under a new name. `kept` "" was never made, and stays so. */
export function withSearchName(kept: string, name: string): string {
  return kept === "" ? "" : foldForSearch(name) + kept.slice(kept.indexOf("\n"));
}

/**
 * What has to occur for a contract to be found: each word of the query, and each phrase in double quotes as a whole.
 * @returns folded; a single word that was quoted keeps its quotes, because it is wanted in no other form. None when
 *   there is nothing to search for
 */
export function searchTerms(query: string): string[] {
  const parts = [...foldForSearch(query).matchAll(/"([^"]+)"|[^\s"]+/g)].map(([whole, quoted]) => {
    const phrase = (quoted ?? whole).trim();
    return quoted !== undefined && WORD.test(phrase) ? `"${phrase}"` : phrase;
  });
  return [...new Set(parts)].filter((term) => term !== "").slice(0, MAX_TERMS);
}
