import type { Metadata } from "next";
import { FamiliesScreen } from "@/components/families/families-screen";
import { copyFor } from "@/lib/copy/copy";
import { listFamilies } from "@/lib/families/families";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).families.title };
}

/** The families in which the reader has a part. Source: B-31.3. */
export default async function FamiliesPage() {
  return <FamiliesScreen first={await listFamilies(await pageActor(), {})} />;
}
