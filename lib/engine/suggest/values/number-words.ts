import * as cue from "../../time/days.cues";
import { anyOf } from "../../language/patterns";

const UNITS_EN =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS_EN = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Stems of Russian numerals in any case, longer ones first, so that 'пятнадцат' is tried before 'пят'. */
const STEMS_RU: readonly (readonly [string, number])[] = [
  ["одиннадцат", 11],
  ["двенадцат", 12],
  ["тринадцат", 13],
  ["четырнадцат", 14],
  ["пятнадцат", 15],
  ["шестнадцат", 16],
  ["семнадцат", 17],
  ["восемнадцат", 18],
  ["девятнадцат", 19],
  ["двадцат", 20],
  ["тридцат", 30],
  ["сорок", 40],
  ["пятьдесят", 50],
  ["пятидесят", 50],
  ["шестьдесят", 60],
  ["шестидесят", 60],
  ["семьдесят", 70],
  ["семидесят", 70],
  ["восемьдесят", 80],
  ["восьмидесят", 80],
  ["девяност", 90],
  ["двести", 200],
  ["двухсот", 200],
  ["триста", 300],
  ["трехсот", 300],
  ["четыреста", 400],
  ["четырехсот", 400],
  ["пятьсот", 500],
  ["пятисот", 500],
  ["шестьсот", 600],
  ["семьсот", 700],
  ["восемьсот", 800],
  ["девятьсот", 900],
  ["сто", 100],
  ["ста", 100],
  ["один", 1],
  ["одн", 1],
  ["двух", 2],
  ["два", 2],
  ["две", 2],
  ["двум", 2],
  ["трех", 3],
  ["три", 3],
  ["трем", 3],
  ["четыр", 4],
  ["пят", 5],
  ["шест", 6],
  ["семи", 7],
  ["семь", 7],
  ["восем", 8],
  ["восьм", 8],
  ["девят", 9],
  ["десят", 10],
];
const STEMS_MN: readonly (readonly [string, number])[] = [
  ["арав", 10],
  ["арван", 10],
  ["хорин", 20],
  ["хорь", 20],
  ["гучин", 30],
  ["гуч", 30],
  ["дөчин", 40],
  ["дөч", 40],
  ["тавин", 50],
  ["тавь", 50],
  ["жаран", 60],
  ["жар", 60],
  ["далан", 70],
  ["дал", 70],
  ["наян", 80],
  ["ная", 80],
  ["ерэн", 90],
  ["ер", 90],
  ["зуун", 100],
  ["зуу", 100],
  ["нэг", 1],
  ["хоёр", 2],
  ["хоер", 2],
  ["гурван", 3],
  ["гурав", 3],
  ["дөрвөн", 4],
  ["дөрөв", 4],
  ["таван", 5],
  ["тав", 5],
  ["зургаан", 6],
  ["зургаа", 6],
  ["долоон", 7],
  ["долоо", 7],
  ["найман", 8],
  ["найм", 8],
  ["есөн", 9],
  ["ес", 9],
];
const SCALES: readonly (readonly [RegExp, number])[] = [
  [anyOf(cue.thousand), 1_000],
  [anyOf(cue.million), 1_000_000],
  [anyOf(cue.billion), 1_000_000_000],
];
/** The 'and' between two numerals. Lower case. */
export const NUMERAL_JOINT = anyOf(cue.numeralJoint);
const SKIPPED = anyOf(NUMERAL_JOINT, cue.skipped);

/** 'thirty-five', 'сто восемьдесят тысяч', 'наян зургаан сая'; null if a word isn't a numeral. */
export function numberSpelt(words: string): number | null {
  const parts = words
    .toLowerCase()
    .replace(/ё/gu, "е")
    .split(/[\s-]+/u)
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 14) return null;
  let total = 0;
  let group = 0;
  let isNumber = false;
  for (const part of parts) {
    if (SKIPPED.test(part)) continue;
    isNumber = true;
    const scale = SCALES.find(([pattern]) => pattern.test(part))?.[1];
    if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
      continue;
    }
    const value = valueOf(part);
    if (value === null) return null;
    group = value === 100 && group > 0 && group < 10 ? group * 100 : group + value;
  }
  return isNumber ? total + group : null;
}

function valueOf(word: string): number | null {
  if (word === "hundred") return 100;
  const unit = UNITS_EN.indexOf(word);
  if (unit >= 0) return unit;
  const ten = TENS_EN.indexOf(word);
  if (ten >= 0) return (ten + 2) * 10;
  const mongolian = STEMS_MN.find(([stem]) => word === stem);
  if (mongolian) return mongolian[1];
  const russian = STEMS_RU.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= 3);
  return russian ? russian[1] : null;
}
