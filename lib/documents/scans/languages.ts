import type { ScannedLine } from "./scanned-page";

/** What pages are read with before their language is known: the data for Mongolian know every Cyrillic letter. */
export const ANY_LANGUAGE = "eng+mon";

/** Below it another language is tried for a page, in per cent. */
export const POOR = 80;

const LATIN = "eng";
const MONGOLIAN = "mon+eng";
export const RUSSIAN = "mon+bul";

/** In which language a text is best read again; null where it has no letters to tell by. */
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
