import type { Metadata } from "next";
import { BulkScreen } from "@/components/drafting/bulk/bulk-screen";
import { listTemplates } from "@/lib/contracts/templates/templates";
import { copyFor } from "@/lib/copy/copy";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import { listBatches } from "@/lib/drafting/batches/batches";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).drafting.title };
}

type PageProps = { searchParams: Promise<{ template?: string | string[] }> };

/** Drafts from a template and a spreadsheet. Source: behaviour §33. */
export default async function SpreadsheetPage({ searchParams }: PageProps) {
  const actor = await pageActor();
  const [{ template }, own, recent] = await Promise.all([searchParams, listTemplates(actor), listBatches(actor)]);
  const asked = [template].flat()[0];
  const ownId = own.find(({ id }) => id === asked)?.id;
  const type = TEMPLATE_TYPES.find((one) => one === asked) ?? TEMPLATE_TYPES[0];
  const first =
    ownId === undefined ? { templateId: type, language: actor.language } : { templateId: ownId, language: null };
  return <BulkScreen first={first} own={own} recent={recent} />;
}
