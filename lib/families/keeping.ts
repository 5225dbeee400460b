import "server-only";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { amendedText, isUnsure, type AmendedReading } from "@/lib/assistant/amended";
import { textToRead } from "@/lib/assistant/contract-text";
import type { DateInForce } from "@/lib/assistant/in-force/kept";
import {
  amendedContracts,
  forgetInForce,
  keepInForceReading,
  type KeptInForce,
  type NewInForce,
} from "@/lib/assistant/in-force/kept-store";
import { answersInForce, quoted } from "@/lib/assistant/in-force/reading";
import { findSignedDocuments, type SignedDocument } from "@/lib/assistant/in-force/signed-store";
import { madeReview, REVIEW_RULES } from "@/lib/assistant/review/reviews";
import { lockContract } from "@/lib/contracts/contract-store";
import { localDay } from "@/lib/dates";
import { deadlinesIn } from "@/lib/deadlines/found";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { membersForJob } from "./family-store";
import type { Reader } from "./in-force";
import { readAmended, type Place } from "./reading-in-force";

/** To be counted up with every change of what is kept of a review. */
const RULES = REVIEW_RULES * 1_000 + 1;
const [FIRST_DAY, LAST_DAY] = ["0000-00-00", "9999-99-99"];

/** Whoever may see what comes of it is looked up when it is shown. */
const jobReading: Reader = {
  grantOn: async (contractId) => ContractGrant.forJob(contractId),
  noteOpening: async () => undefined, // nobody sees it
  asker: {},
};

/**
 * Reads a contract with what amends it, today, and keeps what it says beside the reading of its own text; forgets it
 * where nothing amends it any more. A job, safe to run twice. Source: B-31.16.
 */
export async function keepInForce(grant: EditGrant): Promise<void> {
  const { contractId } = grant;
  const documents = (await findSignedDocuments(null, [contractId])).get(contractId) ?? [];
  const place = documents.length === 0 ? null : await findPlaceForJob(grant);
  if (!place) return forgetInForce([contractId]);
  const made = await readToday(grant, place, documents);
  await inTransaction(async (tx) => {
    if (await lockContract(grant, tx)) await keepInForceReading(grant, made, tx);
  });
}

async function findPlaceForJob(grant: EditGrant): Promise<(Place & { versionId: string }) | null> {
  const family = await membersForJob(grant);
  const document = family?.rows.find(({ contractId }) => contractId === grant.contractId);
  const versionId = document?.contract.currentVersionId ?? null;
  if (!family || !document || versionId === null) return null;
  return { members: { familyId: family.familyId, open: family.rows, hidden: [], root: null }, document, versionId };
}

async function readToday(
  grant: EditGrant,
  place: Place & { versionId: string },
  documents: readonly SignedDocument[],
): Promise<NewInForce> {
  const { versionId } = place;
  const today = localDay(clock.now());
  const kept = { versionId, rules: RULES, documents, since: FIRST_DAY, until: LAST_DAY };
  const amended = documents.every((one) => one.versionId !== null) ? await readUnlessTooLong(place, today) : null;
  if (!amended?.spliced) return { ...kept, read: null };
  return { ...kept, ...sameDays(today, documents, amended), read: await whatItSays(grant, versionId, amended) };
}

async function readUnlessTooLong(place: Place, today: string): Promise<AmendedReading | null> {
  try {
    return await readAmended(place, today, jobReading);
  } catch (cause) {
    if (cause instanceof AppError && cause.key === "familyTooLong") return null; // told by its own text
    throw cause;
  }
}

/** From the last day on which a change came to hold to the next one. */
function sameDays(
  today: string,
  documents: readonly SignedDocument[],
  { changes }: AmendedReading,
): Pick<NewInForce, "since" | "until"> {
  const all = [...documents.map(({ holdsFrom }) => holdsFrom), ...changes.map(({ document }) => document.from)];
  const days = all.filter((day) => day !== null).sort();
  return {
    since: days.findLast((day) => day <= today) ?? FIRST_DAY,
    until: days.find((day) => day > today) ?? LAST_DAY,
  };
}

async function whatItSays(
  grant: EditGrant,
  versionId: string,
  amended: AmendedReading,
): Promise<Pick<KeptInForce, "cells" | "quotes" | "dates">> {
  const own = await textToRead(grant, versionId);
  const review = await madeReview(amendedText(own, amended), {});
  const texts = { own, amended };
  const dates = deadlinesIn(review.facts, review.events).map(({ kind, date, basis, working, passage, also }) => {
    const { quotes, isChanged, isDoubtful } = quoted([passage, ...also], texts);
    const isLowered = isDoubtful || isUnsure(amended);
    return { kind, date, basis: isLowered ? "likely" : basis, working, isChanged, quotes } satisfies DateInForce;
  });
  return { ...answersInForce(review, texts), dates };
}

const AT_ONCE = 50;

/**
 * Has read anew what is of another day, of other documents or by other rules: once a day, and at each start. Safe to
 * run twice and on several nodes.
 */
export async function rereadInForce(): Promise<void> {
  const asked = { rules: RULES, today: localDay(clock.now()) };
  for (let after = ""; ;) {
    const contracts = await amendedContracts(asked, after, AT_ONCE);
    for (const { id, isDue } of contracts)
      if (isDue) await inTransaction((tx) => enqueueUnlessWaiting("rereadDeadlines", { contractId: id }, {}, tx));
    const last = contracts.at(-1);
    if (!last) return;
    after = last.id;
  }
}
