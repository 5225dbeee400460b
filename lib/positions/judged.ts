/** Compares what was read in a contract with the positions of a book. Pure. Source: behaviour §24. */
import type { TopicFinding } from "@/lib/assistant/engines/openai/judge";
import type { TopicReviewDto } from "@/lib/assistant/review/review-schema";
import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "@/lib/engine/language/identify";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import type { ContractSide } from "@/lib/engine/positions/sides";
import { findSubject, SUBJECTS } from "@/lib/engine/positions/subjects/subjects";
import { meets } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";
import { inOwnTerms } from "./in-own-terms";
import { kindOfType, isFor } from "./kinds";
import { asOurs } from "./our-side";
import { ourOwnWords } from "./own-words";
import type { Position } from "./position";
import type { ReviewItemDto } from "./review-schema";
import type { BookDto } from "./schema";
import { formerVerdict, judge, type Verdict, type Judgement } from "./verdict";
import { writtenIn } from "@/lib/documents/richtext/characters";

/** What was read in a contract. `nearest`: the closest clauses for positions on subjects that aren't read. */
export type Readings = {
  topics: readonly TopicReviewDto[];
  subjects: readonly SubjectReading[];
  terms: OwnTerms;
  contractType: string;
  nearest?: ReadonlyMap<string, TopicReviewDto["passages"]>;
  /** Which side the reader is on; null if nobody said so, undefined if that doesn't matter here. */
  ourSide?: ContractSide | null;
};

/** Subjects that depend on another: a notice can't stop a renewal that doesn't exist. */
export const ONLY_WITH: Readonly<Record<string, string>> = { renewal_notice: "renewal_term" };

/** The relevant fields of the positions' book. */
type Book = Pick<BookDto, "side" | "contractType" | "kinds">;

/** Whether contracts of a type have clauses on a subject: a lease has a deposit, a secrecy agreement doesn't. */
function occursIn(id: string | null, contractType: string): boolean {
  const kinds = (id === null ? undefined : findSubject(id))?.kinds ?? [];
  const kind = kindOfType(contractType);
  return kinds.length === 0 || (kind !== null && kinds.includes(kind));
}

/** The book's positions in order, each with what the contract says and the verdict. */
export function judged(readings: Readings, positions: readonly Position[], book: Book): ReviewItemDto[] {
  return positions
    .filter(({ topic }) => !isRuledOut(readings, ONLY_WITH[topic]))
    .map((position) => toItem(readings, position, book));
}

function isRuledOut({ subjects }: Readings, other: string | undefined): boolean {
  const reading = subjects.find(({ subject }) => subject === other);
  if (!reading) return false;
  const isDenied = reading.claims.every(({ says }) => says === "doesNot" || says === "byAgreement");
  return reading.is === "absent" || (reading.is === "found" && !reading.isAmended && isDenied);
}

function toItem(readings: Readings, position: Position, book: Book): ReviewItemDto {
  const { topic, wanted, fallback, redLine, why } = position;
  const id = subjectMeantBy(position);
  const subject = readings.subjects.find((one) => one.subject === id) ?? null;
  const isOfKind = isFor(book, readings.contractType) && occursIn(id, readings.contractType);
  const isEmployment = kindOfType(readings.contractType) === "employment";
  const read = judge(subject, position, { side: book.side, isOfKind, isEmployment });
  const isSettled = read.verdict === "matches" || read.reason === "redLine";
  const ours = isSettled ? read : (ourOwnWords(position, subject, readings.terms) ?? read);
  const compared = { topic: id ?? topic, side: book.side, isFound: subject?.is === "found" };
  const judgement = asOurs(ours, compared, readings.ourSide);
  return {
    ...toTopicReading(readings, topic, subject),
    ...judgement,
    formerVerdict: formerVerdict(judgement.verdict),
    wanted: wanted.text,
    fallback: fallback?.text ?? null,
    redLine: redLine.text,
    why,
    ...toProposals(position, judgement.verdict, readings.terms),
  };
}

/** What the contract says, in the form of topic reviews. */
function toTopicReading({ topics, nearest }: Readings, topic: string, subject: SubjectReading | null) {
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

/** Our wording if the ask isn't met: for the ask, and for the fallback. */
function toProposals(
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

/** If a clause is best omitted, fallback wording isn't proposed. */
function wantsNone({ wanted }: Position): boolean {
  return wanted.limits.some(({ is }) => is === "absent");
}

// Finds the subject of a position.

/** By topic id; for a custom topic by its words, if exactly one subject has them. Else null. */
export function subjectMeantBy({ topic, wanted }: Pick<Position, "topic" | "wanted">): string | null {
  if (findSubject(topic)) return topic;
  const language = detectLanguage(wanted.text) ?? "en";
  const text = folded(wanted.text);
  const meant = SUBJECTS.filter(
    ({ names, with: others = [], without }) =>
      meets(names, language, text) &&
      others.every((list) => meets(list, language, text)) &&
      !(without && meets(without, language, text)),
  );
  return meant.length === 1 ? (meant[0]?.id ?? null) : null;
}

/** A model's finding on a topic, next to the built-in rules' result. Source: B-24.14. */
const VERDICTS: Partial<Record<TopicFinding["level"], Pick<Judgement, "verdict" | "reason">>> = {
  wanted: { verdict: "matches", reason: "wanted" },
  fallback: { verdict: "acceptable", reason: "fallback" },
  neither: { verdict: "deviates", reason: "neither" },
  redLine: { verdict: "deviates", reason: "redLine" },
};

/**
 * The model's verdict, if it has a passage of the contract and the built-in verdict isn't sure. Sure only if its
 * passage states it and the built-in rules reach the same verdict. A model can never say that something is missing,
 * because it hasn't read the whole contract.
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
    ...toProposals(position, said.verdict, terms),
  };
}

/**
 * The language of a contract, as its own words in what was read of it show; null where nothing was quoted. Linear in
 * the quoted words. Source: B-24.19.
 */
export function languageOf(facts: readonly { passage: { content: string } }[]): Language | null {
  const quoted = facts.map(({ passage }) => passage.content).join("\n");
  return quoted === "" ? null : writtenIn(quoted);
}
