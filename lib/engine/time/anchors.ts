import { either, oneOf } from "../text/either";
import { eventDay, isNamedBeside } from "./event-day";
import { endMeant, opensWithEnd } from "./whose-end";
import type { Cue } from "./written/cues";
import { isOtherPaper } from "./written/moments";
import { dayCalled, nearest, type Mention, type Times } from "./mentions";
import { referencesIn } from "../text/clauses-named";

/** The start of a duration. `at`: the mention that names the day, or null. */
export type Anchor = {
  of: "signing" | "start" | "end" | "date" | "event" | "none";
  how: "after" | "before";
  /** It begins on the day, as in 'a year from 1 March', not only after it. */
  isFrom: boolean;
  at: Mention | null;
  /** Of a start: the day that the paper bears, 'the date first above written', also where the contract starts later. */
  isOwnDate?: true;
};

const AFTER = oneOf(
  "after|from|following|of|since|beyond|beginning|starting|commencing",
  "с|со|после|от|начиная|считая",
);
const FROM = oneOf("from|of|beginning|starting|commencing|since", "с|со|начиная|эхлэн");
const BEFORE = oneOf("before|prior|preceding|ahead", "до");
const THEN_BEFORE_MN = /^(?:өмнө|урьд)$/u;
const THEN_AFTER_MN = /^(?:хойш|дотор|дараа|өнгөр\p{L}{0,6}|хүртэл)$/u;
const FROM_MN = /(?:аас|ээс|оос|өөс|хойш|дараа)$/u;
const MONGOLIAN = /(?:хоног|сар|жил|ажлын|өдр|өдөр)/u;
const PRONOUN = oneOf("that|this|it|then", "этой|этого|нее|него|түүнээс|үүнээс|эдгээрээс|мөн");
const THIS_PAPER = oneOf(
  String.raw`agreement|contract|lease|tenancy|charter|licen[cs]e|letter|deed|order|hire|engagement|nda|end\p{L}{0,3}|expire[sd]`,
  String.raw`договор\p{L}{0,2}|соглашени\p{L}|контракт\p{L}{0,2}|гэрээ\p{L}{0,4}`,
);
/** 'Within 28 days of service of that notice': of what was just spoken of, not of a notice with a day elsewhere. */
const THAT_ACT = either(
  String.raw`^(?:the )?(?:\p{L}+ of )?that (?:notice|request|demand|invoice|order|report|claim)\b`,
  String.raw`^(?:\p{L}+ )?(?:этого|такого) (?:уведомлени|требовани|запрос|счет|заказ|отчет)\p{L}{0,2}(?!\p{L})`,
);
/** 'From its date', 'the date of this agreement', «даты договора». */
const ITS_DATE = either(
  "^(?:the )?(?:date (?:of this|hereof|first|above)|its date)",
  "^(?:дат[аы]|дня) (?:настоящего )?(?:договор|соглашен|контракт)",
);
const BARRIER = /^[;.:|]$/u;
const LONGEST_ANCHOR = 14;
const NEAR = 4;
const NEAR_SIGNING = 6;
/** Somebody concludes another contract then. */
const SIGNS = either("^(?:signs|executes)$", "^(?:подписыва|заключа)(?:ет|ют)$");

/** The day a mentioned duration runs from, according to the adjacent words. */
export function findAnchor(times: Times, mention: Mention): Anchor {
  const { tokens, cues, mentions } = times;
  if (mention.kind === "length" && mention.length.isSigning)
    return { of: "signing", how: "after", isFrom: false, at: null };
  const isMongolian = isWrittenInMongolian(times, mention);
  const places = isMongolian ? windowBefore(times, mention) : windowAfter(times, mention);
  if (!places)
    return opensWindow(times, mention) ?? dayLeftOn(times, mention, isMongolian) ?? endBefore(times, mention);
  const { from, next, how, isFrom } = places;
  const isNamed = (one: Mention) => one.kind === "date" && one.from >= from && one.next <= next;
  const here = (one: Mention) => one.from < next && one.next > from;
  const named =
    nearest(mentions, mention, { step: 1, within: here, is: isNamed }) ??
    nearest(mentions, mention, { step: -1, within: here, is: isNamed });
  if (named) return { of: "date", how, isFrom, at: named };
  const words = tokens.slice(from, next).map(({ text }) => text);
  const has = (cue: string) => cues.slice(from, next).some((here) => here.includes(cue));
  const called = dayCalled(times.named, words);
  if (called) return { of: "date", how, isFrom, at: called };
  const inParagraph = (one: Mention) => one.sentence.paragraph === mention.sentence.paragraph;
  const isDate = (one: Mention) => one.kind === "date";
  const before = nearest(mentions, mention, { step: -1, within: inParagraph, is: isDate });
  if (refersBack(words) && (before || THAT_ACT.test(words.join(" "))))
    return before ? { of: "date", how, isFrom, at: before } : { of: "event", how, isFrom, at: null };
  if (NAMED_THERE.test(words.join(" "))) return { of: "date", how, isFrom, at: dayInClause(times, mention) };
  const isOther = words.some((word) => isOtherPaper(word));
  if (ITS_DATE.test(words.join(" "))) return { of: "start", how, isFrom, at: null, isOwnDate: true };
  if (!isOther && isSigning(cues.slice(from, next), words, isMongolian))
    return { of: "signing", how, isFrom, at: null };
  const ended = endMeant(times, mention, { from, next, how });
  if (ended) return { ...ended, how, isFrom, at: ended.at === "before" ? (before ?? null) : ended.at };
  if (has("effect") && !isOther) return { of: "start", how, isFrom, at: null };
  const after = nearest(mentions, mention, { step: 1, within: inParagraph, is: isDate });
  const beside = [before, after].find((one) => one && (how === "before" || isNamedBeside(times, words, one)));
  return { of: "event", how, isFrom, at: beside ?? eventDay(times, words, mention) };
}

