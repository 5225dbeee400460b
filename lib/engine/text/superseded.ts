import type { Superseded } from "../port";
import type { TextInForce } from "./amendments";
import { either } from "./either";
import { figureOut } from "./figure-out";
import { saidInList } from "./led-in";
import { partsOut } from "./part-out";
import { partTitles } from "./parts";
import type { Span } from "./spans";
import type { Unit } from "./units";

/** The whole clause is deleted or replaced: said right after its number. */
const WHOLE = either(
  String.raw`^(?:\s\([\p{L} ]{3,40}\))?,? (?:is|are|shall be|will be)(?: hereby)? (?:deleted|removed|struck out|cancelled|` +
    String.raw`replaced in (?:its|their) entirety|replaced (?:by|with)(?: the following|:? ?["“])|replaced as follows|amended to read)(?! (?:in part|until|if|for|where))`,
  "^,? (?:договора )?(?:исключить|исключается|исключ[её]н|изложить|излагается|изложен|читать в следующей|утрачивает силу)",
  "^-?(?:ийг|ыг|г)?(?: дугаар| дүгээр| дахь| дэх)?(?: зүйлийг| заалтыг| хэсгийг)?(?: бүхэлд нь)? (?:хасав|хасна|хассугай|хүчингүй болг|дараах байдлаар|шинэчлэн найруул)",
);
/** Before the number: 'delete clause 4'. */
const WHOLE_BEFORE = either(
  String.raw`(?:delete|remove|strike out|replace) (?:the whole of )?(?:clause|section|paragraph|article)\s$`,
  String.raw`(?:исключить|удалить)\s(?:п\.|пункт|стать[юи]|раздел)\s?$`,
);
/** A change for some time or cases leaves the old words in force for the others. */
const PARTLY = either(
  String.raw`(?<!\p{L})(?:if|unless|until|where|except|while|as of|from|starting|during|(?:does|shall) not apply)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:если|при|кроме|начиная|до|с \d|не применя|в случае|на период|в течение года)`,
  String.raw`хүртэл|тохиолдолд|эхлэн|дуустал|хэрэглэхгүй|үйлчлэхгүй|(?<!\p{L})бол(?!\p{L})|хугацаанд`,
);
/** A replaced wording is quoted next to the verb that replaces it, or follows 'instead of'. */
const QUOTED = new RegExp(
  [
    String.raw`"(?<straight>[^"\n]{1,200})"|“(?<curly>[^“”"\n]{1,200})[”"]|[«„](?<low>[^«»“”„\n]{1,200})[»”“]`,
    String.raw`‘(?<single>[^‘\n]{1,200}?)’(?!\p{L})|(?<![\p{L}\d])'(?<plain>[^'\n]{1,200})'(?!\p{L})`,
  ].join("|"),
  "gu",
);
const wordsQuoted = ({ groups }: RegExpMatchArray) =>
  Object.values(groups ?? {}).find((words: string | undefined) => words !== undefined) ?? "";
const DONE_BEFORE = either(
  String.raw`(?:replac|substitut|delet|instead of)[^.;«“"„‘']{0,30}$`,
  String.raw`(?:замен|исключ|вместо)[^.;«“"„‘']{0,30}$`,
);
/** The number of a clause may stand between, with its dots. */
const DONE_AFTER = either(
  String.raw`^(?:[^.;«“"„‘']|\.(?=\d)){0,40}(?:replaced|substituted|deleted|(?:shall|must|will|to) read|reads|becomes?|goes (?:up|down))`,
  String.raw`^(?:[^.;«“"„‘']|\.(?=\d)){0,40}(?:замен|исключ)`,
  String.raw`^[^.;«“"„‘']{0,20}(?:гэснийг|гэсний оронд|оронд|хасав|хасна)`,
);
const BESIDE = 60;
const INSTEAD = either(
  String.raw`(?:instead of|in place of|rather than)\s+(?:the )?([^.;()\n]{2,80})`,
  String.raw`(?:вместо|взамен)\s+([^.;()\n]{2,80})`,
);
/** The value that goes out: 'the 10th, not the 5th', «10-го, а не 5-го», '7 биш 14', '30 хоногийг 45 хоног болгов'. */
const GOES_OUT = either(
  String.raw`(?:,| and| but) not (?:the |by the |in )?(\p{Sc}?\s?\p{N}[^.,;()\n]{0,30})`,
  String.raw`,? а не (?:до |с |за )?(\p{N}[^.,;()\n]{0,30})`,
  String.raw`(\p{N}[\p{N}.,\u00a0 ]{0,20}(?: ?\p{L}{2,14}?)?) биш,? \p{N}`,
  String.raw`(\p{N}[\p{N}.,\u00a0 ]{0,20}(?: \([^)\n]{2,80}\))? ?\p{L}{2,14}?)(?:ийг|ыг|г) \p{N}[^.;\n]{1,100}? болго`,
);
const INSTEAD_MN = /([^.;()\n]{2,80}?)-?(?:ийн|ын|ний|ны)? (?:оронд|биш харин)/iu;
/** A value with its unit, so that clause numbers don't match. */
const VALUE =
  /(?:\p{Sc}\s?|\p{Lu}{3}\s)\p{N}(?:[\p{N}.,\u00a0 ]*\p{N})?|\p{N}(?:[\p{N}.,\u00a0 ]*\p{N})?\s?(?:%|\p{L}{2,})/gu;
