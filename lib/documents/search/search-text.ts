/**
 * How contracts are searched: name and current text are stored folded in `Contract.searchText`, and queries are folded
 * the same way, because the two databases fold Cyrillic differently. Pure, client-safe. Source: decisions (behaviour
 * §7).
 */
import { normalized } from "@/lib/normalized";

/** Maximum terms per search; further words are dropped. */
const MAX_TERMS = 8;

/** Stand-ins for characters that are wildcards or escapes in LIKE, in both texts. */
const GUISES: Readonly<Record<string, string>> = { "%": "\ue025", _: "\ue05f", "\\": "\ue05c" };
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Text for comparison: compatibility forms and case folded (NFKC, lower case), ё as е, uniform quotes and dashes, no
 * invisible characters, white space as single spaces. Idempotent.
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

/** What is stored of a contract: its name on the first line, its text on the second, so that no hit spans both. */
export function toSearchText(name: string, text: string): string {
  return `${foldForSearch(name)}\n${foldForSearch(text)}`;
}

/** The stored text under a new name. `kept` "" was never computed, and stays so. */
export function withSearchName(kept: string, name: string): string {
  return kept === "" ? "" : foldForSearch(name) + kept.slice(kept.indexOf("\n"));
}

/**
 * What a contract must contain to be found: each word of the query, and each double-quoted phrase as a whole.
 * @returns folded; a single quoted word keeps its quotes, because no other form may match. Empty if there is nothing to
 * search for
 */
export function searchTerms(query: string): string[] {
  const parts = [...foldForSearch(query).matchAll(/"([^"]+)"|[^\s"]+/g)].map(([whole, quoted]) => {
    const phrase = (quoted ?? whole).trim();
    return quoted !== undefined && WORD.test(phrase) ? `"${phrase}"` : phrase;
  });
  return [...new Set(parts)].filter((term) => term !== "").slice(0, MAX_TERMS);
}
