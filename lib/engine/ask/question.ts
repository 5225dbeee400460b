import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "../language/identify";
import { inCyrillic } from "../language/latin-letters";
import { conceptsNamed, type ConceptHit, type Vocabulary } from "../lexicon/vocabulary";
import { stemIn } from "../language/stem";
import { folded, splitWords } from "../text/folding";
import { askedIn, type Asked } from "./asked";
import type { ClauseIndex } from "./clause-index";
import { nameStem, type Role } from "./roles";
import { COMMON } from "../lexicon/common-words";
import { SMALL_IN_QUESTIONS, STOP } from "../lexicon/stop-words";

/** A meaningful word of a question, with the concepts it may name. */
export type Term = {
  word: string;
  stem: string;
  concepts: readonly number[];
  isNumber: boolean;
  /** One of several words that name a concept together: 'third parties'. */
  isOfPhrase: boolean;
  /** It names a party: clauses often leave out whose duty or sum it is. */
  isParty: boolean;
};
export type ReadQuestion = {
  text: string;
  language: Language;
  terms: readonly Term[];
  asked: ReadonlySet<Asked>;
  stems: readonly string[];
};

/** Only the first words of a longer message are read, and only the first few of these are checked for spelling. */
const MOST_WORDS = 80;
const MOST_MENDED = 25;
/** Letters of a stem: near a short word there is always another ('гроз', 'гряз'); a long one may have two slips. */
const SHORTEST_MENDED = 5;
const TWO_SLIPS = 8;

/** Reads a question against a contract: words by stem and concept, what it asks for, misspelt words corrected. */
export function readQuestion(text: string, index: ClauseIndex, vocabulary: Vocabulary): ReadQuestion {
  const typed = splitWords(folded(text)).slice(0, MOST_WORDS);
  const meant = inCyrillic(typed, knownWith(index, vocabulary));
  const language = meant?.language ?? detectLanguage(text) ?? "en";
  const said = meant?.words.join(" ") ?? text;
  const words = (meant?.words ?? typed).map((word, at) =>
    at < MOST_MENDED ? spelt(word, language, { index, vocabulary }) : word,
  );
  const stems = words.map((word) => stemIn(language, word));
  const roles = rolesIn(text, index);
  const named = conceptsNamed(vocabulary, language, stems);
  const isStop = (stem: string) => STOP[language].has(stem);
  const hasStop = ({ at, length }: ConceptHit) => stems.slice(at, at + length).some(isStop);
  /** 'Get out' has no other words, 'get the deposit back' has: there the small words would only meet every clause. */
  const saysAll = ({ at, length }: ConceptHit) => length > 1 && stems.slice(at, at + length).every(isStop);
  const ofContract = new Set([...index.roles.values()].map(({ stem }) => stem));
  const terms: Term[] = [];
  stems.forEach((stem, at) => {
    const role = roles.get(at);
    if (role) {
      if (!terms.some((term) => term.stem === role.stem)) terms.push(partyTerm(words[at] ?? "", role));
      return;
    }
    const hits = named.filter((hit) => isWithin(at, hit));
    const concepts = hits.map((hit) => hit.concept);
    if (isStop(stem) && !hits.some(saysAll)) return;
    if (hits.length === 0 && SMALL_IN_QUESTIONS[language].has(stem)) return;
    if (terms.some((term) => term.stem === stem)) return;
    const isOfPhrase = hits.some((hit) => hit.length > 1 && !hasStop(hit));
    const isNumber = /^\d/u.test(stem);
    const isParty = ofContract.has(stem) || namesOnlyParties(concepts, vocabulary);
    terms.push({ word: words[at] ?? "", stem, concepts: [...new Set(concepts)], isNumber, isOfPhrase, isParty });
  });
  return { text: said, language, terms, asked: askedIn(language, said), stems };
}

function partyTerm(word: string, { stem, concepts }: Role): Term {
  return { word, stem, concepts, isNumber: false, isOfPhrase: false, isParty: true };
}

/** 'Vendor' means a party and nothing else; 'purchase' is also what is done. */
function namesOnlyParties(own: readonly number[], { above, concepts }: Vocabulary): boolean {
  return own.length > 0 && own.every((one) => (above[one] ?? []).some((broader) => concepts[broader]?.id === "party"));
}

/** Words of the lexicon and frequent ones; one typed in Latin letters may also be the contract's. */
function knownWith({ stemsIn }: ClauseIndex, { phrases }: Vocabulary) {
  return (language: Language, word: string): boolean => {
    const stem = stemIn(language, word);
    if (STOP[language].has(stem) || STOP[language].has(word) || phrases[language].has(stem)) return true;
    return language === "en" ? COMMON.en.has(word) : stemsIn.has(stem);
  };
}

function isWithin(place: number, { at, length }: ConceptHit): boolean {
  return at <= place && place < at + length;
}

/** The parties named in a question, by the place of each word of their names. */
function rolesIn(text: string, { roles }: ClauseIndex): Map<number, Role> {
  const found = new Map<number, Role>();
  splitWords(text).forEach((word, at) => {
    const role = /^\p{Lu}/u.test(word) ? roles.get(nameStem(word)) : undefined;
    if (role) found.set(at, role);
  });
  return found;
}

/** Replaces a word unknown to both contract and lexicon with the nearest known one, if one is near. */
function spelt(
  word: string,
  language: Language,
  { index, vocabulary }: { index: ClauseIndex; vocabulary: Vocabulary },
): string {
  const stem = stemIn(language, word);
  if (stem.length < SHORTEST_MENDED || /\d/u.test(word) || STOP[language].has(stem) || COMMON[language].has(word))
    return word;
  if (SMALL_IN_QUESTIONS[language].has(stem) || index.stemsIn.has(stem)) return word;
  if (vocabulary.phrases[language].has(stem)) return word;
  let best: { word: string; distance: number } | null = null;
  const most = stem.length >= TWO_SLIPS ? 2 : 1;
  for (const known of [...index.stemsIn.keys(), ...vocabulary.phrases[language].keys()]) {
    if (known[0] !== stem[0] || Math.abs(known.length - stem.length) > most || known.length < 4) continue;
    const distance = editDistance(stem, known, most);
    if (distance <= most && (best === null || distance < best.distance)) best = { word: known, distance };
  }
  return best?.word ?? word;
}

/** Damerau distance; `most + 1` if it is larger. */
function editDistance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const change = one[at - 1] === other[to - 1] ? 0 : 1;
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + change);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, (before[to - 2] ?? 0) + 1);
      next[to] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
