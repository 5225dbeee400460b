const ONES = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};
const ROMAN: readonly [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];
const LATIN = "abcdefghijklmnopqrstuvwxyz";
/** Word's Russian list letters: without ё, й, ъ and ь. */
const RUSSIAN = "абвгдежзиклмнопрстуфхцчшщыэюя";
const GREEK = "αβγδεζηθικλμνξοπρστυφχψω";
const CHICAGO = "*†‡§";
const MAX_SPELLED = 9_999;
const MAX_REPEATED = 40;

/**
 * Formats like Word (`w:numFmt`): unknown formats as decimal, `none` and `bullet` as nothing. English words. `custom`
 * patterns ('001, 002, …') pad with zeros.
 */
export function formatNumber(value: number, format: string, pattern?: string): string {
  switch (format) {
    case "none":
    case "bullet":
      return "";
    case "lowerLetter":
      return repeatedLetter(value, LATIN);
    case "upperLetter":
      return repeatedLetter(value, LATIN).toUpperCase();
    case "lowerRoman":
      return roman(value);
    case "upperRoman":
      return roman(value).toUpperCase();
    case "russianLower":
      return repeatedLetter(value, RUSSIAN);
    case "russianUpper":
      return repeatedLetter(value, RUSSIAN).toUpperCase();
    case "lowerGreek":
      return repeatedLetter(value, GREEK);
    case "chicago":
      return repeatedLetter(value, CHICAGO);
    default:
      return formatDecimal(value, format, pattern);
  }
}

function formatDecimal(value: number, format: string, pattern: string | undefined): string {
  if (format === "decimalZero") return String(value).padStart(2, "0");
  if (format === "custom") return String(value).padStart(/^0*\d/.exec(pattern ?? "")?.[0].length ?? 1, "0");
  if (format === "ordinal") return value + ordinalEnding(value);
  if (format === "cardinalText") return capitalised(spelled(value));
  if (format === "ordinalText") return capitalised(spelledOrdinal(value));
  if (format === "hex") return value.toString(16).toUpperCase();
  if (format === "numberInDash") return `- ${value} -`;
  if (format === "decimalEnclosedParen") return `(${value})`;
  if (format === "decimalEnclosedFullstop") return `${value}.`;
  return String(value);
}

/** a…z, then aa, bb, … like Word. */
function repeatedLetter(value: number, letters: string): string {
  if (value < 1) return "";
  const letter = letters[(value - 1) % letters.length] ?? "";
  return letter.repeat(Math.min(Math.ceil(value / letters.length), MAX_REPEATED));
}

function roman(value: number): string {
  if (value < 1 || value > 32_767) return value < 1 ? "" : String(value);
  let rest = value;
  let text = "";
  for (const [size, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / size));
    rest %= size;
  }
  return text;
}

function ordinalEnding(value: number): string {
  if (Math.floor(value / 10) % 10 === 1) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}

function spelled(value: number): string {
  if (value < 0 || value > MAX_SPELLED) return String(value);
  if (value < 20) return ONES[value] ?? "";
  if (value < 100) return TENS[Math.floor(value / 10)] + (value % 10 > 0 ? `-${ONES[value % 10]}` : "");
  const [size, name] = value < 1000 ? [100, "hundred"] : [1000, "thousand"];
  return `${spelled(Math.floor(value / size))} ${name}${value % size > 0 ? ` ${spelled(value % size)}` : ""}`;
}

function spelledOrdinal(value: number): string {
  const words = spelled(value);
  const [, start = "", last = words] = /^(.*[ -])?([a-z]+)$/.exec(words) ?? [];
  return start + (IRREGULAR_ORDINALS[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
