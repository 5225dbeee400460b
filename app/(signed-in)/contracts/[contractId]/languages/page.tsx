import type { Metadata } from "next";
import { LanguagesScreen } from "@/components/languages/languages-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { contractOfPage } from "../contract-of-page";

type PageProps = { params: Promise<{ contractId: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return { title: copyFor(await pageLanguage()).bilingual.toTitle(contract.name) };
}

export default async function LanguagesPage({ params }: PageProps) {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return <LanguagesScreen key={contract.id} contractId={contract.id} contractName={contract.name} />;
}
