import type { Metadata } from "next";
import { UploadForm } from "@/components/contracts/upload/upload-form";
import { BackLink } from "@/components/ui/page-heading";
import { StorageNotice } from "@/components/storage/storage";
import { ownUsage } from "@/lib/access/quotas";
import { inboxAddress } from "@/lib/inbox/listing";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { startUploadAction, uploadContractAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).contracts.upload.title };
}

/** A new contract from a file. Source: behaviour §8. */
export default async function UploadPage() {
  const actor = await pageActor();
  const [
    {
      contracts: { upload: words },
      inbox,
      storage,
    },
    usage,
  ] = await Promise.all([pageLanguage().then(copyFor), ownUsage(actor)]);
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <div className="space-y-1">
        <BackLink href="/dashboard">{words.back}</BackLink>
        <h1>{words.title}</h1>
        <p className="text-sm text-ink-muted">{words.intro}</p>
        {inboxAddress !== null && (
          <p className="text-sm break-words text-ink-muted">{inbox.uploadHint(inboxAddress)}</p>
        )}
      </div>
      <StorageNotice usage={usage} words={storage} />
      <UploadForm actions={{ startUpload: startUploadAction, uploadContract: uploadContractAction }} />
    </div>
  );
}
