import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { keptReviews } from "@/lib/assistant/review/reviews";
import { contractTitles } from "./title-store";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import type { Passage } from "@/lib/engine/port";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { SUBJECTS } from "@/lib/engine/positions/subjects/subjects";
import { TOPIC_IDS } from "@/lib/engine/review/topics";
import { AppError } from "@/lib/errors";
import { groupWordings } from "@/lib/workers/texts";
import { figureIn, isSureOf, usualFigure, usualLimits, type Figure, type Usual } from "./figures";
import type { BookDraftDto, DraftBook, DraftTopic } from "./schema";
import { inBookTerms } from "./terms";
import { kindOfType, topicName } from "@/lib/positions/kinds";
import { MAX_WORDING_CHARS, type Level, type Limit, type Position } from "@/lib/positions/position";

/** What only one contract has is no position: its days, its sums, its parties. */
const NO_POSITION = ["agreement_date", "effective_date", "expiration_date", "price"];
const DRAFTED = [...new Set<string>([...SUBJECTS.map(({ id }) => id), ...TOPIC_IDS])].filter(
  (topic) => !NO_POSITION.includes(topic),
);

type Review = Awaited<ReturnType<typeof keptReviews>>[number];
/** A contract's clause on a topic, and its one figure if it has one. */
type Clause = {
  review: Review;
  passage: Passage;
  subject: SubjectReading | null;
  figure: Figure | null;
  law: string;
  isSure: boolean;
  /** On how many other subjects it is. */
  shared: number;
};

/**
 * A playbook as some of the caller's contracts have it, to be looked through before it is saved: for each topic a
 * clause of theirs, what is usual, and the widest. Topics without a clause that can be used are named, and nothing is
 * added.
 * @throws AppError `contractNotFound` for a contract that the caller has no part in, `notReadYet` if none is read.
 * Source: B-34.6.
 */
export async function draftBook(actor: Actor, { contractIds, side, language, name }: DraftBook): Promise<BookDraftDto> {
  const ids = [...new Set(contractIds)];
  const titles = await contractTitles(actor, ids);
  if (ids.some((id) => !titles.has(id))) throw new AppError("contractNotFound");
  const reviews = (await keptReviews(actor, ids)).toSorted(
    (one, other) => ids.indexOf(one.contractId) - ids.indexOf(other.contractId),
  );
  if (reviews.length === 0) throw new AppError("notReadYet");
  const asked = { side, language: language ?? commonest(reviews), titles, account: actor.userId, of: reviews.length };
  const { positions, answerColumns } = copyFor(actor.language);
  const toName = (topic: string) => topicName(topic, { ...answerColumns.topics, ...positions.topics });
  const topics: DraftTopic[] = [];
  const leftOut: BookDraftDto["leftOut"] = [];
  for (const topic of DRAFTED) {
    const clauses = reviews.flatMap((review) => clauseOn(topic, review) ?? []);
    const made = clauses.length === 0 ? "noClause" : await draftTopic(topic, clauses, asked);
    if (typeof made === "string") leftOut.push({ topic, name: toName(topic), why: made });
    else topics.push(made);
    await others();
  }
  const kinds = [...new Set(reviews.flatMap(({ contractType }) => kindOfType(contractType) ?? []))];
  const book = {
    name,
    contractType: "" as const,
    kinds: kinds.length === 1 ? kinds : [],
    side,
    language: asked.language,
  };
  return {
    book: { ...book, positions: topics.map(({ position }) => position) },
    topics: topics.map(({ position: { topic }, ...source }) => ({ ...source, topic, name: toName(topic) })),
    leftOut,
    contracts: reviews.map(({ contractId }) => ({ contractId, name: titles.get(contractId) ?? "" })),
    unread: ids.filter((id) => !reviews.some(({ contractId }) => contractId === id)),
  };
}

