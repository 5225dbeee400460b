/** What a clause does with an act: demands it, allows it (be it under conditions), or forbids it. */
export type Stance = "demands" | "allows" | "forbids";

const FORBIDS =
  /\b(?:shall|will|must|may|should|does|do)(?: \p{L}{2,10},?)? not\b|\b(?:not to|cannot|neither|nor|no party|nobody|prohibited|agrees? not|never|refrain|without (?:the |first )?(?:\p{L}{3,12} ){0,3}(?:consent|permission|approval|authori[sz]))|не вправе|запрещ|не допуска|не \p{L}{3,14}(?:ть|ет|ют|ит|ят)(?!\p{L})|хориглоно|хгүй/u;
const EXCEPTS =
  /\b(?:except|other than|save (?:as|for)|unless|only (?:to|as|for|those|such|by|in)|solely to|to the extent|need[- ]to[- ]know|as (?:is |are |may be )?(?:\p{L}{4,12} )?(?:necessary|required))\b|кроме|за исключением|только|зөвхөн/u;
const CONSENT =
  /\b(?:without|except with|unless|except as|other than with|subject to)\b.{0,80}\b(?:consent|permission|approval|approved|authori[sz]|agreed in writing)/u;
const ALLOWS =
  /\b(?:may|can|entitled|permitted|allowed|right to|free to|authori[sz]ed)\b|вправе|может|могут|разреш|эрхтэй|болно/u;
const DEMANDS = /\b(?:shall|will|must|agrees? to|undertakes? to|required to|to)\b|обяз|долж|үүрэг/u;

/** The stance of a clause (folded). A ban that needs consent to lift is a ban; one with other exceptions allows. */
export function stanceOf(clause: string): Stance | null {
  if (FORBIDS.test(clause)) return EXCEPTS.test(clause.replace(CONSENT, "")) ? "allows" : "forbids";
  if (ALLOWS.test(clause) || /\bonly\b/u.test(clause)) return "allows";
  return DEMANDS.test(clause) ? "demands" : null;
}

/** The part of a sentence around an act: between semicolons or list marks, with the sentence's opening for its verb. */
export function clauseAround(sentence: string, act: RegExp): string {
  const at = act.exec(sentence)?.index ?? 0;
  const parts = [...sentence.matchAll(/;|\s\((?:[a-z]|[ivx]{1,4}|\d)\)\s/gu)].map((match) => match.index);
  const start = parts.filter((part) => part < at).at(-1) ?? 0;
  const end = parts.find((part) => part > at) ?? sentence.length;
  const clause = sentence.slice(start, end);
  if (start === 0 || /\b(?:shall|will|must|may|not)\b/u.test(clause)) return clause;
  return `${sentence.slice(0, parts[0] ?? 0).slice(-120)} ${clause}`;
}
