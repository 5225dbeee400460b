import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { isUnsure, quotesFor, type AmendedReading } from "@/lib/assistant/amended";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { hasTwoLanguages, languagesOfContract } from "@/lib/assistant/languages/languages";
import { reviewInForce } from "@/lib/assistant/review/in-force";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { recordOpening } from "@/lib/audit/audit";
import type { Language } from "@/lib/copy/languages";
import { partiesOfContract } from "@/lib/counterparties/ours";
import { givesRightToLeave } from "@/lib/engine/notices/leaving";
import type { Clause, NoticeTerms } from "@/lib/engine/notices/notice-terms";
import type { NoticeKind } from "@/lib/engine/notices/words";
import { nameAlone } from "@/lib/engine/parties/name-alone";
import type { ContractText, FoundPassage } from "@/lib/engine/port";
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import { askInForce } from "@/lib/families/reading-in-force";
import { assistInWorker } from "@/lib/workers/assisting";
import type { QuoteDto } from "./schema";

/** A clause as quotes of the documents that say it. Not `isSure`: a change may hold that couldn't be applied. */
export type Quoted = { quotes: QuoteDto[]; isSure: boolean };
/** What the contract says, in force today, of notices of one kind. */
export type NoticeReading = {
  contractName: string;
  versionId: string;
  versionNumber: number;
  terms: NoticeTerms;
  /** In the order of the terms' indices; `isOurs`: the caller's register says so. */
  parties: { name: string; isOurs: boolean; fact: Fact }[];
  facts: ReadonlyMap<FactKind, Fact>;
  paper: { number: string; day: string | null };
  languages: Language[];
  /** The language that prevails, where the contract is in two and says it. */
  prevailing: Language | null;
  isAmended: boolean;
  /** The clause of the right is the one of the date that the letter is for. */
  isRightOfDate: boolean;
  quoted: (clause: Clause) => Quoted;
};

/**
 * Reads the text in force of a contract, with signed amendments that the caller can open.
 * @throws AppError `contractNotFound`, `noVersions`. Source: B-47.2.
 */
export async function readForNotice(
  actor: Actor,
  contractId: string,
  { kind, clause }: { kind: NoticeKind; clause: FoundPassage | null },
  signal: AbortSignal,
): Promise<NoticeReading> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { amended } = await askInForce(actor, contractId, undefined, signal);
  const own = await textToRead(grant, undefined);
  const read = amended
    ? await reviewInForce(actor, contractId, undefined, { signal, amended })
    : { review: await reviewVersion(grant, own.versionId), text: own };
  await recordOpening(actor, contractId, [own.versionNumber]); // its words are shown
  const { review, text } = read;
  const parties = review.facts.filter((fact) => fact.kind === "parties");
  const facts = firstOfKind(review.facts);
  const named = clause && !amended && isVerbatim(own, clause) ? clause : null; // the date may be of an older version
  const right = chooseRight(kind, rightAmong(kind, facts), named);
  const asked = { kind, parties: parties.map(introduced), right };
  const terms = await assistInWorker(
    { verb: "notice", contract: plain(text), language: actor.language, asked },
    { account: actor.userId, signal },
  );
  return {
    contractName: own.contractName,
    versionId: own.versionId,
    versionNumber: own.versionNumber,
    terms,
    parties: await withOurs(actor, contractId, parties),
    facts,
    paper: { number: review.papers.own.number, day: review.papers.own.day },
    ...(await languagesFor(actor, contractId, terms.language, signal)),
    isAmended: amended !== null,
    isRightOfDate: right !== null && right === named,
    quoted: (one) => toQuotes(one, { own, contractId, amended }),
  };
}

const plain = ({ text, pages, contractName, contractType }: ContractText): ContractText => {
  return { text, pages, contractName, contractType };
};

const introduced = ({ value, role, passage }: Fact) => ({ value, passage, ...(role === undefined ? {} : { role }) });

function firstOfKind(facts: readonly Fact[]): Map<FactKind, Fact> {
  const known = new Map<FactKind, Fact>();
  for (const fact of facts) if (!known.has(fact.kind)) known.set(fact.kind, fact);
  return known;
}

/** The clause that gives the right, where the contract's facts have it. */
function rightAmong(kind: NoticeKind, facts: ReadonlyMap<FactKind, Fact>) {
  const by = { termination: "termination_for_convenience", nonRenewal: "renewal_notice" } as const;
  return kind === "termination" || kind === "nonRenewal" ? (facts.get(by[kind])?.passage ?? null) : null;
}

/** The clause of the date comes first: 14.2 may say that nobody leaves where a special term lets us. */
function chooseRight<P extends { content: string }>(kind: NoticeKind, known: P | null, named: P | null): P | null {
  if (kind !== "termination") return known ?? named;
  if (named && givesRightToLeave(named.content)) return named;
  return known && givesRightToLeave(known.content) ? known : null;
}

async function withOurs(actor: Actor, contractId: string, facts: readonly Fact[]): Promise<NoticeReading["parties"]> {
  const { parties } = await partiesOfContract(actor, contractId);
  const ours = new Set(parties.flatMap(({ isUs, writtenAs, name }) => (isUs ? [writtenAs, name] : [])));
  return facts.map((fact) => {
    const name = nameAlone(fact.value) || fact.value;
    return { name, isOurs: ours.has(name) || ours.has(fact.value), fact };
  });
}

async function languagesFor(actor: Actor, contractId: string, own: Language, signal: AbortSignal) {
  if (!(await hasTwoLanguages(actor, contractId))) return { languages: [own], prevailing: null };
  const { languages, prevails } = await languagesOfContract(actor, contractId, {}, signal);
  const { language = null, isDisputed = false } = prevails ?? {};
  const prevailing = language === "equal" || isDisputed ? null : language;
  return { languages: languages ?? [own], prevailing };
}

type Documents = { own: ContractText & { versionId: string }; contractId: string; amended: AmendedReading | null };

function toQuotes({ passage, number }: Clause, { own, contractId, amended }: Documents): Quoted {
  const toDto = ({ content, page, start, end, document }: FoundPassage): QuoteDto => ({
    ...{ content, page, start, end, number },
    contractId: document?.contractId ?? contractId,
    versionId: document?.versionId ?? own.versionId,
    documentName: document?.name ?? null,
  });
  if (!amended) return { quotes: [toDto(passage)], isSure: true };
  const { own: first, amending, isChanged, isDoubtful } = quotesFor(passage, { own, amended });
  const isSure = !isDoubtful && !isUnsure(amended);
  const shown = isChanged ? [...amending, ...(first ? [first] : [])] : [...(first ? [first] : []), ...amending];
  return { quotes: shown.map(toDto), isSure };
}
