import type { Metadata } from "next";
import { startUploadAction } from "../../../upload/actions";
import { RoundsScreen } from "@/components/rounds/rounds-screen";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { isMailCarried } from "@/lib/people/accounts/administration/outgoing-mail";
import { copyFor } from "@/lib/copy/copy";
import { contractOfPage } from "../contract-of-page";

type PageProps = { params: Promise<{ contractId: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return { title: copyFor(await pageLanguage()).rounds.contractTitle(contract.name) };
}

export default async function RoundsPage({ params }: PageProps) {
  const actor = await pageActor();
  const contract = await contractOfPage(actor, (await params).contractId);
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
