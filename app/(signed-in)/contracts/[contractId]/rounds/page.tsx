import type { Metadata } from "next";
import { cache } from "react";
import { startUploadAction } from "../../../upload/actions";
import { RoundsScreen } from "@/components/rounds/rounds-screen";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";
import { isMailCarried } from "@/lib/people/accounts/administration/outgoing-mail";
import { getContract } from "@/lib/contracts/contracts";
import { copyFor } from "@/lib/copy/copy";

type PageProps = { params: Promise<{ contractId: string }> };

/** Read once for the page and its title. */
const contractOfPage = cache(async (contractId: string) => {
  const actor = await pageActor();
  return { actor, contract: await readForPage(getContract(actor, contractId)) };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { contract } = await contractOfPage((await params).contractId);
  return { title: copyFor(await pageLanguage()).rounds.contractTitle(contract.name) };
}

export default async function RoundsPage({ params }: PageProps) {
  const { actor, contract } = await contractOfPage((await params).contractId);
  return (
    <RoundsScreen
      key={contract.id}
      contract={contract}
      userId={actor.userId}
      hasMail={isMailCarried()}
      actions={{ startUpload: startUploadAction }}
    />
  );
}
