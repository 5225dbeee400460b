import { anyOf, withFlags } from "../../language/patterns";
import { meets, type Words } from "../../positions/words";
import type { Draft } from "../draft";
import { everyParty } from "../opposites/one-sided.cues";
import { partiesNamed, roleNames, type Named } from "../opposites/sides";
import { agreeThat, anyParty, behindPreposition, byActor, exceptThat, joinsParties, toSomebody } from "./holder.cues";
import { MAY, MAY_NOT } from "./words";
import type { Language } from "@/lib/copy/languages";

/**
 * Of which party a clause speaks: one, by its role; both; or it doesn't tell. `isGiven`: it is named as who gets it;
 * `isFree`: it may do it.
 */
export type Whose = { role: string; isGiven: boolean; isFree: boolean } | "both" | null;

const EVERYBODY = anyOf(everyParty, anyParty);
const AGREE_THAT = withFlags(anyOf(agreeThat), "gu");
const BEHIND = anyOf(behindPreposition);
const TO_SOMEBODY = anyOf(toSomebody);
const BY_ACTOR = anyOf(byActor);
const JOINS = anyOf(joinsParties);
const EXCEPT_THAT = anyOf(exceptThat);

type Reading = { lead?: string; about?: Words | undefined };

/**
 * Whose right or duty a folded sentence is. `lead`: the words that its list begins with. `about`: what it is on;
 * whoever stands before it has it. Linear.
 */
export function whose(draft: Draft, sentence: string, { lead = "", about }: Reading = {}): Whose {
  const { language } = draft;
  const words = `${lead} ${sentence}`.trim().replace(AGREE_THAT, " ");
  const named = partiesNamed(draft, words);
  const actor = actorIn(words, named);
  if (actor) return { role: actor.role, isGiven: false, isFree: true };
  const everybody = words.search(EVERYBODY);
  const subjects = named.filter((one) => isSubject(words, one));
  const may = MAY[language]?.exec(words)?.index ?? -1;
  const at = about?.[language]?.exec(words)?.index ?? may;
  // 'if the Customer pays late, the Provider may …'
  const subject =
    subjects.findLast(({ start }) => start < (may < 0 || language === "mn" ? at : Math.min(at, may))) ?? subjects[0];
  if (everybody >= 0 && everybody < (subject?.start ?? Infinity)) return "both";
  if (!subject) return named[0] && isJoined(words, named[0], named) ? "both" : given(words, named);
  if (isJoined(words, subject, named)) return "both";
  const isFree = may > subject.start && (language === "mn" || may - subject.end < NEAR) && mayIn(words, language);
  return { role: subject.role, isGiven: false, isFree };
}

/** Between a party and what it may. UTF-16 units. */
const NEAR = 40;
const BEFORE = 24;

function given(words: string, [first]: readonly Named[]): Whose {
  if (!first) return null;
  const isGiven = TO_SOMEBODY.test(words.slice(Math.max(0, first.start - BEFORE), first.start));
  return { role: first.role, isGiven, isFree: false };
}

/** 'May be terminated by the Owner at any time', and in a list '(b) by the Owner if …'. */
function actorIn(words: string, named: readonly Named[]): Named | undefined {
  const match = BY_ACTOR.exec(words);
  const end = match ? match.index + match[0].length : -1;
  return match ? named.find(({ start }) => start === end) : undefined;
}

/** 'The Provider may', and not 'by the Provider' or 'the Provider's consent'; elsewhere a subject has no ending. */
function isSubject(words: string, { role, start, end }: Named): boolean {
  if (!/^[a-z]/u.test(role))
    return words.startsWith(role, start) && !/^[\p{L}-]/u.test(words.slice(start + role.length));
  return !BEHIND.test(words.slice(Math.max(0, start - BEFORE), start)) && !/^(?: \p{L}+)?'/u.test(words.slice(end));
}

/** 'The Buyer and the Seller'. */
function isJoined(words: string, { role, end }: Named, named: readonly Named[]): boolean {
  const next = named.find((one) => one.start >= end && one.role !== role);
  return next !== undefined && JOINS.test(words.slice(end, next.start));
}

/** 'Neither may assign, except that | the Seller may': the exception, where it gives something; else the whole. */
export function exceptionIn(words: string): string {
  const match = EXCEPT_THAT.exec(words);
  return match ? words.slice(match.index + match[0].length) : words;
}

/** Whether the sentence leaves something to the party that it speaks of. */
export function mayIn(sentence: string, language: Language): boolean {
  return meets(MAY, language, sentence) && !meets(MAY_NOT, language, sentence);
}

/** Whether both parties are subjects of one sentence: 'the Buyer on 15 days' notice, the Seller on 30'. */
export function areBothSubjects(draft: Draft, words: string): boolean {
  const subjects = partiesNamed(draft, words).filter((one) => isSubject(words, one));
  return new Set(subjects.map(({ role }) => role)).size > 1;
}

export function otherRole(draft: Draft, role: string): string {
  return roleNames(draft).find((name) => name !== role) ?? role;
}

/** A role as the contract mostly writes it in a sentence: 'the Landlord', 'Halyard', 'Арендодатель'. */
export function written({ parties, text }: Draft, role: string): string {
  const own = parties.map((party) => party.role ?? "").find((name) => name.toLowerCase().endsWith(role)) ?? role;
  const plain = own.replace(/^the /iu, "").replace(/[^\p{L}\p{N}]+$/u, "");
  const all = text.split(plain).length - 1;
  const withArticle = text.split(`the ${plain}`).length + text.split(`The ${plain}`).length - 2;
  return withArticle > all / 2 ? `the ${plain}` : plain;
}
