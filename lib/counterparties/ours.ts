import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import type { Passage } from "@/lib/engine/port";
import { formLines } from "@/lib/engine/positions/form-lines";
import { groupedBy } from "@/lib/grouped-by";
import { sideOfRole, type ContractSide } from "@/lib/engine/positions/sides";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { OFFERED_AS_US } from "./bounds";
import { requireCounterparty, tell } from "./counterparties";
import { nameAlone } from "@/lib/engine/parties/name-alone";
import { keysOfName, looseSearch } from "./keys";
import {
  answeredAt,
  answerKeysOfOurs,
  commonest,
  counterpartiesByKey,
  ourRows,
  partiesInRegister,
  rolesInContracts,
  setAnswered,
  setOurs,
} from "./our-store";
import { insertSpellings, keptParties, lockRegister } from "./register-store";
import type { ContractPartiesDto, OurNames, OurNamesDto } from "./schema";

/** Of own names with many writings; a statement has room for them all. */
const MOST_KEYS = 200;

/** Which party the caller is: what they said, or else the parties that they most likely are. Source: B-30.10. */
export async function ourNames(actor: Actor): Promise<OurNamesDto> {
  const [own, at, offered] = await Promise.all([ourRows(actor), answeredAt(actor), commonest(actor, OFFERED_AS_US)]);
  const isOurs = new Set(own.map(({ id }) => id));
  return { isAnswered: at !== null, own, offered: offered.filter(({ id }) => !isOurs.has(id)) };
}

/**
 * Keeps which party the caller is, by counterparties and by names that no contract may have yet; nothing of both:
 * rather not. @throws AppError `counterpartyNotFound`. Source: B-30.10.
 */
export async function sayOurNames(actor: Actor, { counterpartyIds, names }: OurNames): Promise<OurNamesDto> {
  refuseWhenDiskIsFull();
  await inTransaction(async (tx) => {
    await lockRegister(actor.userId, tx);
    const ids: string[] = [];
    for (const id of counterpartyIds) ids.push((await requireCounterparty(actor, id, tx)).id);
    ids.push(...(await namedIds(actor, names, tx)));
    await setOurs(actor, ids, tx);
    await setAnswered(actor, clock.now(), tx);
    await tell(actor, "counterparty.ourselves", { count: new Set(ids).size }, tx);
  });
  return ourNames(actor);
}

/** The counterparties of these names; a name that is in no contract yet becomes one that waits for it. */
async function namedIds(actor: Actor, names: readonly string[], tx: DatabaseClient): Promise<string[]> {
  const written = names.flatMap((name) => {
    const keys = keysOfName(name);
    return keys ? [[keys.key, { ...keys, name }] as const] : [];
  });
  const wanted = [...new Map(written).values()];
  const known = await counterpartiesByKey(
    actor,
    wanted.map(({ key }) => key),
    tx,
  );
  const added = wanted
    .filter(({ key }) => !known.has(key))
    .map((one) => ({ ...one, counterpartyId: newId(), isUs: true }));
  await insertSpellings(actor.userId, added, tx);
  return [...known.values(), ...added.map(({ counterpartyId }) => counterpartyId)];
}

/** By which keys the table of answers knows the caller's own names; none where they did not say. Source: B-29.5. */
export function ourAnswerKeys(actor: Actor): Promise<string[]> {
  return answerKeysOfOurs(actor, MOST_KEYS);
}

/**
 * The parties of a contract as the caller's register has them, which of them the caller is, and which side that is.
 * @throws AppError `contractNotFound`. Source: B-30.11.
 */
export async function partiesOfContract(actor: Actor, contractId: string): Promise<ContractPartiesDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [kept, rows] = await Promise.all([keptParties(grant), partiesInRegister(actor, [contractId])]);
  const known = new Map(rows.map((row) => [row.key, row]));
  const parties = (kept?.parties ?? []).flatMap(({ key, name: writtenAs, role }) => {
    const row = known.get(key);
    if (!row) return [];
    const { counterpartyId, name, isUs } = row;
    return [{ counterpartyId, name, writtenAs, role, isUs, side: role === null ? null : sideOfRole(role) }];
  });
  return { parties, ourSide: ourSideAmong(parties), paper: await findPaper(actor, contractId, parties) };
}

