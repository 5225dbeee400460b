import { anyOf } from "../language/patterns";
import { either, oneOf } from "../text/either";
import type { Cue } from "./written/cues";
import { nearest, tokenAt, type Mention, type Times } from "./mentions";
import { withSpace } from "./paper-days";
import * as cue from "./whose-end.cues";

/** What a time before or after an end is counted from; `before`: the day named just before it. */
type EndMeant = { of: "end" | "date" | "event"; at: Mention | "before" | null };
type Window = { from: number; next: number; how: "after" | "before" };

const ENDS = oneOf(
  String.raw`end|ends|ended|ending|expir\p{L}{1,6}|up|terminat\p{L}{1,4}|redelivery`,
  String.raw`оконч\p{L}{1,5}|истеч\p{L}{1,5}|прекращени\p{L}|увольнени\p{L}|дуус\p{L}{0,8}`,
);
/** Other things that end: a policy, a guarantee, a licence, a season. */
const OTHER_ENDS = ["insurance", "security", "register", "season"];
/** Whose end it is, right next to it: 'after the end of the lease', «после окончания срока», 'гэрээ дууссанаас'. */
const ITS_END = ["contract", "thisContract", "term"];
const OF_CONTRACT = ["contract", "thisContract"];
const BESIDE = 2;
const NEAR = 4;
/** Words on the right of an end that may name whose it is. */
const NAMED_AFTER = 6;
/** The thing let is given back when the contract ends. */
const GIVEN_BACK = either(
  String.raw`\b(?:leaving|vacating|redelivery|moving out|(?:return|handing back) of the (?:keys|premises|flat|car|vehicle|equipment|property|plant))\b`,
  String.raw`(?<!\p{L})(?:(?:выезда|выселения|освобождения)(?!\p{L})|возврата (?:автомобил|помещени|имуществ|оборудовани|квартир|ключ|объект))|буцаан (?:хүлээлгэ|хүлээлц|өг)|чөлөөлсн`,
);
const OF_PERIOD = anyOf(cue.ofPeriod);
const PERIOD_MN = cue.periodThenEnds.mn;
const FIRST_PERIOD = anyOf(cue.firstPeriod);
const AFTER_END = anyOf(cue.afterEnd);
/** UTF-16 units of the words that open a sentence. */
const OPENING = 70;

/** The end that words name: the contract's, one that a day is given for just before, or that of something else. */
export function endMeant(times: Times, mention: Mention, { from, next, how }: Window): EndMeant | null {
  const { tokens, cues } = times;
  const words = tokens.slice(from, next).map(({ text }) => text);
  if (GIVEN_BACK.test(words.join(" "))) return { of: "end", at: null };
  const ends = words.findIndex((word) => ENDS.test(word));
  if (ends < 0) return null;
  if (OF_PERIOD.test(words.slice(ends + 1).join(" "))) return { of: "event", at: null };
  if (PERIOD_MN.test(words[ends - 1] ?? "")) return { of: "event", at: "before" };
  const beside = cues.slice(Math.max(from, from + ends - BESIDE), from + ends + BESIDE + 1).flat();
  const isOneOf = (these: readonly Cue[]) => these.some((cue) => beside.includes(cue));
  const named = how === "before" && !isOneOf(OF_CONTRACT) ? endNamed(times, mention) : null;
  if (named) return { of: "date", at: named };
  const around = cues.slice(mention.first, Math.min(next, from + ends + NAMED_AFTER)).flat();
  const isOfGoods =
    cues
      .slice(mention.first, from + ends)
      .flat()
      .includes("goods") && !isOneOf(OF_CONTRACT);
  if (how === "before" && isOfGoods) return { of: "event", at: null }; // 'two days before they expire'
  const isOfOther = OTHER_ENDS.some((cue) => around.includes(cue)) && !isOneOf(ITS_END);
  return isOfOther ? { of: "event", at: "before" } : { of: "end", at: null };
}

/** 'The certificate runs out on 14 February. It is renewed 14 days before it ends': the end named just before. */
function endNamed({ cues, mentions }: Times, mention: Mention): Mention | null {
  const isNear = (one: Mention) =>
    one.sentence.paragraph === mention.sentence.paragraph && mention.sentenceAt - one.sentenceAt <= 1;
  const last = nearest(mentions, mention, { step: -1, within: isNear, is: (one) => one.kind === "date" });
  if (!last) return null;
  const around = [
    ...cues.slice(Math.max(last.first, last.from - BESIDE), last.from),
    ...cues.slice(last.next, Math.min(last.last, last.next + NEAR)),
  ];
  const has = ({ first, last: next }: Mention, these: readonly Cue[]) =>
    cues.slice(first, next).some((here) => here.some((cue) => these.includes(cue)));
  const isOwn = has(mention, ["renew"]) && !has(last, OTHER_ENDS);
  return !isOwn && around.some((here) => here.includes("until")) ? last : null;
}

/** 'Within 45 days after each quarter, the first for the quarter ending 30 June 2027': the end of the first one. */
export function firstPeriodEnd(text: string, { mentions }: Times, mention: Mention): Mention | null {
  const after = mentions[mention.order + 1];
  if (after?.kind !== "date" || after.date.year === null || after.sentence !== mention.sentence) return null;
  return FIRST_PERIOD.test(withSpace(text.slice(mention.end, after.start))) ? after : null;
}

/** 'Once the lease is over, you move the registration within 20 days': the sentence opens with the contract's end. */
export function opensWithEnd({ tokens }: Times, { sentence, from }: Mention): boolean {
  const first = tokenAt(tokens, sentence.start + (sentence.numbering?.length ?? 0));
  const words = tokens.slice(first, from).map(({ text }) => text);
  return AFTER_END.test(words.join(" ").slice(0, OPENING));
}
