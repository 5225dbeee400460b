import type { Metadata } from "next";
import { cache } from "react";
import { BundlesScreen } from "@/components/evidence/bundles-screen";
import { getContract } from "@/lib/contracts/contracts";
import { copyFor } from "@/lib/copy/copy";
import { listBundles } from "@/lib/evidence/bundles";
import { isVerifyingOpen } from "@/lib/evidence/verifying";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";

type PageProps = { params: Promise<{ contractId: string }> };

/** Read once for the page and its title. */
const contractOfPage = cache(async (contractId: string) => {
  const actor = await pageActor();
  return readForPage(getContract(actor, contractId));
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage((await params).contractId);
  return { title: copyFor(await pageLanguage()).evidence.toTitle(contract.name) };
}

/** Evidence bundles of a contract, for its owner. Source: behaviour §48. */
export default async function EvidencePage({ params }: PageProps) {
  const { contractId } = await params;
  const contract = await contractOfPage(contractId);
  const bundles = await readForPage(listBundles(await pageActor(), contractId));
  return <BundlesScreen key={contractId} contract={contract} initial={bundles} isVerifyingOpen={isVerifyingOpen()} />;
}
