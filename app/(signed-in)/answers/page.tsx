import type { Metadata } from "next";
import { AnswersScreen } from "@/components/portfolio/answers-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).portfolio.title };
}

/** Answers of all contracts in a table; the address names the view that is open. Source: behaviour §29. */
export default async function AnswersPage({ searchParams }: { searchParams: Promise<{ view?: string | string[] }> }) {
  const [, { view }] = await Promise.all([pageActor(), searchParams]);
  return <AnswersScreen first={typeof view === "string" ? view : null} />;
}
