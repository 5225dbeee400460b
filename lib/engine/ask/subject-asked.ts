/**
 * Questions that name a whole subject and nothing else: 'Is there a non-compete?', «Можно ли уступить права?». The
 * reading of topics knows the clauses on it better than the words of so short a question do.
 */
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";
import { referencesIn } from "../text/clauses-named";
import { either } from "../text/either";
import { folded } from "../text/folding";
import { indexesOf } from "../lexicon/vocabulary";
import { VOCABULARY } from "../lexicon/all";
import { isCapOfOneBreach } from "../review/facts/special-caps";
import { review } from "../review/review";
import type { TopicId } from "../review/topics";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import type { ClauseIndex } from "./clause-index";
import type { ReadQuestion, Term } from "./question";
import type { Ranked } from "./ranking";

/** The concepts that name each topic; behind `|` those that only go with them: 'limit' alone may be one of anything. */
const NAMES = {
  parties: "party who_is",
  agreement_date: "date_of_contract signing sign_document",
  expiration_date:
    "finish expiry | term period deadline day_of_month shelf_life completion_work deadline_everyday validity",
  renewal_term: "renewal auto_renewal extension renewal_option",
  termination_for_convenience: "termination_for_convenience unilateral_termination",
  assignment: "assignment transfer_of_obligations | third_party let_do_instead",
  change_of_control: "change_of_control",
  exclusivity: "exclusivity sole_dealing",
  non_compete: "non_compete competition_ban | competitor restriction",
  most_favored_nation: "most_favoured",
  no_solicit_employees: "non_solicitation non_solicit",
  first_refusal: "first_refusal",
  ip_assignment: "intellectual_property ip_transfer copyright | ip_ownership ownership own_self property",
  audit: "audit",
  liability_cap: "liability_cap liability | limit maximum_amount",
  liquidated_damages: "liquidated_damages",
  warranty_duration: "warranty",
  insurance: "insurance liability_insurance insurance_policy",
  governing_law: "governing_law law law_applies public_authority government_body",
  dispute_resolution: "dispute_resolution dispute court jurisdiction arbitration",
  indemnity: "indemnity",
  late_payment: "late_interest late_payment late | interest payment penalty contractual_penalty",
  payment_terms: "payment_terms | payment payment_deadline term condition period",
  confidentiality: "confidentiality confidential_information confidentiality_term secret",
} as const satisfies Partial<Record<TopicId | "parties" | "expiration_date", string>>;
/** Told by the reading of facts, not by that of topics. */
const FACTS = ["parties", "agreement_date", "expiration_date"] as const;
export type Subject = keyof typeof NAMES;

const EMPTY = {
  en: "contain contains given other there include includes exist provision provisions",
  ru: "содержит содержится предусмотрен предусмотрена предусмотрено указана указано условие условия положение",
  mn: "тусгасан орсон заасан байгаа бий талаар",
} as const satisfies Record<Language, string>;

/** What a question on any subject may have besides. */
const BESIDES = new Set(
  indexesOf(
    VOCABULARY,
    "party counterparty both_sides contract clause right must allowed obligation mutual give list_of termination",
  ),
);
const SUBJECTS = Object.entries(NAMES).map(([subject, ids]) => ({
  subject: subject as Subject, // the keys of NAMES
  own: new Set(indexesOf(VOCABULARY, ids.split("|")[0] ?? "")),
  all: new Set(indexesOf(VOCABULARY, ids)),
}));
/** 'Can I have a party?', 'Who signs?' ask for something else. */
const ASKS_WHO: Readonly<Partial<Record<Subject, boolean>>> = { parties: true, agreement_date: false };
/** And words without a concept that say nothing more, by stem. */
const SAYS_NOTHING = new Set(
  LANGUAGES.flatMap((language) => EMPTY[language].split(" ").map((word) => stemIn(language, word))),
);
/** Whoever says more wants to know more than what the contract says on the subject. */
const MOST_TERMS = 4;

/** The one subject that a question names, or null. Linear in the question. */
export function subjectAsked({ terms, asked: kinds }: ReadQuestion): Subject | null {
  const named = terms.filter(
    ({ stem, concepts }) => !SAYS_NOTHING.has(stem) && !concepts.some((concept) => BESIDES.has(concept)),
  );
  const asked = named.length > 0 ? named : terms;
  if (asked.length === 0 || asked.length > MOST_TERMS) return null;
  const fitting = SUBJECTS.filter(({ subject, own, all }) => {
    const isRightKind = (ASKS_WHO[subject] ?? kinds.has("who")) === kinds.has("who");
    const names = (concepts: ReadonlySet<number>) => (term: Term) => term.concepts.some((one) => concepts.has(one));
    if (subject === "expiration_date" && !kinds.has("day") && !asked.some(isDate)) return false;
    return isRightKind && asked.every(names(all)) && asked.some(names(own));
  });
  return fitting.length === 1 ? (fitting[0]?.subject ?? null) : null;
}

