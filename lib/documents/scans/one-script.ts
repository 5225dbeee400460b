import type { ScannedLine } from "./scanned-page";

/** Letters that look alike in both alphabets; a reader of both takes a short word for either. */
const LATIN = "aceopxyABCEHKMOPTX";
const CYRILLIC = "асеорхуАВСЕНКМОРТХ";
const TWIN = new Map([...LATIN].map((letter, at) => [letter, CYRILLIC[at] ?? letter]));
/** The share of a line's letters from which on its alike words are Cyrillic ones. */
const CYRILLIC_LINE = 0.7;

/** 'He' may be 'Не' or 'не', 'BO' is 'во': small letters of one alphabet look like capitals of the other. */
const SMALL_AS_CAPITAL = /^(?:\p{Lu}\p{Ll}+|\p{L}{1,2})\P{L}*$/u;

/** Words of a Cyrillic line that could be either are Cyrillic: searches and comparisons see the difference. */
export function inOneScript(lines: readonly ScannedLine[]): ScannedLine[] {
  return lines.map((line) => {
    const text = line.words.map((word) => word.text).join("");
    const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if (cyrillic < CYRILLIC_LINE * letters || cyrillic === 0) return line;
    const isCapital = text === text.toUpperCase();
    const words = line.words.map((word, at) => {
      const twin = cyrillicTwin(word.text);
      const isSentence = /(?:^|[.!?:»"])$/.test(line.words[at - 1]?.text ?? "");
      const isSmall = twin !== word.text && !isCapital && !isSentence && SMALL_AS_CAPITAL.test(twin);
      return { ...word, text: isSmall ? twin.toLowerCase() : twin };
    });
    return { ...line, words };
  });
}

function cyrillicTwin(word: string): string {
  const twin = word.replace(/\p{Script=Latin}/gu, (letter) => TWIN.get(letter) ?? letter);
  return /\p{Script=Latin}/u.test(twin) ? word : twin;
}
