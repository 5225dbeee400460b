import type { Metadata } from "next";
import { BatchScreen } from "@/components/drafting/batch/batch-screen";
import { copyFor } from "@/lib/copy/copy";
import { getBatch } from "@/lib/drafting/batches/batches";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";

type PageProps = { params: Promise<{ batchId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).drafting.steps.drafts };
}

/** Drafts that are made in one go. Source: behaviour §33. */
export default async function DraftsPage({ params }: PageProps) {
  const actor = await pageActor();
  const batch = await readForPage(getBatch(actor, (await params).batchId));
  return <BatchScreen key={batch.id} initial={batch} />;
}
