import type { Metadata } from "next";
import { CompareScreen } from "@/components/compare/compare-screen";
import { readComparison } from "@/lib/compare/comparisons";
import { copyFor } from "@/lib/copy/copy";
import { pageLanguage, readForPage } from "@/lib/server/adapters/page";

/** The address is a secret: it goes to no other site and into no search engine. */
export async function generateMetadata(): Promise<Metadata> {
  const { title } = copyFor(await pageLanguage()).compare;
  return { title, referrer: "no-referrer", robots: { index: false, follow: false } };
}

/** What a comparison found, for whoever has its address. Source: behaviour §45. */
export default async function ComparisonPage({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, language] = await Promise.all([params, pageLanguage()]);
  await readForPage(readComparison(token, language));
  return <CompareScreen token={token} />;
}
