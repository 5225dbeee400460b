import { lawNamed } from "../../facts/governing-law-name";
import { choosesByLabel, GOVERNING_LAW } from "../../find/governing-law";
import { hasCue } from "../../find/cues";
import { folded } from "../../text/folding";
import { hasWordFrom } from "../../text/matcher";
import type { Sentence } from "../../text/reading";
import type { Check } from "../check";
import { finding } from "../check";
import { partAt, wordsOfSentence, type Draft } from "../draft";
import * as cue from "./values.cues";
import { anyOf } from "../../language/patterns";

const hasLaw = hasWordFrom(cue.lawWord);
/** The law of the whole contract, not of a right, a mortgage or an arbitration. */
const OF_THE_CONTRACT = anyOf(cue.ofTheContract);
const OF_A_PART = anyOf(cue.ofAPart);

/** 'New York', «Российской Федерации»; not 'that jurisdiction'. */
const NAMES_A_PLACE = /^\p{Lu}(?!.*\b(?:[Jj]urisdiction|[Aa]uthority|[Pp]arty|[Cc]ourt|[Tt]erritory)\b)/u;

/** A second choice of law in the same document that names another country or state. */
export const twoLaws: Check = (draft) =>
  differing(draft).map(([first, second]) =>
    finding("twoLaws", second.sentence, { values: { first: first.law, second: second.law }, severity: "high" }),
  );

/** The sentences that choose two laws, the earlier first. Linear in the text. */
export function lawsThatDiffer(draft: Draft): (readonly [Told, Told])[] {
  const told = ({ sentence, law }: Choice): Told => ({ sentence, written: law });
  return differing(draft).map(([first, second]) => [told(first), told(second)]);
}

type Told = { sentence: Sentence; written: string };
type Choice = { sentence: Sentence; law: string; part: number };

function differing(draft: Draft): (readonly [Choice, Choice])[] {
  const chosen: Choice[] = [];
  return draft.reading.sentences
    .flatMap((sentence) => choiceIn(draft, sentence))
    .flatMap((choice) => {
      const before = chosen.filter((other) => other.part === choice.part);
      if (before.some((other) => !differ(other.law, choice.law))) return [];
      chosen.push(choice);
      const [first] = before;
      return first ? [[first, choice] as const] : [];
    });
}

function choiceIn(draft: Draft, sentence: Sentence): Choice[] {
  const isOfContract = hasCue(sentence, GOVERNING_LAW) && OF_THE_CONTRACT.test(sentence.folded);
  if (!hasLaw(sentence) || !(isOfContract || choosesByLabel(sentence)) || OF_A_PART.test(sentence.folded)) return [];
  const law = lawNamed(wordsOfSentence(draft, sentence))?.replace(/^(?:\p{Ll}+\s)+/u, "") ?? null;
  return law === null || !NAMES_A_PLACE.test(law) ? [] : [{ sentence, law, part: partAt(draft, sentence.start) }];
}

/**
 * Whether two names mean different laws. 'the State of New York' and 'New York' are one, as are two cases of a name.
 */
function differ(one: string, other: string): boolean {
  const [first, second] = [toStems(one), toStems(other)];
  return (
    first.length > 0 &&
    second.length > 0 &&
    !first.some((stem) => second.some((own) => own.startsWith(stem) || stem.startsWith(own)))
  );
}

const EMPTY = anyOf(cue.emptyWords);

function toStems(law: string): string[] {
  return folded(law)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !EMPTY.test(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 3)));
}
