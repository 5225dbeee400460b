import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { insertDraft } from "@/lib/contracts/new-draft";
import { copyFor } from "@/lib/copy/copy";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { amendmentBlocks, amendmentTitle, type WrittenAmendment } from "@/lib/documents/templates/amendment";
import { numberBehind } from "@/lib/engine/family/amendable";
import type { ReadBack } from "@/lib/engine/family/read-back";
import { AppError } from "@/lib/errors";
import { findAmended, linkAmendment, type Amended } from "@/lib/families/amending";
import type { Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { assistInWorker } from "@/lib/workers/assisting";
import { cleanText } from "@/lib/workers/writing";
import { startBatch } from "@/lib/drafting/batches/batches";
import type { DraftMaker } from "@/lib/drafting/batches/making";
import type { BatchDto } from "@/lib/drafting/schema";
import type { AmendableDto, Amend, AmendmentPreviewDto, FindAmendable, PreviewAmendment } from "./amending-schema";

/** A clause is shown as far as one reads to choose it; UTF-16 units. */
const SHOWN_CHARS = 600;

/**
 * A contract's clauses as they are in force, and the one that is meant. Source: B-33.10.
 * @throws AppError as `findAmended`
 */
export async function findAmendable(actor: Actor, { contractId, wanted }: FindAmendable): Promise<AmendableDto> {
  const amended = await findAmended(actor, contractId);
  const { contract, amendments, today: on, versionId, name, nextNumber, hiddenCount } = amended;
  const asked = { amendments, on, wanted: wanted ?? null };
  const { language, clauses, found, near } = await assistInWorker(
    { verb: "amendable", contract, language: actor.language, asked },
    { account: actor.userId },
  );
  const shown = clauses.map((one) => ({ ...one, content: shortened(one.content) }));
  return {
    contractId,
    versionId,
    name,
    language,
    amendmentNumber: nextNumber,
    clauses: shown,
    found,
    near,
    hiddenCount,
  };
}

function shortened(text: string): string {
  return text.length <= SHOWN_CHARS ? text : `${text.slice(0, SHOWN_CHARS).replace(/[\ud800-\udbff]$/u, "")}…`;
}

/**
 * The draft, and the clause as it would leave it, read by the same reader as any amendment. Source: B-33.11, B-33.12.
 * @throws AppError as `findAmended`; `amendedMeanwhile` where the contract has another version
 */
export async function previewAmendment(
  actor: Actor,
  { contractId, versionId, ...asked }: PreviewAmendment,
): Promise<AmendmentPreviewDto> {
  const amended = await findAmended(actor, contractId);
  if (amended.versionId !== versionId) throw new AppError("amendedMeanwhile");
  const { text, name, read } = await write(actor, amended, asked);
  const words = copyFor(actor.language).amending.problems;
  return {
    name,
    html: text.html,
    problem: read.problem,
    message: read.problem === null ? "" : words[read.problem],
    parts: read.parts.map(({ text: said, state }) => ({ text: said, state })),
  };
}

/**
 * Begins to make a draft amendment of each contract.
 * @throws AppError `contractNotFound`, `forbidden` where the caller may not edit one: then none is made. Source:
 *   B-33.13.
 */
export async function amendMany(
  actor: Actor,
  { name, change, holdsFrom, contracts }: Amend,
  commit?: Commit,
): Promise<BatchDto> {
  for (const { contractId } of contracts) await ContractGrant.request(actor, contractId, "edit");
  const rows = contracts.map((one, at) => ({ row: at + 1, name, input: JSON.stringify(one) }));
  const source = JSON.stringify({ change, holdsFrom } satisfies Shared);
  return startBatch(actor, { kind: "amendment", name, source, rows }, commit);
}

type Shared = Pick<Amend, "change" | "holdsFrom">;
type Own = Amend["contracts"][number];

/** How often a draft is written anew where another amendment of the same contract came first. */
const TRIES = 3;

/** Makes one draft, if it does what is meant. Everything is asked for anew. */
export const makeAmendment: DraftMaker = async (actor, { source, input }, commit) => {
  const { change, holdsFrom } = JSON.parse(source) as Shared; // written by `amendMany`
  const { contractId, versionId, clause } = JSON.parse(input) as Own; // likewise
  for (let tries = 1; ; tries += 1) {
    const amended = await findAmended(actor, contractId);
    if (amended.versionId !== versionId) throw new AppError("amendedMeanwhile");
    const { text, name, read } = await write(actor, amended, { clause, change, holdsFrom });
    if (read.problem !== null) throw new AppError("amendmentNotAsMeant");
    const id = newId();
    try {
      return await commit(async (tx) => {
        const grant = await insertDraft(actor, { id, name, contractType: amended.contractType, text }, tx);
        await linkAmendment(actor, { contractId, versionId, number: amended.nextNumber, holdsFrom }, grant, tx);
        return { id, name };
      });
    } catch (cause) {
      const isOvertaken = cause instanceof AppError && cause.key === "amendedMeanwhile";
      if (!isOvertaken || tries === TRIES) throw cause;
    }
  }
};

type Written = { text: SearchableText; name: string; read: ReadBack };

async function write(
  actor: Actor,
  { contract, amendments, paper, nextNumber, name: agreementName, today }: Amended,
  { clause, change, holdsFrom }: Shared & { clause: string },
): Promise<Written> {
  const asker = { account: actor.userId };
  const asked = { amendments, on: today, wanted: null };
  const { language, parties, numbers } = await assistInWorker(
    { verb: "amendable", contract, language: actor.language, asked },
    asker,
  );
  const agreement = { name: agreementName, ...paper };
  const number = change.kind === "addClause" ? numberBehind(clause, numbers) : clause;
  const meant = change.kind === "addClause" ? { ...change, number } : change;
  const written: WrittenAmendment = {
    ...{ language, number: nextNumber, agreement, parties, clause },
    ...{ change: meant, holdsFrom },
  };
  const name = amendmentTitle(written).slice(0, MAX_NAME_CHARS).trim();
  const blocks = amendmentBlocks(written);
  const text = await cleanText(htmlFromBlocks(blocks), actor.userId);
  const draft = { ...toPlainText(blocks), contractName: name, contractType: contract.contractType };
  const on = holdsFrom !== null && holdsFrom > today ? holdsFrom : today;
  const back = { amendments, draft, on, number, change };
  const read = await assistInWorker({ verb: "readBack", contract, language: actor.language, asked: back }, asker);
  return { text, name, read };
}
