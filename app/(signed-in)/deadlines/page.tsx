import type { Metadata } from "next";
import { TABS } from "@/components/deadlines/deadline-groups";
import { DeadlinesScreen } from "@/components/deadlines/deadlines-screen";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { findToday } from "@/lib/deadlines/deadlines";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).deadlines.title };
}

/** Dates and duties across all contracts. Source: behaviour §27. */
export default async function DeadlinesPage({ searchParams }: { searchParams: Promise<{ tab?: string | string[] }> }) {
  const actor = await pageActor();
  const [today, { tab }] = await Promise.all([findToday(actor), searchParams]);
  return <DeadlinesScreen today={today} first={TABS.find((one) => one === tab) ?? null} />;
}
