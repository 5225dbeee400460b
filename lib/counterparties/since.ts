import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { Passage } from "@/lib/engine/port";
import { CHANGED_DETAILS, type ChangedDetail } from "./bounds";
import { findCounterparty, type CounterpartyRow } from "./counterparty-store";
import { keysOfName, numberKey } from "./keys";
import type { ReadParty } from "./read-parties";
import { keptParties } from "./register-store";
import { laterContracts, linksOf, type LaterContract } from "./since-store";

/**
 * A party of a contract is called or registered otherwise by now. `was` and its quote stand in the contract; `is` in a
 * later one (`source`), or a person wrote it into the register. `isSure`: a signed contract of a later day says it.
 */
export type PartyChange = {
  counterpartyId: string;
  what: ChangedDetail;
  was: string;
  is: string;
  isSure: boolean;
  quote: Passage;
  source: { contractId: string; name: string; versionId: string; day: string; quote: Passage } | null;
};

/** Of each counterparty: newer ones say what holds. */
const LATER_LOOKED_AT = 20;

/**
 * What changed of a contract's other parties since a day, by the caller's register and by later contracts that the
 * caller may read.
 * @param after the day of signing, YYYY-MM-DD
 * @throws AppError `contractNotFound`. Source: B-49.2.
 */
export async function partiesSince(
  actor: Actor,
  contractId: string,
  after: string,
): Promise<{ versionId: string | null; changes: PartyChange[] }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [kept, links] = await Promise.all([keptParties(grant), linksOf(actor, grant)]);
  const changes: PartyChange[] = [];
  for (const { key, counterpartyId } of links) {
    const party = kept?.parties.find((one) => one.key === key);
    const row = party ? await findCounterparty(actor, counterpartyId) : null;
    if (!party || !row || row.isUs) continue;
    const wanted = { counterpartyId: row.id, contractId, after, most: LATER_LOOKED_AT };
    const later = await laterContracts(actor, wanted);
    for (const what of CHANGED_DETAILS) {
      const change = byLater(what, party, later) ?? byRegister(what, party, row);
      if (change) changes.push({ counterpartyId: row.id, what, ...change });
    }
  }
  return { versionId: kept?.versionId ?? null, changes };
}

type Said = { text: string; quote: Passage };
type Change = Omit<PartyChange, "counterpartyId" | "what">;

/** The newest later contract that says the detail at all decides. */
function byLater(what: ChangedDetail, party: ReadParty, later: readonly LaterContract[]): Change | null {
  const was = detailOf(party, what);
  if (!was) return null;
  for (const { contractId, name, key, day, signedOn, versionId, parties } of later) {
    const same = (JSON.parse(parties) as ReadParty[]).find((one) => one.key === key); // by `keepParties`
    const is = same && detailOf(same, what);
    if (!is) continue;
    if (isAlike(what, was.text, is.text)) return null;
    const source = { contractId, name, versionId, day, quote: is.quote };
    return { was: was.text, is: is.text, isSure: signedOn !== null, quote: was.quote, source };
  }
  return null;
}

/** Nobody knows since when: the register has no day. */
function byRegister(what: ChangedDetail, party: ReadParty, row: CounterpartyRow): Change | null {
  const was = detailOf(party, what);
  const is = what === "name" ? (row.isNamePersons ? row.name : "") : row[what];
  if (!was || is === "" || isAlike(what, was.text, is)) return null;
  return { was: was.text, is, isSure: false, quote: was.quote, source: null };
}

function detailOf(party: ReadParty, what: ChangedDetail): Said | null {
  if (what === "name") return { text: party.name, quote: party.passage };
  const detail = party.details.find(({ kind }) => kind === what);
  return detail ? { text: detail.text, quote: detail.passage } : null;
}

/** One that says less of the same is no change: 'Ulaanbaatar' and 'Ulaanbaatar, Sukhbaatar district'. */
function isAlike(what: ChangedDetail, one: string, other: string): boolean {
  if (what === "name") {
    const [first, second] = [keysOfName(one), keysOfName(other)];
    if (!first || !second) return true;
    return first.key === second.key || (first.looseKey !== "" && first.looseKey === second.looseKey);
  }
  const toKey = what === "registration" ? (text: string) => numberKey(text.replace(/^\D+/u, "")) : lettersOf;
  const [first, second] = [toKey(one), toKey(other)];
  return first === "" || second === "" || first.includes(second) || second.includes(first);
}

const lettersOf = (text: string) => foldForSearch(text).replace(/[^\p{L}\p{N}]/gu, "");
