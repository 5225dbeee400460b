import type { Metadata } from "next";
import { cache } from "react";
import { FamilyScreen } from "@/components/families/family-screen";
import { copyFor } from "@/lib/copy/copy";
import { getFamily } from "@/lib/families/families";
import { pageActor, readForPage } from "@/lib/server/adapters/page";

type PageProps = { params: Promise<{ familyId: string }> };

/** Read once for the page and its title. */
const familyOfPage = cache(async (familyId: string) => {
  const actor = await pageActor();
  return { actor, family: await readForPage(getFamily(actor, familyId)) };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { actor, family } = await familyOfPage((await params).familyId);
  return { title: family.name || copyFor(actor.language).families.one };
}

/** A family's documents by date, and the text in force. Source: behaviour §31. */
export default async function FamilyPage({ params }: PageProps) {
  const { family } = await familyOfPage((await params).familyId);
  return <FamilyScreen key={family.id} family={family} />;
}
