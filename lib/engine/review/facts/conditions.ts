/** What belongs to a sentence that is told: its own condition, and the sentence behind that takes something from it. */
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import { sentencesWithin, type Reading } from "../../text/reading";
import type { Span } from "../../text/spans";

/** 'However', 'This limit does not apply to …', 'This item takes effect only if …': no sense without what is before. */
const TAKES_BACK = either(
  [
    String.raw`^(?:\(?\p{L}{1,3}\) )?(?:however|provided|this|these|that|such|the (?:above|foregoing|limit|limitation|cap|right))(?!\p{L})[^.;]{0,120}?`,
    String.raw`(?<!\p{L})(?:(?:does|do|shall|will|may) not|only (?:if|where|when|after|on)|unless|except|takes? effect)(?!\p{L})`,
  ].join(""),
  [
    String.raw`^(?:однако|при этом|это|эти|указанн\p{L}{2,3}|данн\p{L}{2,3}|настоящ\p{L}{2,3} пункт)(?!\p{L})[^.;]{0,120}?`,
    String.raw`(?<!\p{L})(?:не (?:распростран|применя|действу|относ|возвращ)|только (?:если|при|после|в случае)|если|вступает в силу|кроме|за исключением)`,
  ].join(""),
  [
    String.raw`^(?:харин|гэхдээ|энэ|эдгээр|дээрх|уг|үүнд)(?!\p{L})[^.;]{0,140}?`,
    String.raw`(?:хамаарахгүй|үйлчлэхгүй|хэрэглэхгүй|олгохгүй|(?<!\p{L})(?:тохиолдолд|зөвхөн|нөхцөлд|бусад|бол)(?!\p{L}))`,
  ].join(""),
);

/** The sentence behind one of a clause that takes something from it; null if none does. Linear in the clause. */
export function takenBackBehind(reading: Reading, unit: Span, end: number): Span | null {
  const next = sentencesWithin(reading, unit).find(({ start }) => start >= end);
  if (!next) return null;
  const text = reading.contract.text.slice(next.start, next.end);
  return TAKES_BACK.test(folded(text)) ? next : null;
}

/** Where a condition of the sentence begins. Raw text. */
const CONDITION = either(
  String.raw`,?\s(?:provided (?:that|always)|but (?:not|only)|except|unless|subject to|only (?:if|after|where)|if and only if|and (?:subject to|against) payment)\b`,
  String.raw`,?\s(?:при условии|но не (?:ранее|раньше)|только (?:если|после|при)|кроме|за исключением|с (?:уплатой|выплатой))(?!\p{L})`,
  String.raw`,?\s(?:харин|гэхдээ|зөвхөн)(?!\p{L})`,
);
/** UTF-16 units. */
const LONGEST = 240;
const BEHIND = 600;

/**
 * The words of a sentence that a length of it doesn't stand without: 'provided that the Consultant may not give such
 * notice before 1 June 2027'; '' if there are none, or none that can be told in short.
 */
export function conditionBehind(words: string, at: number): string {
  const behind = words.slice(at, at + BEHIND);
  const from = behind.search(CONDITION);
  if (from < 0) return "";
  const said = behind
    .slice(from)
    .replace(/\s+/gu, " ")
    .replace(/[.;]\s*$/u, "");
  return said.length <= LONGEST ? said : `${said.slice(0, LONGEST).replace(/\s\S*$/u, "")}…`;
}

/** A right that is bought, or that begins later, or in some case: it stands before the length as well as behind. */
const PRICED = either(
  [
    String.raw`\b(?:only (?:after|if|where|on|upon|from)|subject to payment|(?:termination|exit|break|cancellation) (?:charge|fee)|not (?:before|earlier than)`,
    String.raw`|provided that|unless|on condition)(?!\p{L})`,
  ].join(""),
  String.raw`(?<!\p{L})(?:только (?:после|если|при)|не (?:ранее|раньше)|при условии|уплат\p{L}{1,4}|выплат\p{L}{1,4}|штраф|неустойк|компенсац)`,
  String.raw`(?:торгууль|нөхөн төлбөр|хүү|төлбөрийн \d+ хув)[^.;]{0,60}төл|(?<!\p{L})(?:зөвхөн|тэтгэмж)(?!\p{L})`,
);

/** Whether a folded sentence gives its right at a price, later, or in some cases only. */
export const isOnTerms = (sentence: string) => PRICED.test(sentence);
