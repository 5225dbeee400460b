import type { Metadata } from "next";
import { CounterpartiesScreen } from "@/components/counterparties/counterparties-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).counterparties.title };
}

/** Whom the person has contracts with. Source: behaviour §30. */
export default async function CounterpartiesPage() {
  await pageActor();
  return <CounterpartiesScreen />;
}
