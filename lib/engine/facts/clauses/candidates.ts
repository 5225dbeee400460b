import { valueKindsIn, type ValueKind } from "../../ask/kinds-of-value";
import { findInForce } from "../../text/amendments";
import type { Reading, Sentence } from "../../text/reading";
import type { Unit } from "../../text/units";
import { headingCues } from "../../time/features";
import { readTimes, tokenAt, type Times } from "../../time/mentions";
import { amountsIn } from "../sums";
import { headingFeatures, nounFeatures, opensWithTotal, speaksOfPrice } from "./nouns";
import { payingFeatures } from "./paying";
import { folded } from "../../text/folding";
import { signsIn, type Sign } from "./signs";
import { anyOf } from "../../language/patterns";
import * as leaving from "./leaving.cues";

/** Facts stated by one clause, which weights find among all clauses. */
export const CLAUSE_KINDS = [
  "price",
  "payment_terms",
  "liability_cap",
  "governing_law",
  "dispute_resolution",
  "renewal",
  "convenience",
] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** A sentence with its clause and the features that sentences are ranked by, by name. */
export type ClauseCandidate = { sentence: Sentence; unit: Unit; features: Features };
type Features = Readonly<Record<string, number>>;
export type ClauseCandidates = {
  all: readonly ClauseCandidate[];
  /** Clauses of an amendment, by the clause they change. */
  amendmentsByClause: ReadonlyMap<Unit, readonly Unit[]>;
};

type Seen = { values: ReadonlySet<ValueKind>; signs: ReadonlySet<Sign>; cues: ReadonlySet<string>; text: string };
type InUnit = { sentence: Sentence; seen: Seen };

const known = new WeakMap<Reading, ClauseCandidates>();

/** Every sentence that may state value, payment dates, liability caps or who decides disputes. Linear. */
export function clauseCandidates(reading: Reading): ClauseCandidates {
  const ready = known.get(reading);
  if (ready) return ready;
  const made = candidatesIn(reading);
  known.set(reading, made);
  return made;
}

function candidatesIn(reading: Reading): ClauseCandidates {
  const inForce = findInForce(reading);
  const { units } = inForce;
  const times = readTimes(reading);
  const counts = new Map<string, number>();
  const all: ClauseCandidate[] = [];
  let at = 0;
  units.forEach((unit, place) => {
    const own: InUnit[] = [];
    for (; (reading.sentences[at]?.start ?? Infinity) < unit.end; at += 1) {
      const sentence = reading.sentences[at];
      if (!sentence || sentence.isInstruction) continue;
      const seen = seenIn(reading, times, sentence);
      if (!sentence.isTitle || isShortLaw(seen) || isTotal(seen)) own.push({ sentence, seen });
    }
    if (isSigned(unit.text) || !own.some(({ seen }) => tellsSomething(seen))) return;
    const ofUnit = {
      ...unitFeatures(unit, own, units[place - 1]),
      place: place / units.length,
      amending: inForce.amending.has(place) ? 1 : 0,
      amended: inForce.amended.has(place) ? 1 : 0,
      "a.ofOther": inForce.amending.has(place) && changesOther(inForce, place) ? 1 : 0,
    };
    own.forEach(({ sentence, seen }, order) => {
      const ofSentence = sentenceFeatures(seen, counts);
      const features = { ...ofUnit, ...ofSentence, ...changing(ofUnit, ofSentence), order };
      if (tellsSomething(seen)) all.push({ sentence, unit, features });
    });
  });
  const amendmentsByClause = [...inForce.changers].map(([one, changers]) => {
    return [units[one], changers.flatMap((change) => units[change] ?? [])] as const;
  });
  return {
    all,
    amendmentsByClause: new Map(amendmentsByClause.flatMap(([unit, changes]) => (unit ? [[unit, changes]] : []))),
  };
}

/** A change of clauses that are about liability, a deposit or the like, and none about a price. */
function changesOther({ units, ties, amending }: ReturnType<typeof findInForce>, place: number): boolean {
  const changed = (ties.get(place) ?? []).filter((tie) => !amending.has(tie)).flatMap((tie) => units[tie] ?? []);
  const isOther = ({ heading, text }: Unit) => {
    const signs = signsIn(text);
    return !speaksOfPrice(`${heading} ${text}`) && (signs.has("liability") || signs.has("minor"));
  };
  return changed.length > 0 && changed.every(isOther);
}

/** 'Law: Republic of Kazakhstan.' looks like a title, but ends like a sentence. */
function isShortLaw({ signs, text }: Seen): boolean {
  return signs.has("lawOf") && text.trimEnd().endsWith(".");
}

/** 'Total of order: USD 341,000' has no full stop either. */
function isTotal({ values, text }: Seen): boolean {
  return values.has("money") && opensWithTotal(text);
}

