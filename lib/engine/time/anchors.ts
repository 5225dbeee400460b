import { either, oneOf } from "../text/either";
import { endMeant, opensWithEnd } from "./whose-end";
import type { Cue } from "./written/cues";
import { isOtherPaper } from "./written/moments";
import { dayCalled, nearest, type Mention, type Times } from "./mentions";
import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../language/stem";

/** The start of a duration. `at`: the mention that names the day, or null. */
export type Anchor = {
  of: "signing" | "start" | "end" | "date" | "event" | "none";
  how: "after" | "before";
  /** It begins on the day, as in 'a year from 1 March', not only after it. */
  isFrom: boolean;
  at: Mention | null;
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
  const isMongolian = tokens.slice(mention.from, mention.next).some(({ text }) => MONGOLIAN.test(text));
  const places = isMongolian ? windowBefore(times, mention) : windowAfter(times, mention);
  if (!places) return dayLeftOn(times, mention) ?? endBefore(times, mention);
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
  if (before && refersBack(words)) return { of: "date", how, isFrom, at: before };
  const isOther = words.some((word) => isOtherPaper(word));
  if (ITS_DATE.test(words.join(" "))) return { of: "start", how, isFrom, at: null };
  if (!isOther && isSigning(cues.slice(from, next), words, isMongolian))
    return { of: "signing", how, isFrom, at: null };
  const ended = endMeant(times, mention, { from, next, how });
  if (ended) return { ...ended, how, isFrom, at: ended.at === "before" ? (before ?? null) : ended.at };
  if (has("effect") && !isOther) return { of: "start", how, isFrom, at: null };
  const after = nearest(mentions, mention, { step: 1, within: inParagraph, is: isDate });
  return { of: "event", how, isFrom, at: before ?? after ?? eventDay(times, words, mention) };
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

/** 'May end this Agreement on 31 August 2027 by 90 days' notice': the notice is due so long before that day. */
function dayLeftOn({ cues, mentions }: Times, mention: Mention): Anchor | null {
  const { first, last } = mention;
  const hasCue = (from: number, next: number, cue: Cue) =>
    cues.slice(Math.max(first, from), Math.min(last, next)).some((here) => here.includes(cue));
  if (!hasCue(mention.from - NEAR, mention.next + NEAR, "notice") || !hasCue(first, last, "terminate")) return null;
  const isNear = (one: Mention) => one.sentence === mention.sentence && mention.from - one.next < LONGEST_ANCHOR;
  const at = nearest(mentions, mention, { step: -1, within: isNear, is: (one) => one.kind === "date" });
  return at ? { of: "date", how: "before", isFrom: false, at } : null;
}

/** A length without words to count it from: from the end of the contract where the sentence opens with that. */
function endBefore(times: Times, mention: Mention): Anchor {
  const isAfterEnd = mention.kind === "length" && opensWithEnd(times, mention);
  return isAfterEnd
    ? { of: "end", how: "after", isFrom: false, at: null }
    : { of: "none", how: "after", isFrom: true, at: null };
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

/** 'гэрээ байгуулснаас хойш 14 хоногийн дотор', 'дуусахаас 30-аас доошгүй хоногийн өмнө'. */
function windowBefore({ tokens }: Times, mention: Mention): Window | null {
  const after = tokens.slice(mention.next, mention.next + NEAR).map(({ text }) => text);
  const how = after.some((word) => THEN_BEFORE_MN.test(word)) ? "before" : "after";
  let from = mention.from;
  const least = Math.max(mention.first, mention.from - LONGEST_ANCHOR);
  while (from > least && !/^[;|,]$/u.test(tokens[from - 1]?.text ?? "")) from -= 1;
  const words = tokens.slice(from, mention.from).map(({ text }) => text);
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

/** Tokens beside a day that may name its event. */
const TOKENS_BEFORE = 10;
const TOKENS_AFTER = 8;
const SHORTEST_WORD = 4;
/** A word next to more days than this identifies none. */
const MOST_DAYS = 3;
const LEAST_SHARED = 2;

const known = new WeakMap<Times, ReadonlyMap<string, readonly Mention[]>>();

/** The day of an event, named elsewhere: 'before the conference', which is held 'on 17 September'. */
function eventDay(times: Times, words: readonly string[], { sentence }: Mention): Mention | null {
  const byWord = daysByWord(times);
  const language = languageIn(sentence);
  const shared = new Map<Mention, number>();
  for (const word of new Set(words.flatMap((word) => toStem(word, language))))
    for (const day of byWord.get(word) ?? []) shared.set(day, (shared.get(day) ?? 0) + 1);
  const [best, second] = [...shared].sort(([, one], [, other]) => other - one);
  if (!best || best[1] < LEAST_SHARED || second?.[1] === best[1]) return null;
  return best[0];
}

/** Each word that is next to few dates, with these dates. Linear in the dates. */
function daysByWord(times: Times): ReadonlyMap<string, readonly Mention[]> {
  const ready = known.get(times);
  if (ready) return ready;
  const pairs = times.mentions.flatMap((mention) => {
    if (mention.kind !== "date" || mention.date.year === null) return [];
    const language = languageIn(mention.sentence);
    const from = Math.max(mention.first, mention.from - TOKENS_BEFORE);
    const beside = times.tokens.slice(from, Math.min(mention.last, mention.next + TOKENS_AFTER));
    return [...new Set(beside.flatMap(({ text }) => toStem(text, language)))].map((word) => ({ word, mention }));
  });
  const byWord = groupedBy(pairs, ({ word }) => word);
  const rare = new Map(
    [...byWord].flatMap(([word, days]) =>
      days.length > MOST_DAYS ? [] : [[word, days.map(({ mention }) => mention)] as const],
    ),
  );
  known.set(times, rare);
  return rare;
}

const WRITTEN_IN_MONGOLIAN = /[өү]|оны |сарын /u;
function languageIn({ folded }: Mention["sentence"]): "mn" | "ru" {
  return WRITTEN_IN_MONGOLIAN.test(folded) ? "mn" : "ru"; // Latin words are English in both
}

function toStem(word: string, language: "mn" | "ru"): string[] {
  return word.length >= SHORTEST_WORD && /^\p{L}/u.test(word) ? [stemIn(language, word)] : [];
}
