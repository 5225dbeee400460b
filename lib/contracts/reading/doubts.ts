import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract, findOwner, lockContract } from "@/lib/contracts/contract-store";
import { findOriginal } from "@/lib/contracts/files/file-store";
import { pageStrips } from "@/lib/contracts/files/page-strips";
import { conflictWith, findVersionNumbers } from "@/lib/contracts/versions/version-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import type { PageStrip } from "@/lib/documents/extraction/document";
import { maybeNumber, UNREAD } from "@/lib/documents/scans/numbers";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { MOST_DOUBTS, type ConfirmDoubts, type DoubtDto, type DoubtsDto } from "./doubt-schema";
import { confirmedWords, firstUncertain, insertConfirmed, type DoubtfulWord } from "./scan-store";
import { findUncertainWords, wordsCarriedTo } from "./scans";

/** Context shown on either side, in UTF-16 units. */
const BESIDE = 60;

/**
 * Words of a version that were read from paper with doubt and nobody has confirmed or changed, numbers first.
 * @throws AppError `contractNotFound`, `noVersions`, `versionNotFound`. Source: B-51.4.
 */
export async function listDoubts(
  actor: Actor,
  contractId: string,
  { versionId }: { versionId?: string | undefined },
): Promise<DoubtsDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return readDoubts(grant, versionId ?? (await currentVersion(grant)));
}

async function currentVersion(grant: ReadGrant): Promise<string> {
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  if (contract.currentVersionId === null) throw new AppError("noVersions");
  return contract.currentVersionId;
}

async function readDoubts(grant: ReadGrant, versionId: string): Promise<DoubtsDto> {
  const { text, words, strips } = await openDoubts(grant, versionId);
  const items = words.map((word) => toDto(word, text, strips[word.word] ?? null));
  const [numbers, others] = [items.filter((item) => item.isNumber), items.filter((item) => !item.isNumber)];
  return {
    versionId,
    open: { numbers: numbers.length, words: others.length },
    items: [...numbers, ...others].slice(0, MOST_DOUBTS),
  };
}

async function openDoubts(grant: ReadGrant, versionId: string) {
  const { text } = await plainTextOfVersion(grant, versionId);
  const words = await findUncertainWords(grant, versionId);
  const strips = words.length > 0 ? ((await firstUncertain(grant))?.strips ?? []) : [];
  return { text, words, strips };
}

function toDto({ start, end, word }: DoubtfulWord, text: string, strip: PageStrip | null): DoubtDto {
  const content = text.slice(start, end);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const nextLine = text.indexOf("\n", end);
  return {
    word: word + 1,
    text: content,
    start,
    end,
    isNumber: maybeNumber(content),
    before: lastWords(text.slice(lineStart, start)),
    after: firstWords(text.slice(end, nextLine < 0 ? text.length : nextLine)),
    strip: strip && { page: strip.page, width: strip.width, height: strip.height },
  };
}

/** The end of a line's words before a place, and the beginning of those behind it: no word is cut in two. */
function lastWords(words: string): string {
  if (words.length <= BESIDE) return words;
  const cut = words.slice(-BESIDE);
  return `…${cut.slice(Math.max(0, cut.search(/\s/u))).toWellFormed()}`;
}

function firstWords(words: string): string {
  if (words.length <= BESIDE) return words;
  const cut = words.slice(0, BESIDE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 0) || BESIDE).toWellFormed()}…`;
}

/**
 * Notes that somebody has held words of the current version against the paper and found them as read. Confirming one
 * twice changes nothing.
 * @returns what is open then
 * @throws AppError `contractNotFound`, `forbidden`, `versionConflict` where another version is current, `invalidInput`
 *   for a word that isn't doubtful or reads differently, `placeUnread` for one that nobody could read. Source: B-51.5,
 *   B-51.9.
 */
export async function confirmDoubts(
  actor: Actor,
  contractId: string,
  { versionId, words }: ConfirmDoubts,
  commit: Commit = inTransaction,
): Promise<DoubtsDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const current = await currentVersion(grant);
  if (current !== versionId) throw conflictWith(current);
  const before = await openDoubts(grant, versionId);
  const isSame = new Map(before.words.map(({ word, start, end }) => [word, before.text.slice(start, end)]));
  const known = await confirmedWords(grant);
  words.forEach(({ word, text }, index) => {
    if (isSame.get(word - 1) === UNREAD) throw new AppError("placeUnread");
    if (!known.has(word - 1) && isSame.get(word - 1) !== text)
      throw new AppError("invalidInput", { issues: [{ path: `words.${index}`, message: "words" }] });
  });
  await commit(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound");
    const now = await findContract(grant, tx);
    if (now?.currentVersionId !== versionId) throw conflictWith(now?.currentVersionId ?? null);
    const done = await confirmedWords(grant, tx);
    const fresh = [...new Set(words.map(({ word }) => word - 1))].filter((word) => !done.has(word));
    if (fresh.length === 0) return;
    const by = { confirmedAt: clock.now(), confirmedById: actor.userId, confirmedByName: actor.name };
    await insertConfirmed(grant, fresh, by, tx);
    const version = (await findVersionNumbers(grant, [versionId], tx)).get(versionId) ?? 0;
    const detail = { version, words: fresh.length };
    await recordInTransaction(actor, { chain: contractId, action: "contract.wordsConfirmed", detail }, tx);
  });
  return readDoubts(grant, versionId);
}

/**
 * For what mustn't happen to a text whose numbers nobody has checked.
 * @throws AppError `numbersUnconfirmed`, which says how many. Source: B-51.6.
 */
export async function requireNumbersConfirmed(grant: ReadGrant, versionId: string): Promise<void> {
  const { text, words } = await openDoubts(grant, versionId);
  const count = words.filter(({ start, end }) => maybeNumber(text.slice(start, end))).length;
  if (count > 0) throw new AppError("numbersUnconfirmed", { values: { count: String(count) } });
}

/**
 * What nobody has confirmed in a version, for a copy of it: its words stay to be confirmed where the copy has them too.
 * A copy has no paper beside it. Source: B-51.5.
 */
export async function doubtsOfCopy(grant: ReadGrant, versionId: string, text: string) {
  const { words } = await openDoubts(grant, versionId);
  if (words.length === 0) return null;
  const carried = await wordsCarriedTo(grant, { versionId, words }, text);
  return { words: carried.map(({ start, end }, word) => ({ start, end, word })), strips: carried.map(() => null) };
}

/**
 * The part of the page with a doubtful word, as a JPEG; nothing else of the page. @param word its number, from 1
 * @throws AppError `contractNotFound`, `stripNotFound` if there is none or it can't be drawn; {LineTooLong}. Source:
 *   B-51.4.
 */
export async function doubtStrip(
  actor: Actor,
  { contractId, word }: { contractId: string; word: string },
): Promise<Uint8Array> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const strips = (await firstUncertain(grant))?.strips ?? [];
  const asked = strips[Number(word) - 1];
  const file = await findOriginal(grant);
  if (!asked || !file) throw new AppError("stripNotFound");
  const { page } = asked;
  const onPage = strips.filter((strip): strip is PageStrip => strip?.page === page);
  const account = (await findOwner(grant)) ?? "";
  const drawn = await pageStrips(grant, file.storageKey, { page, strips: onPage, account });
  const picture = drawn[onPage.indexOf(asked)];
  if (!picture) throw new AppError("stripNotFound");
  return picture;
}
