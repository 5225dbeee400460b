import type { Metadata } from "next";
import { cache } from "react";
import { LanguagesScreen } from "@/components/languages/languages-screen";
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
  return { title: copyFor(await pageLanguage()).bilingual.toTitle(contract.name) };
}

export default async function LanguagesPage({ params }: PageProps) {
  const contract = await contractOfPage((await params).contractId);
  return <LanguagesScreen key={contract.id} contractId={contract.id} contractName={contract.name} />;
}
