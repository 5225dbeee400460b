import { versionText, type VersionText } from "@/lib/documents/richtext/version-text";
import { indexWords } from "./index-words";
import { foldForSearch } from "./search-text";

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
