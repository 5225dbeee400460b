import type { Metadata } from "next";
import { BundlesScreen } from "@/components/evidence/bundles-screen";
import { copyFor } from "@/lib/copy/copy";
import { listBundles } from "@/lib/evidence/bundles";
import { isVerifyingOpen } from "@/lib/evidence/verifying";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";
import { contractOfPage } from "../contract-of-page";

type PageProps = { params: Promise<{ contractId: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return { title: copyFor(await pageLanguage()).evidence.toTitle(contract.name) };
}

/** Evidence bundles of a contract, for its owner. Source: behaviour §48. */
export default async function EvidencePage({ params }: PageProps) {
  const { contractId } = await params;
  const contract = await contractOfPage(await pageActor(), contractId);
  const bundles = await readForPage(listBundles(await pageActor(), contractId));
  return <BundlesScreen key={contractId} contract={contract} initial={bundles} isVerifyingOpen={isVerifyingOpen()} />;
}
