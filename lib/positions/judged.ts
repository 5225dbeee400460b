/** Readings of a contract, held against the positions of a book. Pure. Source: behaviour §24. */
import type { TopicFinding } from "@/lib/assistant/engines/openai/judge";
import type { TopicReviewDto } from "@/lib/assistant/review/review-schema";
import type { Language } from "@/lib/copy/languages";
import { languageOf } from "@/lib/engine/language/identify";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { subjectOf, SUBJECTS } from "@/lib/engine/positions/subjects";
import { meets } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";
import { kindOfType, isFor } from "./kinds";
import type { Position } from "./position";
import type { ReviewItemDto } from "./review-schema";
import type { BookDto } from "./schema";
import { formerVerdict, judge, type Verdict, type Judgement } from "./verdict";

/** Our wording with the words that a contract has for its two sides. Source: B-24.16. */
type Roles = { buy: RegExp; supply: RegExp };

/** The usual names of the sides, with the endings that other names of this kind have too. */
const ROLES: Readonly<Record<Language, Roles>> = {
  en: {
    buy: /(?<![\p{L}])(?:Customer|Client|Buyer|Purchaser)(?='s|[^\p{L}]|$)/gu,
    supply: /(?<![\p{L}])(?:Supplier|Seller|Vendor|Contractor|Service Provider)(?='s|[^\p{L}]|$)/gu,
  },
  ru: {
    buy: /(?<![\p{L}])(?:Заказчик|Покупатель)(?![\p{L}])/gu,
    supply: /(?<![\p{L}])(?:Поставщик|Исполнитель|Подрядчик)(?![\p{L}])/gu,
  },
  mn: {
    buy: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч)(?=(?:ийн|ийг|д)?(?![\p{L}]))/gu,
    supply: /(?<![\p{L}])(?:Нийлүүлэгч|Гүйцэтгэгч)(?=(?:ийн|ийг|д)?(?![\p{L}]))/gu,
  },
};
/** The same names in any ending: where one is left over, the wording stays as it is written. */
const ANY_ENDING: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/u,
  ru: /(?<![\p{L}])(?:Заказчик|Покупател|Поставщик|Исполнител|Подрядчик)[\p{L}]+/u,
  mn: /(?<![\p{L}])(?:Захиалагч|Худалдан авагч|Нийлүүлэгч|Гүйцэтгэгч)(?!(?:ийн|ийг|д)(?![\p{L}]))[\p{L}]+/u,
};

/** 'The Supplier shall …' in a lease becomes 'The Landlord shall …'; no word is put into an ending it may not have. */
export function inOwnTerms(wording: string, { language, buy, supply }: OwnTerms): string {
  if (languageOf(wording) !== language) return wording;
  const bare = language === "ru" ? wording.replace(/Покупатель(?![\p{L}])|Исполнитель(?![\p{L}])/gu, "") : wording;
  if (ANY_ENDING[language].test(bare)) return wording;
  const named = buy === null ? wording : wording.replaceAll(ROLES[language].buy, () => buy);
  return supply === null ? named : named.replaceAll(ROLES[language].supply, () => supply);
}

/** What is read in a contract. `nearest`: clauses that come closest to positions on subjects that nothing reads. */
export type Readings = {
  topics: readonly TopicReviewDto[];
  subjects: readonly SubjectReading[];
  terms: OwnTerms;
  contractType: string;
  nearest?: ReadonlyMap<string, TopicReviewDto["passages"]>;
};

/** What only means something where something else is so: no notice stops a renewal that there is none of. */
const ONLY_WITH: Readonly<Record<string, string>> = { renewal_notice: "renewal_term" };

/** The book that positions are of, as far as it counts. */
type Book = Pick<BookDto, "side" | "contractType" | "kinds">;

/** Whether contracts of a type have a clause on a subject: a lease has a deposit, a secrecy agreement has none. */
function occursIn(id: string | null, contractType: string): boolean {
  const kinds = (id === null ? undefined : subjectOf(id))?.kinds ?? [];
  const kind = kindOfType(contractType);
  return kinds.length === 0 || (kind !== null && kinds.includes(kind));
}

/** The book's positions in its own order, each with what the contract says of it and the verdict. */
export function judged(readings: Readings, positions: readonly Position[], book: Book): ReviewItemDto[] {
  return positions
    .filter(({ topic }) => !isRuledOut(readings, ONLY_WITH[topic]))
    .map((position) => itemOf(readings, position, book));
}

function isRuledOut({ subjects }: Readings, other: string | undefined): boolean {
  const reading = subjects.find(({ subject }) => subject === other);
  if (!reading) return false;
  const isDenied = reading.claims.every(({ says }) => says === "doesNot" || says === "byAgreement");
  return reading.is === "absent" || (reading.is === "found" && !reading.isAmended && isDenied);
}

