import type { Language } from "@/lib/copy/languages";

/** Removes what documents don't need and databases and XML don't allow: NUL and other controls, lone surrogates. */
export function cleanCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the controls are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]/g, "")
      .replaceAll("\u2028", "\n")
  );
}

/**
 * Without controls, invisible characters and direction marks (which can make a clause read differently from what is
 * stored), and with ligatures as letters. Length may change.
 */
export function visibleText(text: string): string {
  return cleanCharacters(text)
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u00ad]/g, "")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
}

/** Enough text to judge; more would give the same result. */
const SAMPLE_CHARS = 20_000;

/** The language of most letters; ө and ү mean Mongolian. A text without letters is English. */
export function writtenIn(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARS);
  const cyrillic = sample.match(/[а-яё]/giu)?.length ?? 0;
  if (cyrillic < (sample.match(/[a-z]/giu)?.length ?? 0) || cyrillic === 0) return "en";
  return (sample.match(/[өү]/giu)?.length ?? 0) > cyrillic / 100 ? "mn" : "ru";
}
