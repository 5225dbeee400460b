import type { Metadata } from "next";
import { ReportsScreen } from "@/components/reports/reports-screen";
import { copyFor } from "@/lib/copy/copy";
import { listCounterparties } from "@/lib/counterparties/counterparties";
import { makeReports, ownersToChoose } from "@/lib/portfolio/reports/reports";
import { reportsQuery } from "@/lib/portfolio/reports/schema";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).reports.title };
}

const COUNTERPARTIES_OFFERED = 100;

/** Plots over the reader's contracts; an address that asks for what there is not shows the usual period. B-35.8. */
export default async function ReportsPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const [actor, language, asked] = await Promise.all([pageActor(), pageLanguage(), searchParams]);
  const read = reportsQuery.safeParse(asked);
  const query = read.success ? read.data : reportsQuery.parse({});
  const [reports, owners, { items }] = await Promise.all([
    readForPage(makeReports(actor, query)),
    ownersToChoose(actor),
    listCounterparties(actor, { sort: "contracts", order: "desc", limit: COUNTERPARTIES_OFFERED }),
  ]);
  return (
    <ReportsScreen
      copy={copyFor(language)}
      language={language}
      reports={reports}
      query={query}
      owners={owners}
      counterparties={items.map(({ id, name }) => ({ id, name }))}
    />
  );
}
