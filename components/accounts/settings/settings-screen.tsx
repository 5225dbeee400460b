"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useEffect, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Chip } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/progress";
import type { OwnSessionDto } from "@/lib/people/accounts/schema";
import { PasswordForm, type ChangePassword } from "./password-form";
import { type ConfiguredModel, PreferencesForm, type SaveSettings } from "./preferences-form";
import { SessionList, type SessionActions } from "./session-list";
import { ThemeCard } from "./theme-card";
import { loadSettings, type LoadedSettings, type ShownUser } from "./settings-calls";

type SettingsActions = { saveSettings: SaveSettings; changePassword: ChangePassword } & SessionActions;

/** `children` go between password and sessions: the other ways to sign in. */
type Props = {
  hasPassword: boolean;
  sessions: readonly OwnSessionDto[];
  model: ConfiguredModel | null;
  actions: SettingsActions;
  children?: ReactNode;
};

/** Account, preferences, password and sessions of the signed-in user. Source: behaviour §17. */
export function SettingsScreen({ hasPassword, sessions, model, actions, children }: Props) {
  const { settings: words } = useCopy();
  const [state, setState] = useState<LoadedSettings | { step: "loading" }>({ step: "loading" });
  const isLoading = state.step === "loading";

  // The external system is the product's REST API; read once, when the page opens.
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
      <ThemeCard />
      <PreferencesForm settings={state.settings} model={model} saveSettings={actions.saveSettings} />
      <AccountInformation user={state.user} />
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
    // full screen height, so that loading content moves nothing visible
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

/** The user's name and role; administrators are highlighted (behaviour §17). */
function AccountInformation({ user }: { user: ShownUser }) {
  const { settings: words, common } = useCopy();
  return (
    <SectionCard id={SETTINGS_SECTIONS.account} title={words.account}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={words.name}>{user.name}</Fact>
        <Fact label={words.email}>{user.email || words.noEmail}</Fact>
        <Fact label={words.role}>
          <Chip highlighted={user.systemRole === "admin"}>{words.roles[user.systemRole]}</Chip>
        </Fact>
        <Fact label={words.created}>
          <DateText value={user.createdAt} words={{ missing: words.unknown, invalid: common.dates.unavailable }} />
        </Fact>
      </dl>
    </SectionCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-1">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** Replaces the password form for an account without one: it gets its first by a mailed link. */
function NoPassword() {
  const { password, secondFactor } = useCopy();
  return (
    <SectionCard id={SETTINGS_SECTIONS.password} title={password.change.title} text={secondFactor.noPassword.text}>
      <Link href="/forgot-password" className={buttonClasses({ variant: "outline" })}>
        {secondFactor.noPassword.ask}
      </Link>
    </SectionCard>
  );
}
