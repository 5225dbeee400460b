/** Which words of a page are numbers, whatever the reader took them for. Pure; client-safe. Source: B-51.4. */

/** Letters and marks that figures are taken for: 'SO' for 50, 'lO' for 10, Cyrillic 'З' for 3 and 'б' for 6. */
const LOOK_ALIKE = /^[^\p{L}\p{N}]*(?:[OoОоQDIlІіi|!ZzЗзSsЅѕБбBВgq][.,:/-]?){1,9}[^\p{L}\p{N}]*$/u;
/** A few capitals: 'ЭЛ' for 9.1. */
const CAPITALS = /^[^\p{L}\p{N}]*(?:[\p{Lu}|!][.,:/-]?){1,4}[^\p{L}\p{N}]*$/u;
/** Of these letters, but words. */
const WORDS = /^[^\p{L}]*(?:[Ii]s|[Ss]o|[Oo]il|[Ll]oss|[Ss]oil|[Ss]old|[Gg]o|I{1,3}|oo?|[оОВA]|[Зз]а|[Оо]б)[^\p{L}]*$/u;
/** Of them, those that may stand before a unit: 'is days' is none. */
const BEFORE_UNITS = /^[^\p{L}]*(?:is|Is|so|So|о|В|в)[^\p{L}]*$/u;
/** What stands behind a number. */
const UNIT = new RegExp(
  [
    "^[^\\p{L}%]*(?:%|(?:calendar|business|working|days?|weeks?|months?|years?|hours?|percent|per)(?!\\p{L})",
    "(?:календарн|рабоч|банковск|дней|дня|месяц|лет|года?|час|недел|процент|рубл|тысяч)",
    "(?:хоног|өдөр|өдрийн|сарын|жил|цаг|хув[ьи]|төгрөг|дугаар|дүгээр|тоот))",
  ].join("|"),
  "iu",
);
/** What stands before a number. */
const COUNTER = new RegExp(
  [
    "^[^\\p{L}№$€£₮]*(?:[№$€£₮]|(?:no|nos|clauses?|sections?|articles?|schedule|usd|eur|gbp|rub|mnt)",
    "(?:пункт[аеуы]?|п|стать[яиеюё]|раздел[ае]?))[^\\p{L}]*$",
  ].join("|"),
  "iu",
);
const FIGURES = /\p{N}[\p{N}.,:/]*%?/gu;

/** Stands in a text where the paper shows letters that nobody could read: a number may be among them (B-51.9). */
export const UNREAD = "[?]";

/**
 * Whether a word may be a number: it has a figure, or only few letters that figures are taken for, or it stands for
 * what wasn't read. Linear.
 */
export function maybeNumber(word: string): boolean {
  return hasFigure(word) || word === UNREAD || ((LOOK_ALIKE.test(word) || CAPITALS.test(word)) && !WORDS.test(word));
}

/** Whether letters stand where a number does: 'SO days', 'clause З'. Linear. */
export function standsForNumber(word: string, before: string | undefined, after: string | undefined): boolean {
  if (hasFigure(word) || !LOOK_ALIKE.test(word)) return false;
  if (after !== undefined && UNIT.test(after)) return !BEFORE_UNITS.test(word);
  return before !== undefined && COUNTER.test(before) && !WORDS.test(word);
}

/**
 * Whether further looks at a word alone support how it was read: the same figures, or none where it has none. Letters
 * beside the figures don't count. Linear.
 */
export function isSupported(word: string, looks: readonly string[]): boolean {
  const figures = figuresOf(word);
  return looks.every((look) => figuresOf(look) === figures);
}

/** Linear. */
export function hasFigure(word: string): boolean {
  return /\p{N}/u.test(word);
}

function figuresOf(word: string): string {
  const parts = word.match(FIGURES) ?? [];
  return parts.map((part) => part.replace(/[.,:/]+$/u, "")).join(" ");
}
