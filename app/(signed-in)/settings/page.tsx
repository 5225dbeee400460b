import type { Metadata } from "next";
import { SecondFactorCard } from "@/components/accounts/second-factor/second-factor-card";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { PageHeading } from "@/components/layout/page-heading";
import { StorageCard } from "@/components/storage/storage-card";
import { StorageNotice } from "@/components/storage/storage-notice";
import { ownUsage } from "@/lib/access/quotas";
import { pageActor, pageLanguage } from "@/lib/adapters/page";
import { listSessions } from "@/lib/accounts/sessions";
import { secondFactorOf } from "@/lib/accounts/second-factor/set-up";
import { configuredModel } from "@/lib/assistant/engine";
import { copyFor } from "@/lib/copy/copy";
import { changePasswordAction, endOtherSessionsAction, endSessionAction, saveSettingsAction } from "./actions";
import { factorActions } from "./factor-actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).settings.title };
}

/** User Settings. Source: spec §2 (Settings). */
export default async function SettingsPage() {
  const actor = await pageActor();
  const [sessions, usage, factor, copy] = await Promise.all([listSessions(actor), ownUsage(actor), secondFactorOf(actor), pageLanguage().then(copyFor)]);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={copy.settings.title} />
      <div className="mb-6 space-y-6 empty:hidden">
        <StorageNotice usage={usage} words={copy.storage} link={false} />
      </div>
      <SettingsScreen sessions={sessions} model={configuredModel} actions={{ saveSettings: saveSettingsAction, changePassword: changePasswordAction, endSession: endSessionAction, endOtherSessions: endOtherSessionsAction }}>
        <SecondFactorCard factor={factor} actions={factorActions} />
      </SettingsScreen>
      <div className="mt-6">
        <StorageCard usage={usage} words={copy.storage} />
      </div>
    </div>
  );
}
