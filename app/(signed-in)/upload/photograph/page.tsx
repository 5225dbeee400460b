import type { Metadata } from "next";
import { photographContractAction, startUploadAction } from "@/app/(signed-in)/upload/actions";
import { PhotographForm } from "@/components/contracts/photograph/photograph-form";
import { BackLink } from "@/components/ui/page-heading";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).paper.title };
}

/** A new contract from photographs of its pages. Source: behaviour §51. */
export default async function PhotographPage() {
  await pageActor();
  const { contracts, paper: words } = copyFor(await pageLanguage());
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <div className="space-y-1">
        <BackLink href="/dashboard">{contracts.upload.back}</BackLink>
        <h1>{words.title}</h1>
        <p className="text-sm text-ink-muted">{words.intro}</p>
      </div>
      <PhotographForm actions={{ startUpload: startUploadAction, photographContract: photographContractAction }} />
    </div>
  );
}
