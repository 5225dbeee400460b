/** Clauses that tell one fact with two values, in whatever words: two caps, two laws, two ends. */
import type { Language } from "@/lib/copy/languages";
import { clauseCandidates, type ClauseCandidate, type ClauseKind } from "../../facts/clauses/candidates";
import { rankedFor } from "../../facts/clauses/choice";
import { durationsIn } from "../../facts/durations";
import { amountsIn } from "../../facts/sums";
import { anyOf, type Patterns } from "../../language/patterns";
import { stemIn } from "../../language/stem";
import { STOP } from "../../lexicon/stop-words";
import { parseAmount } from "../../review/amounts";
import * as values from "../../review/values.cues";
import { folded, splitWords } from "../../text/folding";
import type { Sentence } from "../../text/reading";
import { numberWord } from "../../time/written/number-words";
import { partAt, type Draft } from "../draft";
import { areMirrored } from "../opposites/mirrored";
import { endsThatDiffer } from "../values/two-ends";
import { lawsThatDiffer } from "../values/two-laws";
import * as cue from "./rivals.cues";

export type RivalKind =
  | "liability_cap"
  | "payment_terms"
  | "termination_for_convenience"
  | "governing_law"
  | "expiration_date";
/** What a clause tells of a fact: its sentence, and the sum, length, day or law in it. */
type Rival = { sentence: Sentence; written: string };
export type Rivals = { kind: RivalKind; one: Rival; other: Rival };

type Said = Rival & { value: number; unit: string; basis: string; words: ReadonlySet<string>; part: number };
/** Stems of the parties' roles: a bill is paid by who owes it, named or not. */
type Roles = ReadonlySet<string>;
type Compared = {
  kind: RivalKind;
  of: ClauseKind;
  generic: Patterns;
  tells: (words: string, features: ClauseCandidate["features"]) => boolean;
};

const PENALTY = anyOf(values.penalty);
const NOT_BESIDE = anyOf(cue.notBeside);
const EXCEPTION = anyOf(cue.exceptionBehind);
const PER_CLAIM = anyOf(cue.perClaim);
const PER_YEAR = anyOf(cue.perYear);
const OF_ANY_RULE = anyOf(cue.ofAnyRule);
/** Of a day: lengths up to a few years are compared as days. */
const [DAYS_IN_MONTH, SHORTEST_WORD] = [30.4, 3];
/** The clauses compared of each kind, and the least chance of one of them. */
const [COMPARED, LEAST] = [6, 0.01];
/** Sums and lengths that differ by less are one, given in two units. */
const NEARLY = 0.08;

const KINDS: readonly Compared[] = [
  {
    kind: "liability_cap",
    of: "liability_cap",
    generic: cue.ofCap,
    tells: (words, features) =>
      features["s.liability"] === 1 &&
      (features["s.atMost"] === 1 || features["s.beyond"] === 1) &&
      !PENALTY.test(words),
  },
  {
    kind: "payment_terms",
    of: "payment_terms",
    generic: cue.ofPayment,
    tells: (_, features) => features["w.anyBill"] === 1 && features["w.paid"] === 1 && features["w.late"] !== 1,
  },
  {
    kind: "termination_for_convenience",
    of: "convenience",
    generic: cue.ofLeaving,
    tells: (_, features) => features["x.onNotice"] === 1 && features["t.breach"] !== 1,
  },
];

/**
 * Pairs of clauses of equal standing that tell one fact with two values. They must speak of the same thing: but for the
 * values, and words that every such clause has, both say the same words. Linear in the text.
 */
export function rivalsIn(draft: Draft): Rivals[] {
  const { all } = clauseCandidates(draft.reading);
  const told = KINDS.flatMap((compared) => pairsOf(draft, compared, all));
  const laws = lawsThatDiffer(draft).map(([one, other]): Rivals => ({ kind: "governing_law", one, other }));
  const ends = endsThatDiffer(draft.reading)
    .filter((pair) => pair.every(({ sentence }) => !NOT_BESIDE.test(sentence.folded)))
    .map(([one, other]): Rivals => ({ kind: "expiration_date", one, other }));
  return [...told, ...laws, ...ends];
}

