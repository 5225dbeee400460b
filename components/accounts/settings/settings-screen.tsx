"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useEffect, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Chip } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { useTheme } from "@/components/ui/hooks/use-theme";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/progress";
import type { OwnSessionDto } from "@/lib/people/accounts/schema";
import { THEMES, type Theme } from "@/lib/theme";
import { PasswordForm, type ChangePassword } from "./password-form";
import { PreferencesForm, type ConfiguredModel, type SaveSettings } from "./preferences-form";
import { SessionList, type SessionActions } from "./session-list";
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

/** How the product looks in this browser, by pictures; takes effect at once (B-6.12). */
function ThemeCard() {
  const { common, settings } = useCopy();
  const [theme, chooseTheme] = useTheme();
  return (
    <SectionCard id={SETTINGS_SECTIONS.theme} title={common.theme.label} text={settings.themeHint}>
      <fieldset className="grid max-w-lg grid-cols-3 gap-3 sm:gap-4">
        <legend className="sr-only">{common.theme.label}</legend>
        {THEMES.map((value) => (
          <label key={value} className="group min-w-0 cursor-pointer">
            <input
              type="radio"
              name="theme"
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="peer sr-only"
            />
            <Picture theme={value} />
            <span className="block pt-1.5 text-sm font-medium">{common.theme[value]}</span>
          </label>
        ))}
      </fieldset>
    </SectionCard>
  );
}

const FRAME =
  "block aspect-[16/9] overflow-hidden rounded border border-line transition-shadow duration-150 group-hover:border-line-strong peer-checked:border-primary peer-checked:ring-2 peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-primary";

/** A page in small; the system's is half of each. */
function Picture({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 128 72" aria-hidden="true" className={classes(FRAME, "w-full")} preserveAspectRatio="none">
      <Sheet isDark={theme === "dark"} />
      {theme === "system" && (
        <g clipPath="polygon(100% 0, 100% 100%, 0 100%)" style={{ clipPath: "polygon(100% 0, 100% 100%, 0 100%)" }}>
          <Sheet isDark />
        </g>
      )}
    </svg>
  );
}

function Sheet({ isDark }: { isDark: boolean }) {
  const [desk, bar, paper, ink, mark] = isDark
    ? ["#14181f", "#1b212a", "#232a34", "#4b5563", "#86bdf7"]
    : ["#edebe6", "#ffffff", "#fffefb", "#cfccc5", "#1565c0"];
  return (
    <>
      <rect width="128" height="72" fill={desk} />
      <rect width="18" height="72" fill={bar} />
      <rect x="32" y="10" width="80" height="62" fill={paper} />
      <rect x="40" y="18" width="30" height="4" rx="1" fill={mark} />
      {[28, 37, 46, 55].map((y) => (
        <rect key={y} x="40" y={y} width={y === 46 ? 44 : 62} height="3" rx="1" fill={ink} />
      ))}
    </>
  );
}