function isWrittenInMongolian({ tokens }: Times, { from, next }: Mention): boolean {
  return tokens.slice(from, next).some(({ text }) => MONGOLIAN.test(text));
}

/** 'After that', but not 'after the end of this agreement' or 'after it ends'. */
function refersBack(words: readonly string[]): boolean {
  return words.slice(0, NEAR).some((word, at) => PRONOUN.test(word) && !THIS_PAPER.test(words[at + 1] ?? ""));
}

/** Signing is what a time is counted from where it stands beside it, not where a contract is signed later on. */
function isSigning(cues: readonly (readonly Cue[])[], words: readonly string[], isMongolian: boolean): boolean {
  return cues.some((here, at) => {
    const away = isMongolian ? cues.length - at : at;
    return here.includes("sign") && away <= NEAR_SIGNING && !SIGNS.test(words[at] ?? "");
  });
}

/** 'May end this Agreement on 31 August 2027 (or 'the Break Date') by 90 days' notice': it is due so long before. */
function dayLeftOn({ cues, mentions, tokens, named }: Times, mention: Mention, isMongolian: boolean): Anchor | null {
  const { first, last } = mention;
  const hasCue = (from: number, next: number, cue: Cue) =>
    cues.slice(Math.max(first, from), Math.min(last, next)).some((here) => here.includes(cue));
  if (!hasCue(mention.from - NEAR, mention.next + NEAR, "notice") || !hasCue(first, last, "terminate")) return null;
  const within = (one: Mention) =>
    one.sentence === mention.sentence && Math.max(mention.from - one.next, one.from - mention.next) < LONGEST_ANCHOR;
  const is = (one: Mention) => one.kind === "date";
  const before = nearest(mentions, mention, { step: -1, within, is });
  const after = isMongolian ? nearest(mentions, mention, { step: 1, within, is }) : undefined;
  const isThen = after && tokens.slice(after.next, after.next + 2).some(({ text }) => ON_DAY_MN.test(text));
  const words = tokens.slice(Math.max(first, mention.from - LONGEST_ANCHOR), mention.from).map(({ text }) => text);
  const at = before ?? (isThen ? after : undefined) ?? dayCalled(named, words);
  return at ? { of: "date", how: "before", isFrom: false, at } : null;
}

/** '31-ний өдрөөр тасалбар болгон цуцална' */
const ON_DAY_MN = /^(?:өдрөөр|тасалбар)$/u;

/** 'Not more than twelve months and not less than six months before the end': both are counted from it. */
function opensWindow(times: Times, mention: Mention): Anchor | null {
  const { tokens, mentions } = times;
  const other = mentions[mention.order + 1];
  if (mention.kind !== "length" || other?.kind !== "length" || other.sentence !== mention.sentence) return null;
  if (other.from - mention.next > WINDOW) return null;
  const between = tokens.slice(mention.next, other.from).map(({ text }) => text);
  if (!between.some((word) => AND_NOT.test(word)) || between.some((word) => UNLESS.test(word))) return null;
  const isMongolian = isWrittenInMongolian(times, other);
  const places = isMongolian ? windowBefore(times, other) : windowAfter(times, other);
  return places?.how === "before" ? findAnchor(times, other) : null;
}

/** Words between the two lengths. */
const WINDOW = 8;
/** 'Renews for 12 months unless either party gives not less than 90 days' notice': another length begins there. */
const UNLESS = oneOf("unless|if|provided|except", "если|кроме|хэрэв|бол");
const AND_NOT = oneOf("less|later|fewer|least|nor", "позднее|позже|менее|бус");

