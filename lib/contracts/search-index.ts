import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { contractOf, setSearchText } from "./contract-store";
import { indexWords } from "@/lib/documents/search/index-words";
import { searchTextOf } from "@/lib/documents/search/search-text";
import { plainTextOfVersion } from "./version-texts";

/** Makes a contract searchable that is older than the search. Safe to run twice, and beside somebody who saves. */
export async function indexContract(grant: EditGrant): Promise<void> {
  const contract = await contractOf(grant);
  if (!contract) return;
  const text =
    contract.currentVersionId === null ? "" : (await plainTextOfVersion(grant, contract.currentVersionId)).text;
  const searchText = searchTextOf(contract.name, text);
  const words = indexWords(searchText.slice(searchText.indexOf("\n") + 1));
  await setSearchText(grant, { of: contract, searchText, words });
}
