import * as en from "@/lib/engine/cues/en/sureness";
import * as mn from "@/lib/engine/cues/mn/sureness";
import { anyOf } from "@/lib/engine/cues/pack";
import * as ru from "@/lib/engine/cues/ru/sureness";
import { stanceOf } from "@/lib/engine/chat/stance";
import { stemsOf } from "@/lib/engine/chat/stemming";
import { datesIn } from "@/lib/engine/facts/date-text";
import { durationsIn } from "@/lib/engine/facts/durations";
import { folded } from "@/lib/engine/text/folding";

/** Least share of an answer's telling words that its passages have. */
const LEAST_IN_COMMON = 0.4;
const DENIES = /^(?:no|нет|үгүй)(?!\p{L})/u;
const FINDS_NOTHING = [
  /\b(?:not|n't|nothing|nowhere|no) (?:\p{L}+ ){0,3}(?:stated|specified|mention\p{L}*|provided|provisions?|defined|found|say|says|state)\b/u,
  /\bsilent\b/u,
  /не (?:указан|предусмотрен|упомян|определ)/u,
  /заагаагүй|тусгаагүй/u,
];
const ABSOLUTE =
  /\b(?:perpetual|indefinite|unlimited|uncapped|without (?:any )?limit)|бессрочн|неограничен|без ограничен|хугацаагүй|хязгааргүй/u;
const UNLIMITED = /\b(?:unlimited|uncapped|without (?:any )?limit)|неограничен|без ограничен|хязгааргүй/u;
const PERPETUAL = anyOf(en.perpetual, ru.perpetual, mn.perpetual);
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Days, lengths and figures stand in the passages, a denial rests on a ban, 'perpetual' and 'unlimited' on one that
 * says so, and the words are largely theirs. Where that can't be told, as across languages, they don't.
 */
export function isCarried(words: string, passages: readonly string[]): boolean {
  const [answer, said] = [folded(words), folded(passages.join(" "))];
  if (said === "" || stemsOf(answer).length === 0 || FINDS_NOTHING.some((words) => words.test(answer))) return false;
  if (DENIES.test(answer) && !passages.some((passage) => stanceOf(folded(passage)) === "forbids")) return false;
  if (ABSOLUTE.test(answer) && !PERPETUAL.test(said) && !UNLIMITED.test(said)) return false;
  return hasItsValues(words, passages.join(" ")) && sharesWords(answer, said);
}

function hasItsValues(words: string, said: string): boolean {
  const held = valuesOf(said);
  const figures = new Set(figuresOf(said));
  return (
    valuesOf(words).every((value) => held.includes(value)) &&
    figuresOf(withoutValues(words)).every((figure) => figures.has(figure))
  );
}

function valuesOf(text: string): string[] {
  return [
    ...datesIn(text).map(({ year, month, day }) => `${year}-${month}-${day}`),
    ...durationsIn(text).map(({ years, months, days }) => `${years * 12 + months} ${days}`),
  ];
}

/** '1 June 2025' may stand as '01.06.2025', so its figures are no figures of their own. */
function withoutValues(text: string): string {
  const spans = [...datesIn(text), ...durationsIn(text)].sort((a, b) => b.start - a.start);
  return spans.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

function figuresOf(text: string): string[] {
  return (text.match(/\d[\d.,\u00a0]*\d|\d/gu) ?? []).map((figure) =>
    figure.replace(/[.,](?:00)?$/u, "").replace(/[.,\u00a0](?=\d{3})/gu, ""),
  );
}

function sharesWords(answer: string, said: string): boolean {
  if (CYRILLIC.test(answer) !== CYRILLIC.test(said)) return false;
  const held = new Set(stemsOf(said));
  const own = stemsOf(answer);
  return own.filter((stem) => held.has(stem)).length >= LEAST_IN_COMMON * own.length;
}
