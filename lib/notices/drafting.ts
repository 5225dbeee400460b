import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { deadlinesOfContract, findToday } from "@/lib/deadlines/deadlines";
import type { DeadlineKind } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { givesRightToLeave } from "@/lib/engine/notices/leaving";
import type { NoticeKind } from "@/lib/engine/notices/words";
import { AppError } from "@/lib/errors";
import {
  addressFact,
  deliveryFact,
  detailsFact,
  languageFact,
  partyFacts,
  signingFacts,
  waysSaid,
  type FactsAsked,
} from "./facts";
import { letterText, letterTitle, withWords, type LetterFacts } from "./letter";
import { readForNotice, type NoticeReading } from "./reading";
import { endFact, rightFact } from "./right";
import type { NoticeChoices, NoticeDraftDto, NoticeFactDto } from "./schema";
import { dueDay, dueFact, fasterWays, nextPeriod, toPosting, transitFact } from "./timing";

/** Which letter a date most likely asks for. */
const BY_DEADLINE: Readonly<Record<DeadlineKind, NoticeKind>> = {
  notice: "nonRenewal",
  renewal: "nonRenewal",
  expiration: "nonRenewal",
  option: "termination",
  payment: "claim",
  delivery: "claim",
  duty: "breach",
  other: "claim",
};

/**
 * A letter from what the contract says in force today, with what is missing; nothing is stored.
 * @throws AppError `contractNotFound`, `noVersions`, `deadlineNotFound`. Source: B-47.1, B-47.2.
 */
export async function draftNotice(
  actor: Actor,
  contractId: string,
  chosen: NoticeChoices,
  signal: AbortSignal,
): Promise<NoticeDraftDto> {
  const [deadlines, today] = await Promise.all([deadlinesOfContract(actor, contractId), findToday(actor)]);
  const named = chosen.deadlineId === undefined ? null : deadlines.find(({ id }) => id === chosen.deadlineId);
  if (named === undefined) throw new AppError("deadlineNotFound");
  const kind = chosen.kind ?? (named ? kindFor(named) : "termination");
  const deadline = deadlineFor(kind, named, deadlines);
  const hasRight = kind === "termination" || (kind === "nonRenewal" && deadline?.kind === "notice");
  const clause = deadline && hasRight ? currentSource(deadline) : null;
  const read = await readForNotice(actor, contractId, { kind, clause }, signal);
  return toDraft({ kind, read, chosen, deadline, today, contractId });
}

/** The last day for a notice is one to end the contract early where its clause lets somebody leave, as a break does. */
function kindFor({ kind, source }: DeadlineDto): NoticeKind {
  const isBreak = kind === "notice" && source !== null && givesRightToLeave(source.content);
  return isBreak && !RENEWS.test(source.content) ? "termination" : BY_DEADLINE[kind];
}

/** A clause of renewal often lets the parties end the contract with its term. */
const RENEWS = /renew|extend|продл|сунга/iu;

/** An end or a renewal is kept by the last day to give notice, where the contract has one. */
function deadlineFor(kind: NoticeKind, named: DeadlineDto | null, all: readonly DeadlineDto[]): DeadlineDto | null {
  if (named && named.kind !== "expiration" && named.kind !== "renewal") return named;
  if (kind !== "nonRenewal") return named;
  const open = all.filter((one) => one.kind === "notice" && one.state !== "done" && one.state !== "dismissed");
  return open[0] ?? null;
}

function currentSource({ source }: DeadlineDto) {
  if (!source || source.isGone) return null;
  const { content, page, start, end } = source;
  return { content, page, start, end };
}

type Draft = {
  kind: NoticeKind;
  read: NoticeReading;
  chosen: NoticeChoices;
  deadline: DeadlineDto | null;
  today: string;
  contractId: string;
};

function toDraft({ kind, read, chosen, deadline, today, contractId }: Draft): NoticeDraftDto {
  const first = { kind, read, chosen, gaps: copyFor(read.languages[0] ?? "en").notices.gaps };
  const language = toLanguage(languageFact(first).value, read);
  const asked: FactsAsked = { ...first, gaps: copyFor(language).notices.gaps };
  const { sender, recipient } = partyFacts(asked);
  const { fact: delivery, way } = deliveryFact(asked);
  const due = dueFact(deadline, chosen.dueOn, asked.gaps);
  const { fact: transit, receipt } = transitFact(asked, { way, due, today });
  const { fact: right, ending } = rightFact(asked, sender.value);
  const end = endFact(asked, { right, ending, receipt, today });
  const address = addressFact(asked, { recipient: recipient.value, way });
  const facts: NoticeFactDto[] = [
    ...[right, end.fact, sender, recipient, address, delivery, languageFact(asked), due, transit],
    ...[...signingFacts(asked, sender.value), detailsFact(asked)],
  ];
  const posting = toPosting(due, receipt, today);
  const letter = { ...letterFacts({ kind, read, language, facts, right, today }), way, period: end.ending };
  const { contractName, versionId, versionNumber, languages, isAmended, terms } = read;
  return {
    ...{ contractId, contractName, versionId, versionNumber, kind, language, languages, isAmended, today },
    facts: withWords(letter),
    deadline: deadline && toDeadline(deadline),
    title: letterTitle(letter),
    text: letterText(letter),
    clause: terms.clause ? (read.quoted(terms.clause).quotes[0] ?? null) : null,
    emails: emailsOf(read, recipient.value),
    isEmailAllowed: waysSaid(read).get("email")?.isAllowed ?? null,
    posting,
    ending: end.ending,
    faster: posting ? fasterWays(asked, { posting, today }) : [],
    nextPeriod: posting?.isPast ? nextPeriod(asked, today) : null,
  };
}

function toDeadline(deadline: DeadlineDto): NoticeDraftDto["deadline"] {
  const { id, title, state, inForce } = deadline;
  const { date } = dueDay(deadline);
  return { id, title, date, state, working: inForce && inForce.date === date ? inForce.working : deadline.working };
}

function toLanguage(value: string | null, { languages, terms }: NoticeReading): NoticeDraftDto["language"] {
  return value === "en" || value === "ru" || value === "mn" ? value : (languages[0] ?? terms.language);
}

type Lettered = Pick<LetterFacts, "kind" | "language" | "facts" | "today"> & {
  read: NoticeReading;
  right: NoticeFactDto;
};

function letterFacts({ kind, read, language, facts, right, today }: Lettered): Omit<LetterFacts, "way" | "period"> {
  const title = read.facts.get("title")?.value ?? read.contractName;
  const end = read.facts.get("expiration_date");
  const isSettled = right.basis === "stated" || right.basis === "person";
  const clause = isSettled && right.value !== null ? right.quotes[0] : undefined;
  return {
    ...{ kind, language, facts, today, contractTitle: title, paper: read.paper },
    endsOn: end?.basis === "stated" && !read.isAmended ? (end.iso ?? null) : null,
    right: clause ? { content: clause.content, number: clause.number, amendedBy: clause.documentName } : null,
  };
}

function emailsOf(read: NoticeReading, recipient: string | null): NoticeDraftDto["emails"] {
  const party = read.parties.findIndex(({ name }) => name === recipient);
  const seen = new Set<string>();
  return read.terms.emails.flatMap((one) => {
    if (party < 0 || one.party !== party || seen.has(one.text)) return [];
    seen.add(one.text);
    return [{ value: one.text, quote: read.quoted(one).quotes[0] ?? null }];
  });
}
