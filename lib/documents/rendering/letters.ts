/** White space at which a line may end; not the no-break spaces. A zero-width space breaks too, but never grows. */
import { normalized } from "@/lib/normalized";

export const BREAKING_SPACES = " \\u1680\\u2000-\\u2006\\u2008-\\u200a\\u205f\\u3000\\u200b";
/** Characters that show nothing: soft hyphens, joiners, direction marks, variation selectors, tags. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}\u2028\u2029]/u;
export const COMBINING = /\p{Mark}/u;

export const codePointOf = (character: string) => character.codePointAt(0) ?? 0;

/** Characters, but a letter with marks that Unicode has as one letter (и and a breve) stays together. */
export function lettersOf(text: string): string[] {
  if (!COMBINING.test(text)) return Array.from(text);
  const clusters = text.match(/\P{Mark}\p{Mark}*|\p{Mark}+/gu) ?? [];
  return clusters.flatMap((cluster) =>
    Array.from(normalized(cluster, "NFC")).length === 1 ? [cluster] : Array.from(cluster),
  );
}
