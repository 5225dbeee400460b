import type { Metadata } from "next";
import { AllSinceScreen } from "@/components/since/all-since-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).since.allTitle };
}

/** What changed since all signed contracts of the caller were. Source: B-49.7. */
export default async function AllSincePage() {
  await pageActor();
  return <AllSinceScreen />;
}