/**
 * Which side is ours in each of some contracts of the caller's; null where that is not known. Others' contracts are
 * left out. Source: B-30.11.
 */
export async function sidesOfContracts(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ContractSide | null>> {
  const [kept, rows] = await Promise.all([rolesInContracts(actor, contractIds), partiesInRegister(actor, contractIds)]);
  const known = groupedBy(rows, ({ contractId }) => contractId);
  return new Map(
    kept.map(({ contractId, parties }) => {
      const isUs = new Map((known.get(contractId) ?? []).map((row) => [row.key, row.isUs]));
      const sided = parties.flatMap(({ key, role }) => {
        const ours = isUs.get(key);
        return ours === undefined ? [] : [{ isUs: ours, side: role === null ? null : sideOfRole(role) }];
      });
      return [contractId, ourSideAmong(sided)];
    }),
  );
}

type Sided = { isUs: boolean; side: ContractSide | null };

/** By our own role; of two parties, else by the other's. */
function ourSideAmong(parties: readonly Sided[]): ContractSide | null {
  const ours = parties.filter(({ isUs }) => isUs);
  const [own, ...more] = [...new Set(ours.flatMap(({ side }) => side ?? []))];
  if (own !== undefined || more.length > 0) return more.length === 0 ? (own ?? null) : null;
  const others = parties.filter(({ isUs }) => !isUs);
  const [other] = others;
  if (ours.length !== 1 || others.length !== 1 || !other?.side) return null;
  return other.side === "buy" ? "supply" : "buy";
}

/** The counterparty that a contract names so, else its first that is not us; null where the caller sees none. */
export async function partyNamed(actor: Actor, contractId: string, name: string): Promise<string | null> {
  const rows = await partiesInRegister(actor, [contractId]);
  const key = keysOfName(nameAlone(name))?.key;
  return (rows.find((row) => row.key === key) ?? rows.find(({ isUs }) => !isUs))?.counterpartyId ?? null;
}

type Party = ContractPartiesDto["parties"][number];
type Paper = ContractPartiesDto["paper"];
const UNCLEAR: Paper = { whose: "unclear", quotes: [] };
/** A shorter name may be part of a word. */
const LEAST_CHARS = 4;

/**
 * Whose paper it is: only where lines at its beginning or end say whose form it is and name one of the parties,
 * and no such line names the other. Nothing is guessed from who is named first, or from the words. Source: B-30.13.
 */
async function findPaper(actor: Actor, contractId: string, parties: readonly Party[]): Promise<Paper> {
  if (!parties.some(({ isUs }) => isUs) || parties.every(({ isUs }) => isUs)) return UNCLEAR;
  const grant = await ContractGrant.request(actor, contractId, "read");
  return paperBy(formLines(await textToRead(grant, undefined)), parties);
}

/** The same of such lines. Pure. */
function paperBy(lines: readonly Passage[], parties: readonly Party[]): Paper {
  const named = lines.map((line) => ({ line, owners: ownersIn(line.content, parties) }));
  const quotesFor = (isUs: boolean) =>
    named.filter(({ owners }) => owners.length > 0 && owners.every((one) => one.isUs === isUs)).map(({ line }) => line);
  const isOfBoth = named.some(({ owners }) => new Set(owners.map(({ isUs }) => isUs)).size > 1);
  const [ours, theirs] = [quotesFor(true), quotesFor(false)];
  if (isOfBoth || ours.length > 0 === theirs.length > 0) return UNCLEAR;
  return ours.length > 0 ? { whose: "ours", quotes: ours } : { whose: "theirs", quotes: theirs };
}

function ownersIn(line: string, parties: readonly Party[]): Party[] {
  const words = looseSearch(line);
  return parties.filter(({ name, writtenAs }) =>
    [name, writtenAs].some((one) => {
      const key = keysOfName(nameAlone(one))?.looseKey ?? "";
      return key.length >= LEAST_CHARS && words.includes(key);
    }),
  );
}