function pairsOf(draft: Draft, compared: Compared, all: readonly ClauseCandidate[]): Rivals[] {
  const said = rankedFor(compared.of, all)
    .slice(0, COMPARED)
    .filter(({ chance }) => chance >= LEAST)
    .flatMap(({ candidate }) => saidIn(draft, compared, candidate) ?? []);
  const roles = compared.of === "payment_terms" ? rolesOf(draft) : NOBODY;
  return said.flatMap((one, at) =>
    said
      .slice(at + 1)
      .filter((other) => areRivals(draft, { one, other, roles }))
      .map((other) => ({ kind: compared.kind, one: rivalOf(one), other: rivalOf(other) })),
  );
}

const rivalOf = ({ sentence, written }: Said): Rival => ({ sentence, written });

/** A sentence that tells the fact plainly with one value, and that changes or excepts nothing. */
function saidIn(draft: Draft, { of, generic, tells }: Compared, { sentence, features }: ClauseCandidate): Said | null {
  const whole = draft.text.slice(sentence.start, sentence.end);
  const text = of === "payment_terms" ? mainPart(whole) : whole;
  const words = text === whole ? sentence.folded : folded(text);
  if (features.amending === 1 || features.amended === 1 || NOT_BESIDE.test(words) || !tells(words, features))
    return null;
  const value = of === "liability_cap" ? sumIn(text) : lengthIn(text);
  if (!value) return null;
  const basis = `${PER_CLAIM.test(words)} ${PER_YEAR.test(words)}`;
  const rest = folded(text.replace(value.written, " "));
  return {
    ...value,
    sentence,
    basis,
    words: tellingWords(draft.language, rest, generic),
    part: partAt(draft, sentence.start),
  };
}

/** The bill is paid as its own part says: not what is done before it, nor an exception that doesn't touch the rest. */
function mainPart(sentence: string): string {
  const first = durationsIn(sentence)[0];
  if (!first) return sentence;
  const from = Math.max(...PARTS.map((part) => sentence.lastIndexOf(part, first.start)));
  const end = EXCEPTION.exec(sentence.slice(first.end))?.index ?? sentence.length;
  return sentence.slice(Math.max(0, from + 1), first.end + end);
}
const PARTS = [", and ", "; ", ", а ", ", и "];

function sumIn(text: string): Pick<Said, "value" | "unit" | "written"> | null {
  const [sum, ...more] = amountsIn(text);
  if (sum === undefined || more.length > 0) return null;
  const { amount, currency } = parseAmount(sum);
  return amount === undefined || currency === undefined ? null : { value: amount, unit: currency, written: sum };
}

function lengthIn(text: string): Pick<Said, "value" | "unit" | "written"> | null {
  const [length, ...more] = durationsIn(text);
  if (!length || more.length > 0) return null;
  const { years, months, days } = length;
  return { value: (years * 12 + months) * DAYS_IN_MONTH + days, unit: "days", written: length.text };
}

/** Stems that tell what a rule is about. */
function tellingWords(language: Language, words: string, generic: Patterns): Set<string> {
  const isGeneric = anyOf(generic);
  return new Set(
    splitWords(words)
      .filter((word) => word.length >= SHORTEST_WORD && !/\d/u.test(word) && numberWord(word) === null)
      .filter((word) => !isGeneric.test(word) && !OF_ANY_RULE.test(word) && !STOP[language].has(word))
      .map((word) => stemIn(language, word))
      .filter((stem) => !STOP[language].has(stem)),
  );
}

const NOBODY: Roles = new Set();

function rolesOf({ parties, language }: Draft): Roles {
  return new Set(parties.flatMap(({ role }) => splitWords(folded(role ?? "")).map((word) => stemIn(language, word))));
}

function areRivals(draft: Draft, { one, other, roles }: { one: Said; other: Said; roles: Roles }): boolean {
  const isOneThing =
    one.unit === other.unit &&
    one.basis === other.basis &&
    one.part === other.part &&
    sayTheSame(one.words, other.words, roles);
  const differ = Math.abs(one.value - other.value) > NEARLY * Math.min(one.value, other.value);
  const isOneClause = one.sentence.paragraph === other.sentence.paragraph;
  return isOneThing && differ && !isOneClause && !areMirrored(draft, one.sentence, other.sentence);
}

/** The same words; or one of them names a party besides and the other none. */
function sayTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>, roles: Roles): boolean {
  const [more, fewer] = one.size < other.size ? [other, one] : [one, other];
  if (![...fewer].every((word) => more.has(word))) return false;
  const rest = [...more].filter((word) => !fewer.has(word));
  return rest.length === 0 || (rest.every((word) => roles.has(word)) && ![...fewer].some((word) => roles.has(word)));
}
