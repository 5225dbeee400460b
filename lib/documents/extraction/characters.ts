import { cleanCharacters } from "@/lib/documents/richtext/clean-characters";

/**
 * No controls, no invisible characters, no marks that turn the direction of reading (they can make a clause read other
 * than it is stored), ligatures as letters. Length may change.
 */
export function visibleText(text: string): string {
  return cleanCharacters(text)
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u00ad]/g, "")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
}