/** 'The date named in clause 2.1'. */
const NAMED_THERE = either(
  String.raw`^(?:the )?(?:date|day) (?:specified|stated|named|given|set out|set|mentioned|referred to) (?:in|by|under)\b`,
  String.raw`^(?:даты|дня|срока) ?,? (?:указанн|названн|предусмотренн|установленн)\p{L}{2,3}(?!\p{L})`,
);

/** The only day, or the last one, of the clause that the words after a length name; null if it has none. */
function dayInClause(times: Times, { sentence, end }: Mention): Mention | null {
  const from = Math.max(0, sentence.folded.length - (sentence.end - end));
  const [number] = referencesIn(sentence.folded.slice(from, from + NAMED_NEAR));
  return number === undefined ? null : (lastDays(times).get(number) ?? null);
}

/** UTF-16 units. */
const NAMED_NEAR = 160;
const lastByClause = new WeakMap<Times, ReadonlyMap<string, Mention>>();

/** The last day of each numbered clause. */
function lastDays(times: Times): ReadonlyMap<string, Mention> {
  const ready = lastByClause.get(times);
  if (ready) return ready;
  const days = times.mentions.flatMap((one) => {
    const number = one.sentence.numbering?.number.toLowerCase();
    return one.kind === "date" && number !== undefined ? [[number, one] as const] : [];
  });
  const byClause = new Map(days);
  lastByClause.set(times, byClause);
  return byClause;
}

/** A length without words to count it from: from the end of the contract where the sentence opens with that. */
function endBefore(times: Times, mention: Mention): Anchor {
  const isAfterEnd = mention.kind === "length" && !isOfNotice(times, mention) && opensWithEnd(times, mention);
  return isAfterEnd
    ? { of: "end", how: "after", isFrom: false, at: null }
    : { of: "none", how: "after", isFrom: true, at: null };
}

/** 'At the end of the term it renews unless either party gives four months' notice' */
function isOfNotice({ cues }: Times, { first, last, from, next }: Mention): boolean {
  const around = cues.slice(Math.max(first, from - NEAR), Math.min(last, next + NEAR));
  return (
    around.some((here) => here.includes("notice")) && cues.slice(first, last).some((here) => here.includes("renew"))
  );
}

type Window = { from: number; next: number; how: "after" | "before"; isFrom: boolean };

/** 'ten days after signing', 'за 60 дней до окончания срока'. */
function windowAfter({ tokens, mentions }: Times, mention: Mention): Window | null {
  const last = Math.min(mention.last, mention.next + LONGEST_ANCHOR);
  let next = mention.next;
  while (next < last && !BARRIER.test(tokens[next]?.text ?? "")) next += 1;
  const other = nearest(mentions, mention, {
    step: 1,
    within: (one) => one.from < next,
    is: (one) => one.kind === "length",
  });
  const cut = other?.from ?? next;
  for (let at = mention.next; at < Math.min(next, mention.next + NEAR); at += 1) {
    const text = tokens[at]?.text ?? "";
    if (text === "до" && at > mention.next) break; // «за первый год сдаёт до 15 марта»: not so long before it
    if (BEFORE.test(text)) return { from: at + 1, next, how: "before", isFrom: false };
    if (AFTER.test(text) && at < cut) return { from: at + 1, next: cut, how: "after", isFrom: FROM.test(text) };
  }
  return null;
}

/** Words: 'дуусахаас 30 хоногийн өмнө', but 'дараа нь аль ч тал 30 хоногийн өмнө' is a notice from no day. */
const BESIDE_MN = 2;

/** 'гэрээ байгуулснаас хойш 14 хоногийн дотор', 'дуусахаас 30-аас доошгүй хоногийн өмнө'. */
function windowBefore({ tokens }: Times, mention: Mention): Window | null {
  const after = tokens.slice(mention.next, mention.next + NEAR).map(({ text }) => text);
  const isWindow = /^(?:эрт|орой)$/u.test(after[0] ?? "") && after[1] === "бус";
  const how = isWindow || after.some((word) => THEN_BEFORE_MN.test(word)) ? "before" : "after";
  let from = mention.from;
  const least = Math.max(mention.first, mention.from - LONGEST_ANCHOR);
  while (from > least && !/^[;|,]$/u.test(tokens[from - 1]?.text ?? "")) from -= 1;
  const words = tokens.slice(from, mention.from).map(({ text }) => text);
  if (how === "before" && !words.slice(-BESIDE_MN).some((word) => FROM_MN.test(word))) return null;
  if (
    !words.some((word) => FROM_MN.test(word)) ||
    (how === "after" && !after.concat(words).some((word) => THEN_AFTER_MN.test(word)))
  )
    return null;
  return {
    from,
    next: mention.from,
    how,
    isFrom: how === "after" && !words.concat(after).some((word) => word === "хойш" || word === "дараа"),
  };
}