const SENTENCE_END = /(?<=[.;!?»”"]\s)(?=\p{Lu}|\d)|(?<=[;:]\s{1,4})(?=\((?:\p{L}{1,4}|\d{1,2})\)\s)/u;

/** What a changed clause lost; `at` is its index among the units. Linear in the tied clauses. */
export function supersededIn(
  at: number,
  { units, inForce, text }: { units: readonly Unit[]; inForce: TextInForce; text: string },
): Superseded | null {
  const unit = units[at];
  if (!unit || !inForce.amended.has(at)) return null;
  const changing = (inForce.ties.get(at) ?? []).flatMap((tie) => {
    const other = units[tie];
    return other && !inForce.amended.has(tie) ? [other] : [];
  });
  if (changing.length === 0) return null;
  // An amendment without a number of its own has that of the clause above it.
  const numbered = units.filter((one, place) => !inForce.amending.has(place) || isNumberOwn(one));
  const isOnly = (wanted: string) => numbered.filter((one) => one.number === wanted).length === 1;
  // The second point of an amendment isn't clause 2 of the contract.
  const by =
    changing.find((one) => one.number !== null && numbered.includes(one) && isOnly(one.number))?.number ??
    changing.map((one) => placeOf(one, units)).find((place) => place !== null) ??
    null;
  const { number, start, end } = unit;
  const others = numbered.filter((one) => one !== unit && !changing.includes(one));
  const isAlone = number !== null && !others.some((one) => one.number === number);
  const old = { start, text: text.slice(start, end) };
  const said = changing.map((other) => saidInList(other, units));
  return { by, words: isAlone ? apart(said.flatMap((words) => wordsOut(old, number, words))) : [] };
}

const isNumberOwn = ({ number, text }: Unit) => number !== null && text.slice(0, OWN_NUMBER).includes(number);
/** UTF-16 units. */
const OWN_NUMBER = 16;

/** '2 (Schedule 3)': a clause whose number others have too, by the part that it stands in; null where none is told. */
function placeOf(unit: Unit, units: readonly Unit[]): string | null {
  const title = partTitles(units)[units.indexOf(unit)] ?? null;
  if (unit.number === null || !isNumberOwn(unit) || title === null) return null;
  return unit.language === "mn" ? `${title}, ${unit.number}` : `${unit.number} (${title})`;
}

type Old = { start: number; text: string };

function wordsOut(old: Old, number: string, changing: string): Span[] {
  const naming = new RegExp(String.raw`(?<![\d.])${escaped(number)}(?!\d|\.\d|\s?\(\d)`, "iu");
  for (const sentence of changing.split(SENTENCE_END)) {
    const named = naming.exec(sentence);
    if (!named || PARTLY.test(sentence.replace(QUOTED, ""))) continue;
    const words = [...quotedOut(sentence), ...insteadOut(sentence)].flatMap((one) => findFirstPlace(one, old));
    const after = sentence.slice(named.index + named[0].length);
    words.push(...partsOut(after, old));
    if (words.length > 0) return words;
    if (WHOLE.test(after) || (WHOLE_BEFORE.test(sentence.slice(0, named.index)) && /^\W*$/u.test(after)))
      return [{ start: old.start, end: old.start + old.text.length }];
    const figure = figureOut(old, sentence);
    if (figure.length > 0) return figure;
  }
  return [];
}

/** What stands beside 'instead of', and its value next to these words: in Mongolian both come before them. */
function insteadOut(sentence: string): string[] {
  const words = groupOf(INSTEAD, sentence);
  if (words !== undefined) return [words, ...(words.match(VALUE)?.slice(0, 1) ?? [])];
  const value = groupOf(GOES_OUT, sentence);
  if (value !== undefined) return [value, value.match(VALUE)?.[0] ?? value];
  const before = INSTEAD_MN.exec(sentence)?.[1];
  return before === undefined ? [] : [before, ...(before.match(VALUE)?.slice(-1) ?? [])];
}

const groupOf = (pattern: RegExp, text: string) =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);

/** Right before quoted words that are put in. */
const PUT_IN = either(
  String.raw`\b(?:by|with|to|reads?|read as|becomes?)(?: the (?:words?|figures?|sum))?:?\s$`,
  String.raw`(?<!\p{L})(?:на|словами|цифрами|так|редакции)(?: слова)?:?\s$`,
);

/** A change without the words that it takes out: what it puts in, and where. Linear. */
export function newWording(changing: string): string {
  const goesOut = quotedOut(changing).filter((out) => !PUT_IN.test(changing.slice(0, changing.indexOf(out) - 1)));
  return [...goesOut, ...insteadOut(changing).slice(1)].reduce((text, out) => text.replace(out, " "), changing);
}

/**
 * A changed clause as it reads now, where the change says word for word which words go out and which come in, without
 * a condition; else null. Linear in the tied clauses.
 */
export function wordingInForce(at: number, units: readonly Unit[], { changers }: TextInForce): string | null {
  const unit = units[at];
  const [only, ...others] = changers.get(at) ?? [];
  const changing = units[only ?? -1]?.text;
  if (!unit || unit.number === null || changing === undefined || others.length > 0) return null;
  const naming = new RegExp(String.raw`(?<![\d.])${escaped(unit.number)}(?!\d|\.\d|\s?\(\d)`, "iu");
  const said = changing.split(SENTENCE_END).filter((sentence) => naming.test(sentence));
  const [sentence = ""] = said;
  if (said.length !== 1 || PARTLY.test(sentence.replace(QUOTED, "")) || ONLY_FOR.test(sentence)) return null;
  const quotes = [...sentence.matchAll(QUOTED)].map((match) => ({ words: wordsQuoted(match), at: match.index }));
  const isPutIn = (quote: { at: number }) => PUT_IN.test(sentence.slice(0, quote.at));
  const [old, put, more] = quotes;
  if (!old || !put || more || isPutIn(old) || !isPutIn(put) || !quotedOut(sentence).includes(old.words)) return null;
  const parts = unit.text.split(old.words);
  return parts.length === 2 ? parts.join(put.words) : null;
}

/** 'For claims under clause 10 only': elsewhere the old words stay. */
const ONLY_FOR = either(
  String.raw`(?:^|[.:,] ?)for [^,]{3,120}(?:,| only)|(?<!\p{L})only(?!\p{L})`,
  String.raw`(?<!\p{L})(?:только|лишь|в отношении|для (?:целей|требований))(?!\p{L})`,
  String.raw`зөвхөн|хувьд`,
);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** The quoted words that are replaced or deleted, not their replacements. */
function quotedOut(changing: string): string[] {
  return [...changing.matchAll(QUOTED)].flatMap((match) => {
    const after = match.index + match[0].length;
    const isOut =
      DONE_BEFORE.test(changing.slice(Math.max(0, match.index - BESIDE), match.index)) ||
      DONE_AFTER.test(changing.slice(after, after + BESIDE));
    return isOut ? [wordsQuoted(match)] : [];
  });
}

/** «120 хоног» stands in «120 хоногийн»: a Mongolian word with another case ending. */
const CASE_MN = /^-?(?:ийн|ын|ний|ны|ийг|ыг|[тд]|нд|аас|ээс|оос|өөс|тай|тэй|той)(?!\p{L})/u;
const LONGEST_CASE = 6;

/** The first place of some words in a clause, unless it is within another word or number. */
function findFirstPlace(words: string, { text, start }: Old): Span[] {
  const wanted = words.trim();
  if (wanted === "") return [];
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  const before = text.slice(Math.max(0, at - 2), Math.max(0, at));
  const after = text.slice(at + wanted.length, at + wanted.length + LONGEST_CASE).replace(CASE_MN, "");
  if (at < 0 || /[\p{L}\p{N}]$|\p{N}[.,]$/u.test(before) || /^[\p{L}\p{N}]|^[.,]\p{N}/u.test(after)) return [];
  return [{ start: start + at, end: start + at + wanted.length }];
}

/** The spans in order, with touching ones merged. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = kept.at(-1);
    if (last && span.start <= last.end)
      kept[kept.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else kept.push({ start: span.start, end: span.end });
  }
  return kept;
}
