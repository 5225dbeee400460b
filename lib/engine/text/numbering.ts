import { light } from "./either";
import * as cue from "./structure.cues";
import { anyOf, inOrder } from "../language/patterns";

/**
 * '1.', '1.1.', 'B-6.', '(a)', 'Article IV', 'Section 3.2', 'Статья 5', 'ст. 5', '5 дугаар зүйл', 'НЭГ.'. Anchored and
 * bounded, so that no text can make a pattern slow.
 */
export type Numbering = {
  /** The number as it is cited: '3.2', 'IV', 'a'. */
  number: string;
  /** Length of the mark, including the space after it. */
  length: number;
  /** 1 for a chapter or article, 2 for '1.1', 3 for '1.1.1', 8 for '(a)' and the like. */
  depth: number;
};

/** Depth of list items, '(a)' or 'iv)', below every numbered clause. */
export const ITEM_DEPTH = 8;

const PART_NUMBER =
  /(?:\s{1,3}|(?<=[.§]))(?:№\s{0,2}|no\.\s{0,2})?(\d{1,3}(?:\.\d{1,3}){0,4}|[ivxlc]{1,6}|[a-z])(?![\p{L}\p{N}])[.:)]?\s{0,40}/iu;
const NAMED = light(inOrder(/^/iu, anyOf(cue.partWord, /§{1,2}/iu), PART_NUMBER));
const ORDINAL_MN =
  /^(\d{1,3}|нэг|хоёр|гурав|дөрөв|тав|зургаа|долоо|найм|ес|арав|арван\s[а-яөү]{3,8})(?:\s{1,3}|-)(?:дугаар|дүгээр|р|дахь)\s{1,3}(?:зүйл|бүлэг|хэсэг|заалт)[.:]?\s{0,40}/iu;
/** Not '6.4-т заасан', which refers to a clause. */
const DECIMAL = light(/^(\d{1,3}(?:\.\d{1,3}){1,5})(?![\p{L}\p{N}%]|-\p{L})[.)]?\s{0,40}/u);
/** 'A-1.', 'B6.', 'SC-3.', «ОУ-7.1.», «II.4.», 'ТН-2 (Хөлс).', '5-4.': the part's letter or number, then its own. */
const LETTERED = light(
  /^((?:\p{Lu}{1,3}[-.]?|[IVXLC]{1,6}\.|\d{1,2}-)\d{1,2}(?:[.-]\d{1,2}){0,3})(?:[.)](?=\s)|(?=\s\(\p{Lu}[^()\n]{1,40}\)\.))\s{0,40}/u,
);
const INTEGER = /^(\d{1,3})(?:[.)](?!\d)|\s{2,40}(?=\p{Lu}))\s{0,40}/u;
const ROMAN = /^([IVX]{1,5})\.\s{1,40}(?=\p{Lu})/u;
const WORD_MN = light(
  /^(НЭГ|ХОЁР|ГУРАВ|ДӨРӨВ|ТАВ|ЗУРГАА|ДОЛОО|НАЙМ|ЕС|АРАВ|Нэг|Хоёр|Гурав|Дөрөв|Тав|Зургаа|Долоо|Найм|Ес|Арав|(?:АРВАН|Арван)\s[\p{L}]{3,7})\.\s{1,10}/u,
);
const ITEM = /^(?:\(([a-zа-я]{1,2}|[ivx]{1,5}|\d{1,2})\)|([a-z]|[ivx]{1,5})[.)](?=\s)|([а-я])\)(?=\s))\s{0,40}/iu;

const MN_ORDER = ["нэг", "хоёр", "гурав", "дөрөв", "тав", "зургаа", "долоо", "найм", "ес", "арав"];

/** The numbering at the start of a text, or null. */
export function numberingAt(text: string): Numbering | null {
  const head = text.slice(0, 90);
  const named = NAMED.exec(head);
  if (named?.[1]) return { number: named[1], length: named[0].length, depth: countLevels(named[1]) };
  const ordinal = ORDINAL_MN.exec(head) ?? WORD_MN.exec(head);
  if (ordinal?.[1]) return { number: fromWord(ordinal[1]), length: ordinal[0].length, depth: 1 };
  const decimal = DECIMAL.exec(head) ?? INTEGER.exec(head) ?? ROMAN.exec(head);
  if (decimal?.[1]) return { number: decimal[1], length: decimal[0].length, depth: countLevels(decimal[1]) };
  const lettered = LETTERED.exec(head);
  if (lettered?.[1])
    return {
      number: lettered[1],
      length: lettered[0].length,
      depth: lettered[1].split(/[.-]|(?<=\p{L})(?=\d)/u).length,
    };
  const item = ITEM.exec(head);
  if (!item) return null;
  return { number: (item[1] ?? item[2] ?? item[3] ?? "").toLowerCase(), length: item[0].length, depth: ITEM_DEPTH };
}

function countLevels(number: string): number {
  return number.split(".").length;
}

function fromWord(word: string): string {
  const at = MN_ORDER.indexOf(word.toLowerCase());
  if (at >= 0) return String(at + 1);
  const [tens, units] = word.toLowerCase().split(/\s/);
  const unit = MN_ORDER.indexOf(units ?? "");
  return tens === "арван" && unit >= 0 ? String(11 + unit) : word;
}
