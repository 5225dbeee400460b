"use client";

import { Link } from "@/components/ui/link";
import { useEffect, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { OwnSessionDto } from "@/lib/accounts/schema";
import { AccountInformation } from "./account-information";
import type { ConfiguredModel } from "./engine-switch";
import { NoPassword } from "./no-password";
import { PasswordForm, type ChangePassword } from "./password-form";
import { PreferencesForm, type SaveSettings } from "./preferences-form";
import { SessionList, type SessionActions } from "./session-list";
import { loadSettings, type LoadedSettings } from "./settings-calls";

type SettingsActions = { saveSettings: SaveSettings; changePassword: ChangePassword } & SessionActions;

/** `children` stand between password and sessions: the other ways to log in. */
type Props = {
  hasPassword: boolean;
  sessions: readonly OwnSessionDto[];
  model: ConfiguredModel | null;
  actions: SettingsActions;
  children?: ReactNode;
};

/** Account, preferences, password and sessions of the signed-in person. Source: behaviour §17. */
export function SettingsScreen({ hasPassword, sessions, model, actions, children }: Props) {
  const { settings: words } = useCopy();
  const [state, setState] = useState<LoadedSettings | { step: "loading" }>({ step: "loading" });
  const isLoading = state.step === "loading";

  // The other system is the product's REST API; asked once, when the page opens.
  useEffect(() => {
    if (!isLoading) return undefined;
    let isOver = false;
    void loadSettings(words).then((loaded) => !isOver && setState(loaded));
    return () => {
      isOver = true;
    };
  }, [isLoading, words]);

  if (state.step === "loading") return <Waiting label={words.loading} />;
  if (state.step === "failed") return <Problem message={state.message} goToLogin={words.goToLogin} />;
  return (
    <div className="space-y-4">
      <AccountInformation user={state.user} />
      <PreferencesForm settings={state.settings} model={model} saveSettings={actions.saveSettings} />
      {hasPassword ? (
        <PasswordForm email={state.user.email ?? ""} changePassword={actions.changePassword} />
      ) : (
        <NoPassword />
      )}
      {children}
      <SessionList sessions={sessions} actions={actions} />
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    // as high as the screen, so that what comes pushes nothing that is seen
    <div className="page-waits flex min-h-svh justify-center py-24">
      <Spinner label={label} />
    </div>
  );
}

function Problem({ message, goToLogin }: { message: string; goToLogin: string }) {
  return (
    <div className="space-y-4">
      <Banner tone="error">{message}</Banner>
      <Link href="/login" className={buttonClasses()}>
        {goToLogin}
      </Link>
    </div>
  );
}
