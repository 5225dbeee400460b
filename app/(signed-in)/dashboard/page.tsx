import type { Metadata } from "next";
import { joinAction } from "@/app/(signed-in)/collaborators/actions";
import { PendingInvitations } from "@/components/collaboration/pending-invitations";
import { ContractList } from "@/components/contracts/list/contract-list";
import { toListRow } from "@/components/contracts/list/contract-rows";
import { DashboardHeading } from "@/components/contracts/list/dashboard-heading";
import { EmptyContracts } from "@/components/contracts/list/empty-contracts";
import { pageLinks, trailIn } from "@/components/contracts/list/page-trail";
import { pageActor, pageLanguage } from "@/lib/adapters/page";
import { listPendingInvitations } from "@/lib/collaboration/invitations";
import { listContracts } from "@/lib/contracts/contracts";
import { copyFor } from "@/lib/copy/copy";

/** Contracts on one page of the dashboard. */
const CONTRACTS_ON_A_PAGE = 50;

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).contracts.dashboard.title };
}

/** Your Contracts: newest first, 50 a page by key. Source: spec §2 (Dashboard). */
export default async function DashboardPage({ searchParams }: { searchParams: Promise<{ cursor?: string | string[] }> }) {
  const actor = await pageActor();
  const trail = trailIn((await searchParams).cursor);
  const cursor = trail.at(-1);
  const [words, contracts, invitations] = await Promise.all([
    pageLanguage().then((language) => copyFor(language).contracts.dashboard),
    listContracts(actor, { limit: CONTRACTS_ON_A_PAGE, ...(cursor === undefined ? {} : { cursor }) }),
    listPendingInvitations(actor),
  ]);
  const isEmpty = contracts.items.length === 0 && trail.length === 0;
  return (
    <div className="space-y-6">
      <PendingInvitations invitations={invitations} join={joinAction} />
      <DashboardHeading words={words} />
      {isEmpty ? <EmptyContracts words={words} /> : <ContractList contracts={contracts.items.map(toListRow)} links={pageLinks("/dashboard", trail, contracts.nextCursor)} />}
    </div>
  );
}
