import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { withoutShort, wordQuery, type WordQuery } from "@/lib/documents/search/index-words";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { readText } from "@/lib/workers/writing";
import { findContract, setSearchText } from "@/lib/contracts/contract-store";
import type { ListedRow, Narrowed } from "./order";
import { withTerms } from "./search-store";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { areWordsKept, listedWithWords, withTooManyWords, withWords } from "./word-index-store";

/** What to search for; `query` null: search the texts themselves, because no index has it, or not yet. */
export type Search = { terms: readonly string[]; query: WordQuery | null };

const LOOKED_AT_ONCE = 500;
/** Most index matches sorted here; fewer if the texts must be searched too. */
const MOST_ORDERED = { indexed: 5_000, written: 1_000 };

/** @param terms of `searchTerms`; null: no search */
export async function searchFor(terms: readonly string[]): Promise<Search | null> {
  if (terms.length === 0) return null;
  const query = wordQuery(terms);
  return { terms, query: query.groups.length > 0 && (await areWordsKept()) ? query : null };
}

/** All of the actor's contracts that match, unordered; null if there may be many. */
export async function allFound(
  actor: Actor,
  { terms, query }: Search,
  narrowed: Narrowed,
): Promise<ListedRow[] | null> {
  if (!query) return null;
  const rough = withoutShort(query);
  const most = query.written.length > 0 ? MOST_ORDERED.written : MOST_ORDERED.indexed;
  const rows = await listedWithWords(actor, rough, narrowed, most);
  if (!rows) return null;
  const isRough = rough.groups.length < query.groups.length;
  return isRough ? foundAmong(actor, rows, { terms, query }) : asWritten(actor, rows, { terms, query });
}

/** Those of some contracts that match, in the same order. */
export async function foundAmong(actor: Actor, rows: readonly ListedRow[], search: Search): Promise<ListedRow[]> {
  const { terms, query } = search;
  if (!query) return withTerms(actor, rows, terms);
  const found: ListedRow[] = [];
  for (let from = 0; from < rows.length; from += LOOKED_AT_ONCE) {
    const some = rows.slice(from, from + LOOKED_AT_ONCE);
    const ids = await withWords(actor, contractIds(some), query);
    found.push(
      ...(await asWritten(
        actor,
        some.filter(({ contractId }) => ids.has(contractId)),
        { terms, query },
      )),
    );
  }
  return found;
}

/** Searches the texts for what the index can't decide: signs, phrases, and contracts with more words than it keeps. */
async function asWritten(
  actor: Actor,
  rows: readonly ListedRow[],
  { terms, query }: { terms: readonly string[]; query: WordQuery },
): Promise<ListedRow[]> {
  if (rows.length === 0) return [];
  const unsure = await withTooManyWords(actor, contractIds(rows));
  const sure = query.written.length === 0 ? rows : await withTerms(actor, rows, query.written);
  if (unsure.size === 0) return [...sure];
  const large = await withTerms(
    actor,
    rows.filter(({ contractId }) => unsure.has(contractId)),
    terms,
  );
  const largeIds = new Set(contractIds(large));
  return sure.filter(({ contractId }) => !unsure.has(contractId) || largeIds.has(contractId));
}

const contractIds = (rows: readonly ListedRow[]) => rows.map(({ contractId }) => contractId);

/** Makes a contract older than the search searchable. Safe to run twice, and while someone saves. */
export async function indexContract(grant: EditGrant): Promise<void> {
  const contract = await findContract(grant);
  if (!contract) return;
  const version = contract.currentVersionId === null ? null : await findVersion(grant, contract.currentVersionId);
  const { folded, words } = await readText(version?.html ?? "");
  await setSearchText(grant, { of: contract, searchText: `${foldForSearch(contract.name)}\n${folded}`, words });
}
