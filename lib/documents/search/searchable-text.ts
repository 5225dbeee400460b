import { versionText, type VersionText } from "@/lib/documents/richtext/version-text";
import { foldForSearch } from "./search-text";

/**
 * A version's text as it is stored: `folded` is its plain text as searches compare it. Folding a long text takes a
 * second.
 */
export type SearchableText = VersionText & { folded: string };

/** All forms of canonical HTML, that of searches too. */
export function searchableText(html: string): SearchableText {
  const text = versionText(html);
  return { ...text, folded: foldForSearch(text.plainText) };
}
