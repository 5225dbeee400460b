import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { contractOf, setSearchText } from "./contract-store";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { makeText } from "@/lib/workers/writing";
import { versionOf } from "./version-store";

/** Makes a contract searchable that is older than the search. Safe to run twice, and beside somebody who saves. */
export async function indexContract(grant: EditGrant): Promise<void> {
  const contract = await contractOf(grant);
  if (!contract) return;
  const version = contract.currentVersionId === null ? null : await versionOf(grant, contract.currentVersionId);
  const { folded, words } = await makeText({ verb: "read", html: version?.html ?? "" });
  await setSearchText(grant, { of: contract, searchText: `${foldForSearch(contract.name)}\n${folded}`, words });
}