function commonest(reviews: readonly Review[]): Language {
  const counts = new Map<Language, number>();
  for (const { terms } of reviews) counts.set(terms.language, (counts.get(terms.language) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "en";
}

/** A clause is one if the text has it for certain or probably; the nearest one that comes close is none. */
function clauseOn(topic: string, review: Review): Clause | null {
  const subject = review.subjects.find((one) => one.subject === topic) ?? null;
  const read = review.topics.find((one) => one.topic === topic);
  const law = topic === "governing_law" && read?.present ? (read.value?.text ?? "") : "";
  if (subject) {
    const [passage] = subject.is === "found" ? subject.passages : [];
    if (!passage) return null;
    const shared = countShared(review, topic, passage);
    return { review, passage, subject, figure: figureIn(subject), law, isSure: isSureOf(subject), shared };
  }
  const [passage] = read?.present && read.basis !== "nearest" ? read.passages : [];
  if (!passage) return null;
  const shared = countShared(review, topic, passage);
  return { review, passage, subject: null, figure: null, law, isSure: read?.basis === "stated", shared };
}

function countShared({ subjects }: Review, topic: string, { start, end }: Passage): number {
  const isThere = (one: SubjectReading) =>
    one.is === "found" && one.passages.some((passage) => passage.start < end && start < passage.end);
  return subjects.filter((one) => one.subject !== topic && isThere(one)).length;
}

type Asked = {
  side: DraftBook["side"];
  language: Language;
  titles: ReadonlyMap<string, string>;
  account: string;
  of: number;
};
type Worded = Clause & { wording: string };

async function draftTopic(
  topic: string,
  clauses: readonly Clause[],
  asked: Asked,
): Promise<DraftTopic | BookDraftDto["leftOut"][number]["why"]> {
  const inLanguage = clauses.filter(({ review }) => review.terms.language === asked.language);
  if (inLanguage.length === 0) return "otherLanguage";
  const worded = inLanguage.flatMap((clause) => {
    const { facts, terms } = clause.review;
    const parties = facts
      .filter(({ kind }) => kind === "parties")
      .map(({ value, role }) => ({ name: value, role: role ?? null }));
    const wording = inBookTerms(clause.passage.content, terms, parties);
    return wording === null || wording.length > MAX_WORDING_CHARS ? [] : [{ ...clause, wording }];
  });
  if (worded.length === 0) return "namesParty";
  const usual = usualFigure(
    topic,
    asked.side,
    clauses.flatMap(({ figure }) => figure ?? []),
  );
  const source = await bestWording(worded.filter(meets(usual?.ask)), worded, asked.account);
  const wide = usual && !isSame(usual.ask, usual.widest) ? worded.filter(meets(usual.widest)) : [];
  const widest = wide.length > 0 ? await bestWording(wide, wide, asked.account) : null;
  return toDraft(topic, { clauses, usual, source, widest, asked });
}

const isSame = (one: Figure, other: Figure) => one.unit === other.unit && one.value === other.value;
const meets =
  (wanted: Figure | undefined) =>
  ({ figure }: Clause) =>
    wanted === undefined || (figure !== null && isSame(figure, wanted));

/** Of the largest groups of clauses that are alike one that is surely, and only, on its subject; else the first. */
async function bestWording(wanted: readonly Worded[], all: readonly Worded[], account: string): Promise<Worded> {
  const some = wanted.length > 0 ? wanted : all;
  const groups = await groupWordings(
    some.map(({ wording }) => wording),
    { account },
  );
  const size = groups[0]?.length ?? 0;
  const places = groups.filter((group) => group.length === size).flat();
  const [best] = places
    .flatMap((at) => some[at] ?? [])
    .toSorted((one, other) => Number(other.isSure) - Number(one.isSure) || one.shared - other.shared);
  if (!best) throw new Error("no clause to choose from");
  return best;
}

type Made = { clauses: readonly Clause[]; usual: Usual | null; source: Worded; widest: Worded | null; asked: Asked };

function toDraft(topic: string, { clauses, usual, source, widest, asked }: Made): DraftTopic {
  const words = copyFor(asked.language).practice.draft;
  const limits = askLimits(topic, { clauses, usual, asked });
  const wanted: Level = { text: textOf(limits, words), wording: source.wording, limits };
  const fallback = usual && !isSame(usual.ask, usual.widest) ? boundLimit(usual, usual.widest) : null;
  const position: Position = {
    topic,
    wanted,
    fallback: fallback && { text: textOf([fallback], words), wording: widest?.wording ?? "", limits: [fallback] },
    redLine: { text: "", limits: [] },
    why: whyOf({ clauses, usual, asked }, words),
    law: "",
    isReadByLawyer: false,
  };
  const at = ({ review, passage }: Worded) => ({
    contractId: review.contractId,
    name: asked.titles.get(review.contractId) ?? "",
    versionId: review.versionId,
    start: passage.start,
    end: passage.end,
  });
  const { isSure } = source;
  return {
    position,
    found: clauses.length,
    of: asked.of,
    isSure,
    source: at(source),
    fallbackSource: widest && at(widest),
  };
}

const boundLimit = ({ bound }: Usual, { unit, value }: Figure): Limit => ({ is: bound, unit, value });

function askLimits(topic: string, { clauses, usual, asked }: Pick<Made, "clauses" | "usual" | "asked">): Limit[] {
  const named = [...new Set(clauses.flatMap(({ law }) => (law === "" ? [] : [law.slice(0, 200)])))];
  if (named.length > 0) return [{ is: "oneOf", names: [mostNamed(clauses)] }];
  const further = usualLimits(
    topic,
    asked.side,
    clauses.flatMap(({ subject }) => subject ?? []),
  );
  return [...further.filter(({ is }) => is !== "present" || !usual), ...(usual ? [boundLimit(usual, usual.ask)] : [])];
}

function mostNamed(clauses: readonly Clause[]): string {
  const counts = new Map<string, number>();
  for (const { law } of clauses) if (law !== "") counts.set(law, (counts.get(law) ?? 0) + 1);
  return ([...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "").slice(0, 200);
}

type Words = ReturnType<typeof copyFor>["practice"]["draft"];

function textOf(limits: readonly Limit[], words: Words): string {
  const said = limits.map((limit) => {
    if (limit.is === "atMost" || limit.is === "atLeast") return words[limit.is](words.units[limit.unit](limit.value));
    return limit.is === "oneOf" ? words.oneOf(limit.names.join(", ")) : words[limit.is];
  });
  return said.length > 0 ? said.join(" ") : words.asWorded;
}

function whyOf({ clauses, usual, asked }: Pick<Made, "clauses" | "usual" | "asked">, words: Words): string {
  const found = words.found(clauses.length, asked.of);
  if (!usual) return found;
  const counts = usual.counts.map(({ figure, count }) => words.counted(words.units[figure.unit](figure.value), count));
  return `${found} ${counts.join("; ")}.`.slice(0, 2_000);
}