function itemOf(readings: Readings, position: Position, book: Book): ReviewItemDto {
  const { topic, wanted, fallback, redLine, why } = position;
  const id = subjectMeantBy(position);
  const subject = readings.subjects.find((one) => one.subject === id) ?? null;
  const isOfKind = isFor(book, readings.contractType) && occursIn(id, readings.contractType);
  const judgement = judge(subject, position, { side: book.side, isOfKind });
  return {
    ...readingOf(readings, topic, subject),
    ...judgement,
    formerVerdict: formerVerdict(judgement.verdict),
    wanted: wanted.text,
    fallback: fallback?.text ?? null,
    redLine: redLine.text,
    why,
    ...proposalsOf(position, judgement.verdict, readings.terms),
  };
}

/** What the contract says of it, in the form that reviews of topics have. */
function readingOf({ topics, nearest }: Readings, topic: string, subject: SubjectReading | null) {
  const known = topics.find((one) => one.topic === topic);
  if (!subject) {
    const passages = nearest?.get(topic) ?? [];
    const unread = { topic, present: false, basis: passages.length > 0 ? "nearest" : "cannot", margin: null } as const;
    return known ?? { ...unread, passages };
  }
  const { is, passages } = subject;
  const basis = is === "found" ? (known?.present ? known.basis : "likely") : is;
  const value = is === "found" && known?.value ? { value: known.value } : {};
  return { topic, present: is === "found", basis, margin: known?.margin ?? null, passages, ...value };
}

/** Our wording where the ask is not met: the ask's, and what is good enough beside it. */
function proposalsOf(
  position: Position,
  verdict: Verdict,
  terms: OwnTerms,
): Pick<ReviewItemDto, "proposal" | "fallbackProposal"> {
  if (verdict === "matches") return {};
  const ask = position.wanted.wording;
  const enough = wantsNone(position) && ask === "" ? "" : (position.fallback?.wording ?? "");
  const proposal = ask || enough;
  return {
    ...(proposal === "" ? {} : { proposal: inOwnTerms(proposal, terms) }),
    ...(ask === "" || enough === "" || enough === ask ? {} : { fallbackProposal: inOwnTerms(enough, terms) }),
  };
}

/** Where a clause had best not be, a wording that is only good enough is no proposal. */
function wantsNone({ wanted }: Position): boolean {
  return wanted.limits.some(({ is }) => is === "absent");
}

// Which subject a position is on.

/** By its topic's id; of a topic of somebody's own by its words, where just one subject has them. Else null. */
export function subjectMeantBy({ topic, wanted }: Pick<Position, "topic" | "wanted">): string | null {
  if (subjectOf(topic)) return topic;
  const language = languageOf(wanted.text) ?? "en";
  const text = folded(wanted.text);
  const meant = SUBJECTS.filter(
    ({ names, with: others = [], without }) =>
      meets(names, language, text) &&
      others.every((list) => meets(list, language, text)) &&
      !(without && meets(without, language, text)),
  );
  return meant.length === 1 ? (meant[0]?.id ?? null) : null;
}

/** What a model finds on a topic, beside what the built-in rules say of it. Source: B-24.14. */
const VERDICTS: Partial<Record<TopicFinding["level"], Pick<Judgement, "verdict" | "reason">>> = {
  wanted: { verdict: "matches", reason: "wanted" },
  fallback: { verdict: "acceptable", reason: "fallback" },
  neither: { verdict: "deviates", reason: "neither" },
  redLine: { verdict: "deviates", reason: "redLine" },
};

/**
 * The model's verdict where a passage of the contract stands behind it and the built-in one is not sure. It is sure
 * only where its passage carries what it says, and the built-in rules, too, come to that verdict. That something is
 * missing is never a model's to say: it has not read the whole contract.
 */
export function withFinding(
  item: ReviewItemDto,
  position: Position,
  { finding, terms }: { finding: TopicFinding | undefined; terms: OwnTerms },
): ReviewItemDto {
  const said = finding && VERDICTS[finding.level];
  if (!said || finding.passages.length === 0 || item.isSure) return item;
  const { value: _value, proposal: _proposal, fallbackProposal: _fallback, ...rest } = item;
  return {
    ...rest,
    ...said,
    formerVerdict: formerVerdict(said.verdict),
    present: true,
    basis: finding.basis,
    isSure: finding.basis === "stated" && said.verdict === item.verdict,
    passages: finding.passages,
    by: "model",
    ...(finding.conclusion === "" ? {} : { conclusion: finding.conclusion }),
    ...proposalsOf(position, said.verdict, terms),
  };
}
