import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CounterpartiesScreen } from "@/components/counterparties/counterparties-screen";
import { counterpartyAddress } from "@/components/counterparties/counterparty-calls";
import { copyFor } from "@/lib/copy/copy";
import { partyNamed } from "@/lib/counterparties/ours";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).counterparties.title };
}

type Asked = { contract?: string | string[]; name?: string | string[] };

/**
 * Whom the person has contracts with. An address that names a contract, as other screens link a party, leads to that
 * party's page. Source: behaviour §30.
 */
export default async function CounterpartiesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const [actor, { contract, name }] = await Promise.all([pageActor(), searchParams]);
  const text = typeof name === "string" ? name : "";
  const id = typeof contract === "string" ? await partyNamed(actor, contract, text) : null;
  if (id !== null) redirect(counterpartyAddress(id));
  return <CounterpartiesScreen first={text} />;
}
