import type { Metadata } from "next";
import { FoldersScreen } from "@/components/folders/folders-screen";
import { copyFor } from "@/lib/copy/copy";
import { listFolders } from "@/lib/folders/folders";
import { listTeams } from "@/lib/folders/teams";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).folders.title };
}

/** The folders in which the reader has a role. Source: B-32.11. */
export default async function FoldersPage() {
  const actor = await pageActor();
  const [folders, teams] = await Promise.all([listFolders(actor, {}), listTeams(actor, {})]);
  return <FoldersScreen first={folders.items} teams={teams.items} />;
}
