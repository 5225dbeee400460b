import type { Metadata } from "next";
import { cache } from "react";
import { SinceScreen } from "@/components/since/since-screen";
import { getContract } from "@/lib/contracts/contracts";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";

type PageProps = { params: Promise<{ contractId: string }> };

/** Read once for the page and its title. */
const contractOfPage = cache(async (contractId: string) => {
  const actor = await pageActor();
  return readForPage(getContract(actor, contractId));
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage((await params).contractId);
  return { title: copyFor(await pageLanguage()).since.toTitle(contract.name) };
}

/** What changed since one contract was signed. Source: behaviour §49. */
export default async function SincePage({ params }: PageProps) {
  const contract = await contractOfPage((await params).contractId);
  return <SinceScreen key={contract.id} contractId={contract.id} contractName={contract.name} />;
}
