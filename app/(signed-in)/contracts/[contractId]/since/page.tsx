import type { Metadata } from "next";
import { SinceScreen } from "@/components/since/since-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { contractOfPage } from "../contract-of-page";

type PageProps = { params: Promise<{ contractId: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return { title: copyFor(await pageLanguage()).since.toTitle(contract.name) };
}

/** What changed since one contract was signed. Source: behaviour §49. */
export default async function SincePage({ params }: PageProps) {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return <SinceScreen key={contract.id} contractId={contract.id} contractName={contract.name} />;
}
