import type { Language } from "@/lib/copy/languages";

/** Removes what no document means and no database or XML file may hold: NUL and other controls, lone surrogates. */
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
 * No controls, no invisible characters, no marks that turn the direction of reading (they can make a clause read other
 * than it is stored), ligatures as letters. Length may change.
 */
export function visibleText(text: string): string {
  return cleanCharacters(text)
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u00ad]/g, "")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
}

/** What tells: more of a long text would say the same. */
const SAMPLE_CHARS = 20_000;

/** Whose letters the text is mostly written in; ө and ү tell Mongolian. A text without letters is English. */
export function writtenIn(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARS);
  const cyrillic = sample.match(/[а-яё]/giu)?.length ?? 0;
  if (cyrillic < (sample.match(/[a-z]/giu)?.length ?? 0) || cyrillic === 0) return "en";
  return (sample.match(/[өү]/giu)?.length ?? 0) > cyrillic / 100 ? "mn" : "ru";
}