const DATES = new Set(indexesOf(VOCABULARY, "day_of_month shelf_life"));
/** 'What is the expiry date?', and not 'what happens at the end?' */
const isDate = ({ concepts }: Term) => concepts.some((concept) => DATES.has(concept));

type Found = { spans: readonly Span[]; isSure: boolean };
const known = new WeakMap<Reading, Map<Subject, Found>>();

/** Where the contract speaks of a topic, as far as the reading of topics tells; once for each reading. */
function passagesOn(reading: Reading, subject: Exclude<Subject, (typeof FACTS)[number]>): Found {
  const ofReading = known.get(reading) ?? new Map<Subject, Found>();
  known.set(reading, ofReading);
  const [read] = ofReading.has(subject) ? [] : review(reading, [subject]);
  const found = ofReading.get(subject) ?? {
    spans: read?.present === true ? read.passages : [],
    isSure: read?.basis === "stated",
  };
  ofReading.set(subject, found);
  return found;
}

type Clauses = { order: readonly Ranked[]; index: ClauseIndex };
/**
 * `subject`: the one that the question names. `isThere`: the reading found it, or none is named. `isFirst`: and the
 * first clause was so without it. `missing`: the number of the clause that was asked for and isn't there.
 */
export type OnSubject = {
  subject: Subject | null;
  order: readonly Ranked[];
  isThere: boolean;
  isFirst: boolean;
  isLikely: boolean;
  missing?: string;
};

/**
 * The order with the clauses on the subject first. Where the reading has none, no clause is stated or likely to answer:
 * 'Is there a right to audit?' meets words of many clauses in a contract without one.
 */
export function onSubjectFirst(reading: Reading, question: ReadQuestion, { order, index }: Clauses): OnSubject {
  const named = clauseNamed(question, { order, index });
  if (named) {
    const missing = named.clauses.length === 0 ? { missing: named.number } : {};
    return { ...NONE_FOUND, subject: null, order, ...missing, ...firstOf(order, named.clauses) };
  }
  const subject = subjectAsked(question);
  if (subject === null) return { subject, order, isThere: true, isFirst: true, isLikely: false };
  const fact = isFact(subject) ? subject : null;
  const { spans, isSure } = isFact(subject) ? { spans: [], isSure: true } : passagesOn(reading, subject);
  const isOn = ({ at }: Ranked) => {
    const unit = index.units[at];
    if (!unit) return false;
    return fact ? unit.facts.has(fact) : spans.some(({ start, end }) => start < unit.end && end > unit.start);
  };
  const found = order.filter(isOn);
  const first = subject === "liability_cap" ? generalFirst(found, index) : found;
  return { ...NONE_FOUND, subject, order, ...firstOf(order, first, isSure) };
}
/** The cap of the contract, and behind it those for one kind of breach. */
function generalFirst(found: readonly Ranked[], { units }: ClauseIndex): readonly Ranked[] {
  const isSpecial = ({ at }: Ranked) => isCapOfOneBreach(folded(units[at]?.text ?? ""));
  return [...found.filter((one) => !isSpecial(one)), ...found.filter(isSpecial)];
}
const NONE_FOUND = { isThere: false, isFirst: false, isLikely: false } as const;

/** The order with some clauses first; null if there are none. */
function firstOf(
  order: readonly Ranked[],
  first: readonly Ranked[],
  isLikely = true,
): Omit<OnSubject, "subject"> | null {
  if (first.length === 0) return null;
  const isFirst = first[0] === order[0];
  const moved = [...first, ...order.filter((one) => !first.includes(one))];
  return { order: isFirst ? order : moved, isThere: true, isFirst, isLikely };
}

/**
 * 'What does clause 6.9 say?': that clause, none if the contract has no such number. Null where no clause is named,
 * several are, or more than the clause is asked for.
 */
export function clauseNamed(
  { text, terms }: ReadQuestion,
  { order, index }: Clauses,
): { number: string; clauses: readonly Ranked[] } | null {
  if (terms.length > FEW_BESIDES) return null;
  const [number, ...others] = referencesIn(text);
  if (number === undefined || others.length > 0) return null;
  if (!/\D/u.test(number) && !NAMES_A_CLAUSE.test(text)) return null; // 'in the 5th month', 'at 11'
  const numberOf = ({ at }: Ranked) => index.units[at]?.number?.toLowerCase() ?? "";
  const own = order.filter((one) => numberOf(one) === number);
  if (own.length === 0 && order.some((one) => numberOf(one).startsWith(`${number}.`))) return null;
  return { number, clauses: own.toSorted((one, other) => one.at - other.at) };
}
/** The number, which may be two words, 'clause' and a verb. */
const FEW_BESIDES = 4;
const NAMES_A_CLAUSE = either(
  String.raw`clause|section|article|paragraph|§|\bart\.`,
  String.raw`пункт|стать|раздел|(?<!\p{L})пп?\.`,
  "зүйл|заалт|хэсэг|бүлэг",
);

function isFact(subject: Subject): subject is (typeof FACTS)[number] {
  return FACTS.some((kind) => kind === subject);
}
