import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CompareScreen } from "@/components/compare/compare-screen";
import { isComparingOpen } from "@/lib/compare/comparisons";
import { copyFor } from "@/lib/copy/copy";
import { pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).compare.title };
}

/** Two files compared without an account. Source: behaviour §45. */
export default function ComparePage() {
  if (!isComparingOpen()) notFound();
  return <CompareScreen token={null} />;
}
