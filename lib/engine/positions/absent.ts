import type { Language } from "@/lib/copy/languages";
import type { ClauseIndex } from "../ask/clause-index";
import { stemIn } from "../language/stem";
import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import { conceptsNamed } from "../lexicon/vocabulary";
import type { TopicReview } from "../review/review";
import { folded, splitWords } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Prepared, PreparedText } from "./prepared";
import type { Subject } from "./subject";
import { mayMeet, meets, words, type Words } from "./words";

type Contract = {
  reading: Reading;
  index: ClauseIndex;
  units: readonly Prepared[];
  mentions: Mention;
  isInKnownLanguage: boolean;
  topic: TopicReview | undefined;
};

/** What is known of each sentence: on which subjects it was read, and which concepts of the lexicon it names. */
export type Mention = {
  readAs: (at: number, place: number) => ReadonlySet<string> | undefined;
  concepts: readonly (readonly ReadonlySet<number>[])[];
};

/**
 * Whether a contract is certainly silent on a subject: its language is known, all of its file was read, and it contains
 * no word, synonym or concept of the subject, except in sentences that are read and are about another. `named`: the
 * clauses that mention it.
 */
export function isAbsent(subject: Subject, contract: Contract): { isCertain: boolean; named: number[] } {
  const { reading, units, mentions, topic, isInKnownLanguage } = contract;
  const concepts = conceptIndexes(subject);
  const named = units.flatMap(({ unit, heading, sentences }, at) => {
    if (unit.isTitle) return [];
    const isNamed = (part: PreparedText, place: number) => {
      if (subject.others && meets(subject.others, unit.language, part.text)) return false;
      if (part.noRule?.is === "signature") return false;
      const kin = KIN[subject.id] ?? [];
      const others = [...(mentions.readAs(at, place) ?? [])].filter((id) => id !== subject.id && !kin.includes(id));
      if (others.some((id) => subject.unlike?.includes(id))) return false;
      const isElsewhere = others.length > 0;
      const isOfOther = subject.without !== undefined && meets(subject.without, unit.language, part.text);
      const isMeant =
        !isOfOther &&
        part.noRule?.is !== "definition" &&
        concepts.some((concept) => mentions.concepts[at]?.[place]?.has(concept));
      return (isMeant && !isElsewhere) || isNamedIn(subject, part, { language: unit.language, isElsewhere });
    };
    const isInHeading = !subject.signs && isNamedIn(subject, heading, { language: unit.language, isElsewhere: false });
    return isInHeading || sentences.some(isNamed) ? [at] : [];
  });
  const { uncertain = [], isPartial = false } = reading.contract;
  const isLegible = uncertain.length === 0 && !isPartial && isInKnownLanguage;
  const isCertain = named.length === 0 && topic?.present !== true && isLegible;
  return { isCertain, named };
}

/** Whether a part names the subject outside words that belong to another matter. */
export function isNamedIn(
  { names, hints, signs, without }: Subject,
  part: PreparedText,
  { language, isElsewhere }: { language: Language; isElsewhere: boolean },
): boolean {
  const lists = [names, ...(hints && !isElsewhere ? [hints] : [])].filter((list) =>
    mayMeet(list, language, part.heads),
  );
  if (lists.length === 0 || (signs && !meets(signs, language, part.text))) return false;
  const rest = without ? leftOut(part.text, without, language) : part.text;
  return lists.some((list) => meets(list, language, rest));
}

/** Subjects that often stand in one sentence: that one was read there shows nothing on the other. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  renewal_notice: ["renewal_term"],
  renewal_term: ["renewal_notice", "termination_for_convenience"],
  uncapped_liability: ["liability_cap"],
  exclusivity: ["non_compete", "no_solicit_employees"],
  non_compete: ["exclusivity", "no_solicit_employees"],
  no_solicit_employees: ["exclusivity", "non_compete"],
  sublease: ["assignment", "subcontracting"],
  subcontracting: ["assignment", "sublease"],
  assignment: ["sublease", "subcontracting", "change_of_control"],
  change_of_control: ["termination_for_convenience"],
  return_of_information: ["confidentiality_term"],
  confidentiality_term: ["return_of_information"],
  unilateral_amendment: ["price_increase"],
  price_increase: ["unilateral_amendment", "payment_terms"],
};

/** Words that share their stem with a concept and mean something else: «гарын үсэг» isn't «гарах». */
const NO_CONCEPT = words(
  [
    "exclusive of; exclusive jurisdiction; nonexclusive; exclusive property; exclusive remed; own cost; own expense; own name; own risk",
    "own staff; claim; trial version; bonded; by itself; index",
  ],
  [
    "ограниченной ответственностью; за кажд~; личн~ кабинет; личн~ заказ; личн~ дел; расчетн~ счет; на счет; со счет",
    "банковск~ гаранти; исключительн~ прав; неисключительн; третьих лиц; третьим лицам; третьего лица; третье лицо",
  ],
  [
    "гарын; гар утас; гараг; гарс; гарч; гаргаж; гаргах; гаргана; хоног; болно; болох; бол.; өөрийн; өөрөөр хэлбэл; дахь",
    "зөвхөн; онцгой байд; гуравдагч этгээд; баталгаат шуудан; баталгаажуул; хэн ч; хоногт",
  ],
);

/** The lexicon's concepts in each sentence. */
export function conceptsBySentence(units: readonly Prepared[]): Mention["concepts"] {
  return units.map(({ unit: { language }, sentences }) =>
    sentences.map(({ text }) => {
      const stems = splitWords(leftOut(text, NO_CONCEPT, language)).map((word) => stemIn(language, word));
      return new Set(conceptsNamed(VOCABULARY, language, stems).map(({ concept }) => concept));
    }),
  );
}

const INDEXES = new Map(VOCABULARY.concepts.map(({ id }, index) => [id, index]));

function conceptIndexes({ concepts = [] }: Subject): number[] {
  return concepts.map((id) => {
    const index = INDEXES.get(id);
    if (index === undefined) throw new Error(`concept: ${id}`);
    return index;
  });
}

/** Minimum share of stop words in a text of a supported language. */
const LITTLE_WORDS: Readonly<Record<Language, number>> = { en: 0.2, ru: 0.1, mn: 0.03 };
const FEW_LETTERS = 0.02;
/** Letters of unsupported scripts. */
const OTHER_LETTER = /[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/gu;

/** Whether the whole text is in supported languages. */
export function isInKnownLanguage(units: readonly Prepared[]): boolean {
  const words = { en: 0, ru: 0, mn: 0 };
  const little = { en: 0, ru: 0, mn: 0 };
  let [letters, others] = [0, 0];
  for (const { unit } of units) {
    const said = splitWords(folded(unit.text));
    words[unit.language] += said.length;
    little[unit.language] += said.filter((word) => STOP[unit.language].has(word)).length;
    letters += unit.text.length;
    others += unit.text.match(OTHER_LETTER)?.length ?? 0;
  }
  const isRead = (language: Language) =>
    words[language] < MANY || little[language] >= words[language] * LITTLE_WORDS[language];
  return others <= letters * FEW_LETTERS && isRead("en") && isRead("ru") && isRead("mn");
}

/** Fewer words are a name or an address and show no language. */
const MANY = 100;

/** A folded text without the words of a list, each to its end. */
function leftOut(text: string, list: Words, language: Language): string {
  const pattern = list[language];
  return pattern ? text.replace(new RegExp(pattern.source + String.raw`[\p{L}]*`, `${pattern.flags}g`), " ") : text;
}
