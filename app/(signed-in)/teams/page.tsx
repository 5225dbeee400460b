import type { Metadata } from "next";
import { TeamsScreen } from "@/components/folders/teams-screen";
import { copyFor } from "@/lib/copy/copy";
import { listTeams } from "@/lib/folders/teams";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).folders.teams.title };
}

/** The teams that the reader is in. Source: B-32.11. */
export default async function TeamsPage() {
  return <TeamsScreen teams={(await listTeams(await pageActor(), {})).items} />;
}