/** Short lines to sign on, with an account or a card number; what one of them names is no fact. */
function isSigned(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const signed = lines.filter((line) => /_{5}|\/s\//u.test(line) && line.length <= LONGEST_SIGNED);
  return signed.length > 0 && lines.every((line) => line.length <= LONGEST_SIGNED) && !/^\(?\d/u.test(text);
}
const LONGEST_SIGNED = 200;

function seenIn({ contract }: Reading, { tokens, cues }: Times, { start, end }: Sentence): Seen {
  const text = contract.text.slice(start, end);
  const here = cues.slice(tokenAt(tokens, start), tokenAt(tokens, end));
  const values = new Set(valueKindsIn(text));
  if (amountsIn(text).length > 0) values.add("money"); // in any currency
  return { text, values, signs: signsIn(text), cues: new Set(here.flat()) };
}

const TELLING: readonly Sign[] = [
  "figure",
  "perTime",
  "perThing",
  "dayOfMonth",
  "inAdvance",
  "within",
  "atMost",
  "beyond",
  "lawOf",
  "court",
];

/** Renews a contract, or lets someone leave it. */
const TELLING_CUES = ["renew", "terminate"];

function tellsSomething({ values, signs, cues }: Seen): boolean {
  return (
    values.has("money") ||
    values.has("percent") ||
    TELLING.some((sign) => signs.has(sign)) ||
    TELLING_CUES.some((cue) => cues.has(cue))
  );
}

function unitFeatures(unit: Unit, own: readonly InUnit[], before: Unit | undefined): Features {
  const heading = `${unit.heading} ${shortLine(before)}`;
  const values = own.flatMap(({ seen }) => [...seen.values, ...seen.signs]);
  return {
    ...named("u", values),
    ...named(
      "ut",
      own.flatMap(({ seen }) => [...seen.cues]),
    ),
    ...headingFeatures(heading),
    ...named("h", headingCues(heading.toLowerCase())),
    blank: /_{4}/u.test(unit.text) ? 1 : 0,
    row: unit.text.includes("|") || /\s{3}/u.test(unit.text) ? 1 : 0,
  };
}

function sentenceFeatures(seen: Seen, counts: Map<string, number>): Features {
  const shown = [...seen.values, ...seen.signs];
  const meaningful = TELLING_CUES.filter((cue) => seen.cues.has(cue));
  if (!tellsSomething(seen)) return firsts(shown, counts);
  return {
    ...named("s", shown),
    ...named("t", [...seen.cues]),
    ...named("x", together(seen)),
    ...pairs(shown),
    ...firsts([...shown, ...meaningful], counts),
    ...nounFeatures(seen.text),
    ...(shown.some((one) => WHEN.has(one)) ? payingFeatures(folded(seen.text)) : {}),
    length: Math.log(1 + seen.text.length),
  };
}

/** Only a sentence that says when may say when something is paid. */
const WHEN: ReadonlySet<string> = new Set(["span", "day", "dayOfMonth", "inAdvance", "within", "perTime"]);

/** What an amendment says of the fact, apart from what the first text says of it. */
function changing(ofUnit: { amending: number }, ofSentence: Features): Features {
  if (ofUnit.amending === 0) return {};
  return Object.fromEntries(IN_A_CHANGE.map((name) => [`a.${name}`, ofSentence[name] ?? 0]));
}
const IN_A_CHANGE = ["n.clean", "n.bare", "n.otherBefore"];

/** A short line above a clause names it even if it isn't a title: 'Rent'. */
function shortLine(unit: Unit | undefined): string {
  return unit && unit.text.length < 60 && !/\d/u.test(unit.text) ? unit.text : "";
}

function named(scope: string, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [`${scope}.${name}`, 1]));
}

/** Combined features of a sentence's words about leaving and renewing a contract. */
function together({ cues, values, text }: Seen): string[] {
  const has = (...names: string[]) => names.every((name) => cues.has(name));
  const all = {
    mayEnd: has("terminate", "option"),
    onNotice: has("terminate", "notice") && values.has("span"),
    inACase: has("terminate") && (has("breach") || has("when")),
    wentWrong: has("terminate") && hasCause(folded(text)),
    noCause: has("terminate") && NO_CAUSE_NEEDED.test(folded(text)),
    ofTerm: has("renew") && (has("term") || has("until")),
    unlessNotice: has("renew", "notice") && (has("not") || has("when")),
  };
  return Object.entries(all).flatMap(([name, is]) => (is ? [name] : []));
}

/** 'May end this if the other loses its licence': for a cause alone. */
const hasCause = (words: string) => WENT_WRONG.test(words) && !NO_CAUSE_NEEDED.test(words);
const WENT_WRONG = anyOf(leaving.wentWrong);
const NO_CAUSE_NEEDED = anyOf(leaving.noCauseNeeded);

/** Two things in one sentence, such as a sum and that it is a maximum. */
function pairs(shown: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    shown.flatMap((one, at) => shown.slice(at + 1).map((other) => [`p.${one}+${other}`, 1] as const)),
  );
}

/** 1 for the contract's first sentence with a value or sign, 1/2 for the second, and so on. */
function firsts(shown: readonly string[], counts: Map<string, number>): Record<string, number> {
  return Object.fromEntries(
    shown.map((name) => {
      const before = counts.get(name) ?? 0;
      counts.set(name, before + 1);
      return [`f.${name}`, 1 / (1 + before)] as const;
    }),
  );
}
