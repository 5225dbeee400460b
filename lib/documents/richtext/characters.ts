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
 * Characters without a shape: they hide in a word, or turn the direction in which words are read. Joiners have a shape
 * in scripts that need them.
 */
const UNSEEN =
  /[\u00ad\u034f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200c\u200d]/gu;

/** Without characters that have no shape. Length may change. Source: B-8.23. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

/** Where such characters stand. */
export function unseenPlaces(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { index, 0: found } of text.matchAll(UNSEEN))
    for (let at = index; at < index + found.length; at += 1) places.add(at);
  return places;
}

/** Letters of right-to-left scripts. */
export const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Whether the texts of a paragraph, one after the other, have letters that are drawn from right to left although they
 * are written from left to right.
 */
export class Turns {
  #open = 0;

  isTurned(text: string): boolean {
    const begins = text.match(/[\u202b\u202e\u2067]/gu)?.length ?? 0;
    const isWithin = this.#open + begins > 0;
    this.#open = Math.max(0, this.#open + begins - (text.match(/[\u202c\u2069]/gu)?.length ?? 0));
    return isWithin && /[\p{L}\p{N}]/u.test(text) && !FROM_THE_RIGHT.test(text);
  }
}

/** Without controls and characters that have no shape, and with ligatures as letters. Length may change. */
export function visibleText(text: string): string {
  return withoutUnseen(cleanCharacters(text)).replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"));
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
