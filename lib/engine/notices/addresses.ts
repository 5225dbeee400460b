/** Addresses that a clause on notices gives for a party. Pure. Source: B-47.3. */
import { anyOf } from "../language/patterns";
import type { Introduced } from "../parties/details";
import { folded } from "../text/folding";
import type { Span } from "../text/spans";
import * as cue from "./notices.cues";

/** A party by its index. Either may be missing. */
export type SaidAddress = Span & { party: number; address: string | null; email: string | null };

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u;
const LABEL = anyOf(cue.addressLabel);
const EMAIL_LABEL = anyOf(cue.emailLabel);
const LEAST_NAME = 4;
const HEAD = 140;
const LONGEST = 240;
const MOST_PARTIES = 20;
/** Between a party's name and its address. */
const COLON = /:\s{0,3}|\s[–—-]\s/u;

/** 'To the Supplier: Peace Avenue 17, Ulaanbaatar; a@b.mn', by the party that stands before the colon. */
export function addressIn(line: string, parties: readonly Introduced[]): Omit<SaidAddress, "start" | "end"> | null {
  const mark = COLON.exec(line.slice(0, HEAD));
  if (!mark) return null;
  const head = folded(line.slice(0, mark.index));
  const named = parties.slice(0, MOST_PARTIES).flatMap(({ value, role }, party) => {
    return hasName(head, value) || hasName(head, role ?? "") ? [party] : [];
  });
  const [party] = named;
  if (party === undefined || named.length > 1) return null;
  const rest = line.slice(mark.index + mark[0].length, mark.index + mark[0].length + LONGEST);
  const email = EMAIL.exec(rest)?.[0] ?? null;
  const address = toAddress(rest, email);
  return address === null && email === null ? null : { party, address, email };
}

function hasName(head: string, name: string): boolean {
  const wanted = folded(name);
  return wanted.length >= LEAST_NAME && head.includes(wanted);
}

/** Without its label and the e-mail address behind it; null where no number or too little stands there. */
function toAddress(rest: string, email: string | null): string | null {
  const own = email === null ? rest : rest.slice(0, rest.indexOf(email));
  const clean = (own.split(/[;\n\t]/u)[0] ?? "")
    .replace(LABEL, "")
    .replace(EMAIL_LABEL, "")
    .replace(/[\s,.;:]{1,9}$/u, "")
    .replace(/\s{1,99}/gu, " ")
    .trim();
  return clean.length >= 8 && /\d/u.test(clean) && /\p{L}{2}/u.test(clean) ? clean : null;
}

const AUTHORITY = anyOf(cue.authority);

/** 'on the basis of the Charter', in the contract's words; null where it isn't said. */
export function authorityIn(words: string): string | null {
  return AUTHORITY.exec(words)?.[0].trim() ?? null;
}

/** Whether two writings are of one address: the same letters and figures, or the one within the other. */
export function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => folded(text).replace(/[^\p{L}\p{N}]/gu, ""));
  return first !== undefined && second !== undefined && (first.includes(second) || second.includes(first));
}
