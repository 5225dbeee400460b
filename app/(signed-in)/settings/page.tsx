import type { Metadata } from "next";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { PageHeading } from "@/components/layout/page-heading";
import { pageActor, pageLanguage } from "@/lib/adapters/page";
import { listSessions } from "@/lib/accounts/sessions";
import { configuredModel } from "@/lib/assistant/engine";
import { copyFor } from "@/lib/copy/copy";
import { changePasswordAction, endOtherSessionsAction, endSessionAction, saveSettingsAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).settings.title };
}

/** User Settings. Source: spec §2 (Settings). */
export default async function SettingsPage() {
  const actor = await pageActor();
  const sessions = await listSessions(actor);
  const { title } = copyFor(await pageLanguage()).settings;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={title} />
      <SettingsScreen sessions={sessions} model={configuredModel} actions={{ saveSettings: saveSettingsAction, changePassword: changePasswordAction, endSession: endSessionAction, endOtherSessions: endOtherSessionsAction }} />
    </div>
  );
}
