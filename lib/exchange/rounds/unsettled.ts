import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import { findTakenVersions } from "@/lib/contracts/export/taken-version-store";
import { findCarrier, wordOriginal } from "@/lib/contracts/export/word-originals";
import { findVersion, type VersionRow } from "@/lib/contracts/versions/version-store";
import { textInEffect } from "@/lib/contracts/versions/version-texts";
import { returnInWorker } from "@/lib/workers/returning";
import { log } from "@/lib/platform/log";
import { differencesThatHold } from "../signed/differences-that-hold";
import { changesOfRound, findDecisions, findRounds, type KeptChange, type RoundRow } from "./round-store";

/** Why words of our text may not be what both sides hold to. Source: B-27.20. */
type Unsettled = "negotiated" | "signed";
type Words = { content: string; start: number; end: number };
/** Tells of some words of the version whether both sides hold to them; null: nothing speaks against it. */
export type UnsettledIn = (passages: readonly Words[]) => Unsettled | null;

const NOTHING: UnsettledIn = () => null;

/**
 * What of a version's text is not settled: where a signed copy says otherwise, or, while there is none, where the text
 * that the other side last stood by lacks our words. A contract that never came back is a draft, and all of it is
 * ours: only what was marked as changed in it is unsettled then. Source: B-27.20.
 */
export async function findUnsettled(grant: ReadGrant, versionId: string): Promise<UnsettledIn> {
  const contract = await findContract(grant);
  if (!contract) return NOTHING; // deleted just now
  if (contract.signedOn !== null) return againstPaper(grant, versionId);
  const texts = await theirTexts(grant);
  if (texts === null) return () => "negotiated"; // what they stood by can't be told, so no words are known to be settled
  if (texts.length === 0) return NOTHING;
  const theirs = texts.map(flat);
  return (passages) =>
    passages.every(({ content }) => theirs.every((text) => text.includes(flat(content)))) ? null : "negotiated";
}

async function againstPaper(grant: ReadGrant, versionId: string): Promise<UnsettledIn> {
  const differences = await differencesThatHold(grant, versionId);
  const isAt = ({ start, end }: Words) =>
    differences.some((one) => one.start < end && start < Math.max(one.end, one.start + 1));
  return (passages) => (passages.some(isAt) ? "signed" : null);
}

/**
 * The texts that must all have our words: what the other side last stood by, and what a first file marks as new. Null
 * where a reply is too large to be put together.
 */
async function theirTexts(grant: ReadGrant): Promise<string[] | null> {
  const rounds = (await findRounds(grant)).filter(({ status }) => status === "ready");
  const reply = rounds.find(({ kind }) => kind !== "sent");
  if (!reply) return plainTexts(grant, rounds[0]?.sentSinceId ?? null);
  if (reply.kind === "version") {
    const taken = (await findTakenVersions(grant)).find(({ roundId }) => roundId === reply.id);
    return plainTexts(grant, taken?.versionId ?? null);
  }
  const sent = reply.sentVersionId === null ? null : await findVersion(grant, reply.sentVersionId);
  if (!sent) return [];
  const changes = await changesOfReply(grant, reply, rounds);
  const text = await withAll(grant, { reply, sent, changes });
  const isOpen = reply.kind === "first" && (await findDecisions(grant, reply.id)).size < changes.length;
  return text === null ? null : [text, ...(isOpen ? await plainTexts(grant, sent.id) : [])];
}

async function plainTexts(grant: ReadGrant, versionId: string | null): Promise<string[]> {
  return versionId === null ? [] : [(await textInEffect(grant, versionId)).text];
}

/** What came by one link on one text is one reply, however often *Send* was pressed. */
async function changesOfReply(grant: ReadGrant, reply: RoundRow, rounds: readonly RoundRow[]): Promise<KeptChange[]> {
  const isPart = (one: RoundRow) =>
    one.id === reply.id ||
    (reply.guestLinkId !== null && one.guestLinkId === reply.guestLinkId && one.sentVersionId === reply.sentVersionId);
  const parts = await Promise.all(rounds.filter(isPart).map(({ id }) => changesOfRound(grant, id)));
  return parts.flat();
}

/** The sent text with all of their changes; one that can't be found again is left out, as the ledger does. */
async function withAll(
  grant: ReadGrant,
  { reply, sent, changes }: { reply: RoundRow; sent: VersionRow; changes: readonly KeptChange[] },
): Promise<string | null> {
  const { carrierFileId } = await findCarrier(grant, reply.fileId);
  const isOwn = carrierFileId !== undefined && reply.kind === "returned" && (await wordOriginal(grant, sent)) === null;
  const texts = { sentHtml: sent.html, currentHtml: sent.html, isOwn };
  for (let wanted = changes; ;) {
    const planned = wanted.map(({ id, ...change }) => ({ id, change, isTaken: true }));
    const decided = await returnInWorker({ verb: "decide", ...texts, planned }, grant.contractId);
    if (decided === "tooLarge") return null;
    if ("text" in decided) return decided.text.plainText;
    const lost = new Set(decided.conflicts);
    const left = wanted.filter(({ id }) => !lost.has(id));
    if (left.length === wanted.length) {
      log.warn("unsettled.not-compared", { contractId: grant.contractId, roundId: reply.id });
      return null;
    }
    wanted = left;
  }
}

/** A clause that only got another number says the same. */
function flat(words: string): string {
  return words
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^\d{1,3}(?:\.\d{1,3}){0,4}\.? /u, "");
}
