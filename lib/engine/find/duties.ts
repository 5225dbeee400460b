import { light } from "../text/light-pattern";
import type { Actor } from "./actors";
import type { Duty, Part } from "./duty";
import { dutyEn } from "./duties-en";
import { dutyMn } from "./duties-mn";
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
