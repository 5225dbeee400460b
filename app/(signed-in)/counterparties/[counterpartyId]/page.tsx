import type { Metadata } from "next";
import { CounterpartyScreen } from "@/components/counterparties/counterparty-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).counterparties.title };
}

/** One counterparty: its contracts, what they say of it, and its usual terms. Source: B-30.2. */
export default async function CounterpartyPage({ params }: { params: Promise<{ counterpartyId: string }> }) {
  const [, { counterpartyId }] = await Promise.all([pageActor(), params]);
  return <CounterpartyScreen key={counterpartyId} counterpartyId={counterpartyId} />;
}
