import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { findContract } from "@/lib/contracts/contract-store";
import { readDay } from "@/lib/days";
import type { ExternalReference } from "@/lib/engine/references/external";
import { AppError } from "@/lib/errors";
import { groupedBy } from "@/lib/grouped-by";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { assistInWorker } from "@/lib/workers/assisting";
import { MAX_CHANGES_NOTED, MAX_WATCHED } from "./bounds";
import type { AllSinceDto, Note, ReferenceDto, ReferenceParams, Watch } from "./schema";
import * as store from "./since-store";

/** To be counted up with every change of what is read as a reference. */
const RULES = 1;

type Kept = { versionId: string; versionNumber: number; references: ExternalReference[] };

/** Reads what a contract's current version refers to, unless that is known. Safe to run twice. Source: B-49.4. */
export async function readReferences(grant: EditGrant | ReadGrant, signal?: AbortSignal): Promise<Kept | null> {
  const contract = await findContract(grant);
  const versionId = contract?.currentVersionId ?? null;
  if (versionId === null) return null;
  const known = await store.findReferences(grant);
  if (known?.versionId === versionId && known.rules === RULES) return toKept(known);
  const { versionNumber, versionId: _, ...text } = await textToRead(grant, versionId);
  const asker = { account: grant.actor?.userId, signal };
  const found = await assistInWorker({ verb: "references", contract: text, language: "en" }, asker);
  const row = { versionId, versionNumber, rules: RULES, found: JSON.stringify(found) };
  await inTransaction((tx) => store.keepReferences(grant, row, tx)); // where a newer version came, that one's job keeps
  return toKept(row);
}

const toKept = ({ versionId, versionNumber, found }: store.ReferencesRow): Kept => ({
  versionId,
  versionNumber,
  references: JSON.parse(found) as ExternalReference[], // written above
});

const notesOf = ({ changes }: Pick<store.WatchRow, "changes">) => JSON.parse(changes) as Note[]; // by `keep`

/**
 * References with who watches them, and what was noted of them for days after `after`; of people with a part in the
 * contract only, so that nobody reads a stranger's notes.
 */
export async function withWatches(
  actor: Actor,
  grant: ReadGrant,
  { references, after }: { references: readonly ExternalReference[]; after: string },
): Promise<ReferenceDto[]> {
  const watches = await store.watchesOn(
    grant,
    references.map(({ key }) => key),
  );
  const byKey = groupedBy(watches, ({ key }) => key);
  return references.map(({ passage: quote, ...reference }) => {
    const own = byKey.get(reference.key) ?? [];
    const changes = own.flatMap((watch) =>
      notesOf(watch)
        .filter(({ day }) => day > after)
        .map((note) => ({ ...note, byName: watch.user.name, isOwn: watch.userId === actor.userId })),
    );
    return {
      ...reference,
      quote,
      isWatched: own.some(({ userId }) => userId === actor.userId),
      watchers: own.filter(({ userId }) => userId !== actor.userId).map(({ user }) => user.name),
      changes: changes.sort((one, other) => one.day.localeCompare(other.day)),
    };
  });
}

/**
 * Watches a reference of a contract, with the changes of it that are known, or ends the caller's watch. Asked again it
 * does the same.
 * @throws AppError `contractNotFound`; `referenceNotFound`; `tooManyWatched`. Source: B-49.5.
 */
export async function watchReference(
  actor: Actor,
  { contractId, key }: ReferenceParams,
  watch: Watch,
  signal?: AbortSignal,
): Promise<ReferenceDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const kept = await readReferences(grant, signal);
  const reference = kept?.references.find((one) => one.key === key);
  if (!reference) throw new AppError("referenceNotFound");
  if (watch.isWatched) await keep(actor, reference, watch);
  else await store.deleteWatch(actor, { key });
  const after = (await findContract(grant))?.signedOn ?? "";
  const [now] = await withWatches(actor, grant, { references: [reference], after });
  if (!now) throw new AppError("referenceNotFound");
  return now;
}

async function keep(actor: Actor, { key, kind, name }: ExternalReference, { add, remove }: Watch): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await store.lockWatch(actor, { id: newId(), key, kind, name, createdAt: clock.now() }, tx);
    const isSame = (one: Note, other: Note | undefined) => one.day === other?.day && one.words === other.words;
    const left = notesOf(row).filter((note) => !isSame(note, remove) && !isSame(note, add));
    const notes = add ? [...left, add] : left;
    if (notes.length > MAX_CHANGES_NOTED) throw new AppError("tooManyWatched");
    if ((await store.countWatched(actor, tx)) > MAX_WATCHED) throw new AppError("tooManyWatched");
    notes.sort((one, other) => one.day.localeCompare(other.day));
    await store.keepNotes(actor, key, JSON.stringify(notes), tx);
  });
}

/** Also where no contract that refers to it can be opened any more. @throws AppError `referenceNotFound` */
export async function endWatch(actor: Actor, watchedId: string): Promise<void> {
  if (!(await store.deleteWatch(actor, { id: watchedId }))) throw new AppError("referenceNotFound");
}

export async function watchedBy(actor: Actor): Promise<AllSinceDto["watched"]> {
  const rows = await store.listWatched(actor, MAX_WATCHED);
  return rows.map(({ id, kind, name, changes }) => ({
    id,
    kind: kind === "standard" || kind === "law" ? kind : "document",
    name,
    changes: notesOf({ changes }).filter(({ day }) => readDay(day) !== null),
  }));
}
