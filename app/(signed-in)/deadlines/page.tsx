import type { Metadata } from "next";
import { TABS } from "@/components/deadlines/deadline-groups";
import { DeadlinesScreen } from "@/components/deadlines/deadlines-screen";
import { TellTimeZone } from "@/components/deadlines/tell-time-zone";
import { pageActor, pageLanguage } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { hasTimeZone, todayOf } from "@/lib/deadlines/deadlines";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).deadlines.title };
}

/** Dates and duties of all contracts. Source: behaviour §27. */
export default async function DeadlinesPage({ searchParams }: { searchParams: Promise<{ tab?: string | string[] }> }) {
  const actor = await pageActor();
  const [today, isZoneKnown, { tab }] = await Promise.all([todayOf(actor), hasTimeZone(actor), searchParams]);
  return (
    <>
      {!isZoneKnown && <TellTimeZone />}
      <DeadlinesScreen today={today} first={TABS.find((one) => one === tab) ?? "ahead"} />
    </>
  );
}
