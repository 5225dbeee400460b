import type { Metadata } from "next";
import { AmendScreen } from "@/components/drafting/amending/amend-screen";
import { copyFor } from "@/lib/copy/copy";
import { TOPIC_IDS } from "@/lib/engine/review/topics";
import { topicName } from "@/lib/positions/kinds";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).amending.title };
}

/** One clause changed in many contracts. Source: behaviour §33. */
export default async function AmendmentsPage() {
  await pageActor();
  const { topics } = copyFor(await pageLanguage()).positions;
  const named = TOPIC_IDS.map((id) => ({ id, name: topicName(id, topics) }));
  return <AmendScreen topics={named.sort((one, other) => one.name.localeCompare(other.name))} />;
}
