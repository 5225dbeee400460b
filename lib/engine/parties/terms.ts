import { light } from "../text/either";
import * as cue from "./party-terms.cues";
import { anyOf } from "../language/patterns";
import type { Span } from "../text/spans";

/** Defined terms of a preamble for the document, a day or a thing, not a party (folded). */
export const NOT_A_PARTY = light(anyOf(cue.noRole));

/** Terms for all or each of the parties together (folded). */
export const COLLECTIVE = anyOf(cue.parties);

/** Opens a preamble; the parties follow. Raw text. */
export const OPENINGS = [
  /\bPARTIES\b\s*:?|\bParties\s*\n/gu,
  /\b(?:by\s+and\s+(?:between|among|amongst)|between\s+and\s+among|between|among|amongst)\b/giu,
  /\b(?:the\s+parties\s+(?:to\s+this|are)|parties:|made\s+by|entered\s+into\s+(?:by|with)|from:)/giu,
] as const;

/** Ends an English preamble: recitals or operative words. Raw text. */
export const CLOSINGS = anyOf(cue.recitals);

/** The first clause, if recitals are missing; parties may be numbered too, so what follows decides. Raw text. */
export const FIRST_CLAUSE = /\n\s*(?:1\.|ARTICLE\s+(?:1|I|ONE)\b|Article\s+(?:1|I)\b|Section\s+1\b|I\.\s)/gu;

/** Company forms; they mark the end of a name. */
export const COMPANY_FORM = anyOf(cue.companyForm);

/** Roles given without quotation marks: '(hereinafter Seller)', '(DISTRIBUTOR)' (folded). */
export const ROLE_NAMES = light(anyOf(cue.role));

/** Words that give a party its role in Russian and Mongolian preambles. Raw text. */
export const ROLE_WORDS_RU =
  /(?:именуем\p{L}{1,3}(?:\s+в\s+дальнейшем)?|в\s+дальнейшем(?:\s+именуем\p{L}{1,3})?|далее(?:\s+по\s+тексту)?(?:\s+именуем\p{L}{1,3})?)\s{0,3}[-–—:,]?\s{0,3}/giu;
export const ROLE_WORDS_MN = /\(?цаашид\s{1,3}/giu;

/** What can't be in the name of a firm or person. Raw text. */
export const NO_NAME = anyOf(/^\d{1,2}\s|\d\.\d/u, cue.noName);

/** A small word that names have too. Raw text. */
export const BETWEEN_NAMES = anyOf(cue.betweenNames);

/** One word that says what somebody is and not who (folded). */
export const ANY_ROLE_WORD = anyOf(cue.role, cue.anyRoleWord);

/** Ends as if another name was to follow. Raw text. */
export const ENDS_OPEN = anyOf(cue.endsOpen);

/** A party as introduced: its place, name and role ('Provider'); name and role may both be missing. */
export type Party = Span & { name: string | null; role: string | null; isCollective: boolean };
