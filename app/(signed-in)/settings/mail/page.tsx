import type { Metadata } from "next";
import { ReceivedMails } from "@/components/inbox/received-mails";
import { copyFor } from "@/lib/copy/copy";
import { inboxAddress, listReceivedMails } from "@/lib/inbox/listing";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { findUnproven } from "../../unproven";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).inbox.title };
}

/** What the reader sent by mail, and what answers to their rounds came. Source: B-42.8. */
export default async function ReceivedMailPage() {
  const actor = await pageActor();
  return <ReceivedMails address={inboxAddress} mails={await listReceivedMails(actor)} unproven={findUnproven(actor)} />;
}
