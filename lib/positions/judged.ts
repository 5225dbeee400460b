/** Readings of a contract, held against the positions of a book. Pure. Source: behaviour §24. */
import type { TopicReviewDto } from "@/lib/assistant/review-schema";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { subjectOf } from "@/lib/engine/positions/subjects";
import { kindOfType, isFor } from "./kinds";
import { inOwnTerms } from "./own-wording";
import type { Position } from "./position";
import type { ReviewItemDto } from "./review-schema";
import type { BookDto } from "./schema";
import { subjectMeantBy } from "./subject-meant";
import { formerVerdict, judge, type Verdict } from "./verdict";

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
export function proposalsOf(
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
