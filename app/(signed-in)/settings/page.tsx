import type { Metadata } from "next";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { PageHeading } from "@/components/layout/page-heading";
import { pageActor, pageLanguage } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { changePasswordAction, saveSettingsAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).settings.title };
}

/** User Settings. Source: spec §2 (Settings). */
export default async function SettingsPage() {
  await pageActor();
  const { title } = copyFor(await pageLanguage()).settings;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={title} />
      <SettingsScreen actions={{ saveSettings: saveSettingsAction, changePassword: changePasswordAction }} />
    </div>
  );
}
