import { anyOf, withFlags } from "../../language/patterns";
import { meets } from "../../positions/words";
import type { Draft } from "../draft";
import { everyParty } from "../opposites/one-sided.cues";
import { partiesNamed, roleNames, type Named } from "../opposites/sides";
import { agreeThat, anyParty, behindPreposition, toSomebody } from "./holder.cues";
import { MAY, MAY_NOT } from "./words";
import type { Language } from "@/lib/copy/languages";

/** Of which party a clause speaks: one, by its role; both; or it doesn't tell. `isGiven`: it is named as who gets it. */
export type Whose = { role: string; isGiven: boolean } | "both" | null;

const EVERYBODY = anyOf(everyParty, anyParty);
const AGREE_THAT = withFlags(anyOf(agreeThat), "gu");
const BEHIND = anyOf(behindPreposition);
const TO_SOMEBODY = anyOf(toSomebody);

/** Whose right or duty a folded sentence is; `lead`: the words that its list begins with, or none. Linear. */
export function whose(draft: Draft, sentence: string, lead = ""): Whose {
  const words = `${lead} ${sentence}`.trim().replace(AGREE_THAT, " ");
  const named = partiesNamed(draft, words);
  const everybody = words.search(EVERYBODY);
  const subjects = named.filter((one) => isSubject(words, one));
  const may = MAY[draft.language]?.exec(words)?.index ?? -1;
  // 'if the Customer pays late, the Provider may …'
  const subject = subjects.findLast(({ start }) => start < may) ?? subjects[0];
  if (everybody >= 0 && everybody < (subject?.start ?? Infinity)) return "both";
  if (subject) return isJoined(words, subject, named) ? "both" : { role: subject.role, isGiven: false };
  const [first] = named;
  if (!first) return null;
  return { role: first.role, isGiven: TO_SOMEBODY.test(words.slice(Math.max(0, first.start - BEFORE), first.start)) };
}

const BEFORE = 24;

/** 'The Provider may', and not 'by the Provider' or 'the Provider's consent'; elsewhere a subject has no ending. */
function isSubject(words: string, { role, start, end }: Named): boolean {
  if (!/^[a-z]/u.test(role)) return words.slice(start, end) === role.split(" ")[0];
  return !BEHIND.test(words.slice(Math.max(0, start - BEFORE), start)) && !/^(?: \p{L}+)?'/u.test(words.slice(end));
}

/** 'The Buyer and the Seller'. */
function isJoined(words: string, { role, end }: Named, named: readonly Named[]): boolean {
  const next = named.find((one) => one.start >= end && one.role !== role);
  return next !== undefined && /^[ ,]*(?:and|or|и|или|ба|болон)(?: the)? $/u.test(words.slice(end, next.start));
}

/** Whether the sentence leaves something to the party that it speaks of. */
export function mayIn(sentence: string, language: Language): boolean {
  return meets(MAY, language, sentence) && !meets(MAY_NOT, language, sentence);
}

export function otherRole(draft: Draft, role: string): string {
  return roleNames(draft).find((name) => name !== role) ?? role;
}

/** A role as the contract writes it in a sentence: 'the Landlord', 'Арендодатель'. */
export function written({ parties, text }: Draft, role: string): string {
  const own = parties.map((party) => party.role ?? "").find((name) => name.toLowerCase().endsWith(role)) ?? role;
  const plain = own.replace(/^the /iu, "");
  return text.includes(`the ${plain}`) ? `the ${plain}` : plain;
}
