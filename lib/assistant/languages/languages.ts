import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { recordedAnswer, toReceipt } from "@/lib/assistant/recorded";
import { findVersion, versionIdsBetween } from "@/lib/contracts/versions/version-store";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import { languagesInWorker, type ReadLanguages } from "@/lib/workers/texts";
import { toLanguagesDto } from "./language-answer";
import { contractsUnread, findKeptLanguages, isKnownBilingual, keepLanguages, lastReadBelow } from "./language-store";
import type { LanguagesDto, LanguagesInput } from "./languages-schema";

/** Increase with every change of what is compared: readings of older rules are made again. */
const RULES = 2;
/** Versions before the one asked for that are read with it, if they weren't: what is behind is told from them. */
const MOST_BEFORE = 40;
const OLD_AT_ONCE = 50;

type Asker = { account: string; signal?: AbortSignal | undefined };
/** The jobs together have one account's turns. */
const NOBODY: Asker = { account: "" };

/**
 * What a contract in two languages says differently in them, clause by clause.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-46.1.
 */
export async function languagesOfContract(
  actor: Actor,
  contractId: string,
  { versionId }: LanguagesInput,
  signal?: AbortSignal,
): Promise<LanguagesDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const text = await textToRead(grant, versionId);
  const event = { who: actor, contractId, version: text.versionNumber, kind: "review", category: null } as const;
  const receipt = toReceipt(builtInEngine);
  const made = keptOrMade(grant, text, { account: actor.userId, signal }).then((reading) => ({ reading, receipt }));
  const { reading } = await recordedAnswer(event, builtInEngine, made);
  return toLanguagesDto(text, reading);
}

/** Whether the contract's page offers both languages; reads nothing. @throws AppError `contractNotFound` B-46.7 */
export async function hasTwoLanguages(actor: Actor, contractId: string): Promise<boolean> {
  return isKnownBilingual(await ContractGrant.request(actor, contractId, "read"), RULES);
}

/** Reads and keeps a version's languages unless they are kept. Part of the analysis; safe to run twice. */
export async function readLanguages(grant: ReadGrant, versionId: string): Promise<void> {
  await keptOrMade(grant, await textToRead(grant, versionId), NOBODY);
}

/** Reads contracts from before this was read, one after the other, while people work. Safe to run twice. */
export async function readOldLanguages(): Promise<void> {
  for (let after = ""; ;) {
    const contracts = await contractsUnread(RULES, after, OLD_AT_ONCE);
    for (const { id, versionId } of contracts)
      await readLanguages(ContractGrant.forJob(id), versionId).catch((cause: unknown) =>
        log.error("languages.not-read", cause, { contractId: id }),
      ); // one that fails holds up no other
    const last = contracts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

type Version = { versionId: string; versionNumber: number };

async function keptOrMade(
  grant: ReadGrant,
  { versionId, versionNumber }: Version,
  asker: Asker,
): Promise<ReadLanguages | null> {
  const kept = await findKeptLanguages(grant, versionId, RULES);
  if (kept !== null) return JSON.parse(kept) as ReadLanguages | null; // written below
  const before = await lastReadBelow(grant, versionNumber);
  const from = Math.max((before?.versionNumber ?? 0) + 1, versionNumber - MOST_BEFORE);
  const parsed = before && (JSON.parse(before.reading) as ReadLanguages | null); // written below
  let former = before && parsed && { versionNumber: before.versionNumber, pairs: parsed.pairs };
  let reading: ReadLanguages | null = null;
  for (const id of await versionIdsBetween(grant, { from, to: versionNumber })) {
    const version = await findVersion(grant, id);
    if (!version) continue; // never: a version is not deleted by itself
    reading = await languagesInWorker({ html: version.html, former }, { account: asker.account, signal: asker.signal });
    const isBilingual = reading !== null;
    await keepLanguages(grant, { versionId: id, rules: RULES, isBilingual, reading: JSON.stringify(reading) });
    former = reading && { versionNumber: version.versionNumber, pairs: reading.pairs };
    if (id === versionId) return reading;
  }
  throw new AppError("versionNotFound");
}
