import { light } from "../text/either";
import { type Actor, type Duty, type Part, actorBefore } from "./actors";
import { dutyEn } from "./duties-en";
import { dutyRu } from "./duties-ru";

const CUTS = light(/[,;:.!?](?=\s|$)|\s-\s/gu);
const CYRILLIC = /[а-я]/u;
const MONGOLIAN_LETTER = /[өү]/u;
const MONGOLIAN_ENDING = /(?:аа|ээ|оо|уу|ын|ийн|даа|ний)(?![а-я])/u;
const RUSSIAN_ENDING = /[щ]|(?:ого|ать|ить|ый|ая|ение|ся)(?![а-я])/u;

/**
 * A party's duty expressed by tense alone, with no modal: 'The Hirer lodges a deposit', 'Арендатор вносит плату',
 * 'Түрээслэгч төлбөрийг төлнө'. Folded text. Null for rights, states and the past.
 */
export function findDuty(text: string, actors: readonly Actor[]): Duty | null {
  const parts = splitParts(text);
  if (!CYRILLIC.test(text)) return dutyEn(text, parts, actors);
  return isMongolian(text) ? dutyMn(parts, actors) : dutyRu(parts, actors);
}

/** By its letters, else its endings: a clause is too short for `detectLanguage`. */
export function isMongolian(text: string): boolean {
  return MONGOLIAN_LETTER.test(text) || (MONGOLIAN_ENDING.test(text) && !RUSSIAN_ENDING.test(text));
}

function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const match of text.matchAll(CUTS)) {
    parts.push({ start, text: text.slice(start, match.index) });
    start = match.index + match[0].length;
  }
  return [...parts, { start, text: text.slice(start) }];
}

/** Endings of clauses that set a duty: the present-future and its negation, and an infinitive in a list. */
const ENDS = light(/(\p{L}{2,}(?:на|нэ|но|нө|хгүй))(?=\s?(?:\(|$|ба |бөгөөд |боловч ))/u);
const HAS = light(/\p{L}{2,}(?:тай|тэй|той) (?:байна|байх)\s?$/u);
/** Verbs of state, of permission, or for acts of a court or the law. */
const STATES_WORDS = [
  String.raw`бай(?:на|хгүй|г)|бол(?:но|охгүй)|зохицуул|тооц|дуус(?:на|ахгүй)|үйлчил|хамаар|шийдвэр|шийдүүл|ойлго|явагд`,
  String.raw`үлдэ(?:нэ|хгүй)|шилжи(?:нэ|хгүй)|үзнэ|үзэхгүй|сунгагд|сунгана|сунгахгүй|баталгааж|нэмэгд|буура|өөрчлөгд`,
  String.raw`багт|орно|орохгүй|үүс|гарна|хүрнэ|хэтрэ|хүчинтэй|дуусгавар|хүчингүй|хасагд|тэнцэ|нээгд|хадгалагд|хойшл`,
  String.raw`зогсо(?:но|хгүй)|зогсоно|гэнэ|хэлнэ|нэрл|цуцлагд|цуцална|эзэмш|өмчил|олж авна|чөлөөл|хүлээхгүй`,
  String.raw`хариуцахгүй|шаардахгүй|давамгай`,
].join("|");
const STATES = light(new RegExp(String.raw`^(?:${STATES_WORDS})`, "u"));
const RIGHT = light(/(?:ж|ч) бол(?:но|охгүй)|эрхтэй|чөлөөтэй|боломжтой|хүчинтэй/u);
/** Something is acted on: an accusative object, a deadline, or who pays for it. */
const OBJECT = light(/\d|\p{L}(?:ыг|ийг|г)(?!\p{L})|(?:дотор|өмнө|болгон|тутам|бүрийн|бүрд|даруй|зардлаар)(?!\p{L})/u);
/** A court or a law decides; or something begins, which isn't work. */
const NO_DUTY = light(/шүүх|арбитр|(?:хууль|хуулийг|эрх зүй) хэрэгл|(?<!(?:ыг|ийг|г) )эхэлнэ/u);
const FORBIDS = light(/(?:ж|ч) болохгүй|хориглоно|хориотой|эрхгүй/u);

function dutyMn(parts: readonly Part[], actors: readonly Actor[]): Duty | null {
  let actor: Actor | null = null;
  for (const part of parts) {
    actor = actorBefore(part.text, part.text.length, { actors, reach: part.text.length }) ?? actor;
    if (NO_DUTY.test(part.text)) continue;
    const forbids = FORBIDS.exec(part.text);
    if (forbids) return { at: part.start + forbids.index, actor };
    const end = ENDS.exec(part.text);
    const verb = end?.[1] ?? "";
    const isDuty = end !== null && !STATES.test(verb) && !RIGHT.test(part.text);
    const isHeld = HAS.test(part.text) && !RIGHT.test(part.text) && actor !== null;
    if ((isDuty && (actor !== null || OBJECT.test(part.text))) || isHeld)
      return { at: part.start + (end?.index ?? 0), actor };
  }
  return null;
}
