import type { ScannedLine } from "./scanned-page";

/** For pages whose language isn't known yet: the Mongolian data covers every Cyrillic letter. */
export const ANY_LANGUAGE = "eng+mon";

/** Below this confidence another language is tried for a page, in per cent. */
export const POOR = 80;

export const LATIN = "eng";
const MONGOLIAN = "mon+eng";
export const RUSSIAN = "mon+bul";

/** The best language to read a text again; null if it has no letters to judge by. */
export function languagesFor(lines: readonly ScannedLine[]): string | null {
  const text = lines
    .flatMap(({ words }) => words.map(({ text: word }) => word))
    .join(" ")
    .toLowerCase();
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [latin, cyrillic] = [count(/[a-z]/g), count(/[а-яё]/g) + count(/[өү]/g)];
  if (latin + cyrillic === 0) return null;
  if (cyrillic < 0.05 * latin) return LATIN;
  return count(/[өү]/g) > 0.01 * cyrillic ? MONGOLIAN : RUSSIAN;
}

/** Letters that look alike in both alphabets; with both, the reader may read a short word as either. */
const LATIN_TWINS = "aceopxyABCEHKMOPTX";
const CYRILLIC_TWINS = "асеорхуАВСЕНКМОРТХ";
const TWIN = new Map([...LATIN_TWINS].map((letter, at) => [letter, CYRILLIC_TWINS[at] ?? letter]));
/** Share of Cyrillic letters in a line from which its ambiguous words count as Cyrillic. */
const CYRILLIC_LINE = 0.7;

/** 'He' may be 'Не' or 'не', 'BO' is 'во': small letters of one alphabet look like capitals of the other. */
const SMALL_AS_CAPITAL = /^(?:\p{Lu}\p{Ll}+|\p{L}{1,2})\P{L}*$/u;

/** Makes ambiguous words of a Cyrillic line Cyrillic, because searches and comparisons see the difference. */
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
