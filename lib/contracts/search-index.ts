import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { blocksFromHtml } from "@/lib/richtext/from-html";
import { plainTextOf } from "@/lib/richtext/plain-text";
import { contractOf, setSearchText } from "./contract-store";
import { searchTextOf } from "./search-text";
import { versionOf } from "./version-store";

/** Makes a contract searchable that is older than the search. Safe to run twice, and beside somebody who saves. */
export async function indexContract(grant: EditGrant): Promise<void> {
  const contract = await contractOf(grant);
  if (!contract) return;
  const version = contract.currentVersionId === null ? null : await versionOf(grant, contract.currentVersionId);
  const text = version ? plainTextOf(blocksFromHtml(version.html)).text : "";
  await setSearchText(grant, { of: contract, searchText: searchTextOf(contract.name, text) });
}
