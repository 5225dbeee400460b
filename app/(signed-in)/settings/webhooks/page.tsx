import type { Metadata } from "next";
import { WebhooksScreen } from "@/components/webhooks/webhooks-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { listWebhooks } from "@/lib/webhooks/webhooks";
import { findUnproven } from "../../unproven";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).webhooks.title };
}

/** The reader's webhooks. Source: B-39.8. */
export default async function WebhooksPage() {
  const actor = await pageActor();
  return <WebhooksScreen webhooks={await listWebhooks(actor)} unproven={findUnproven(actor)} />;
}
