import type { Metadata } from "next";
import { IdentityCard } from "@/components/accounts/settings/identity-card";
import { SecondFactorCard } from "@/components/accounts/second-factor/second-factor-card";
import { SectionList } from "@/components/accounts/settings/section-list";
import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { SettingsScreen } from "@/components/accounts/settings/settings-screen";
import { TokenCard } from "@/components/accounts/tokens/token-card";
import { ReminderCard } from "@/components/deadlines/reminder-card";
import { buttonClasses } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { StorageCard, StorageNotice } from "@/components/storage/storage";
import { ownUsage } from "@/lib/access/quotas";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { problemWords } from "@/lib/server/adapters/field-words";
import { issuerName } from "@/lib/people/accounts/openid/issuer";
import { listIdentities } from "@/lib/people/accounts/openid/link";
import { listSessions } from "@/lib/people/accounts/session/session";
import { getSecondFactor } from "@/lib/people/accounts/second-factor/set-up";
import { listTokens } from "@/lib/people/accounts/tokens/tokens";
import { inboxAddress } from "@/lib/inbox/listing";
import { configuredModel } from "@/lib/assistant/chosen-engine";
import { copyFor } from "@/lib/copy/copy";
import {
  changePasswordAction,
  endOtherSessionsAction,
  endSessionAction,
  saveSettingsAction,
  startLinkAction,
  unlinkIdentityAction,
} from "./actions";
import { factorActions } from "./factor-actions";
import { createTokenAction, revokeTokenAction, rotateTokenAction } from "./token-actions";
import { findUnproven } from "../unproven";

type Props = { searchParams: Promise<{ linked?: string | string[]; problem?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).settings.title };
}

/** User Settings. Source: behaviour §17. */
export default async function SettingsPage({ searchParams }: Props) {
  const actor = await pageActor();
  const unproven = findUnproven(actor);
  const [sessions, usage, factor, identities, tokens, copy, { linked, problem }] = await Promise.all([
    listSessions(actor),
    ownUsage(actor),
    getSecondFactor(actor),
    listIdentities(actor),
    listTokens(actor),
    pageLanguage().then(copyFor),
    searchParams,
  ]);
  return (
    <div className="mx-auto max-w-5xl gap-x-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <PageHeading title={copy.settings.title} />
      </div>
      <div>
        <SectionList hasIdentities={issuerName !== null} hasInbox={inboxAddress !== null} />
      </div>
      <div className="min-w-0 space-y-4 max-lg:pt-2">
        <StorageNotice usage={usage} words={copy.storage} link={false} />
        <SettingsScreen
          hasPassword={factor.hasPassword}
          sessions={sessions}
          model={configuredModel}
          actions={{
            saveSettings: saveSettingsAction,
            changePassword: changePasswordAction,
            endSession: endSessionAction,
            endOtherSessions: endOtherSessionsAction,
          }}
        >
          <SecondFactorCard factor={factor} actions={factorActions} unproven={unproven} />
          {issuerName !== null && (
            <IdentityCard
              issuer={issuerName}
              identities={identities}
              factor={factor}
              unproven={unproven}
              outcome={{ isLinked: linked !== undefined, problem: problemWords(problem, copy) }}
              actions={{
                confirmItsMe: factorActions.confirmItsMe,
                startConfirmation: factorActions.startConfirmation,
                startLink: startLinkAction,
                unlink: unlinkIdentityAction,
              }}
            />
          )}
          <TokenCard
            tokens={tokens}
            factor={factor}
            unproven={unproven}
            isAdministrator={actor.systemRole === "admin"}
            actions={{
              confirmItsMe: factorActions.confirmItsMe,
              startConfirmation: factorActions.startConfirmation,
              createToken: createTokenAction,
              rotateToken: rotateTokenAction,
              revokeToken: revokeTokenAction,
            }}
          />
        </SettingsScreen>
        <ReminderCard unproven={unproven} />
        <SectionCard id={SETTINGS_SECTIONS.webhooks} title={copy.webhooks.title} text={copy.webhooks.hint}>
          <Link href="/settings/webhooks" className={buttonClasses({ variant: "outline" })}>
            {copy.webhooks.open}
          </Link>
        </SectionCard>
        {inboxAddress !== null && (
          <SectionCard id={SETTINGS_SECTIONS.inbox} title={copy.inbox.title} text={copy.inbox.hint(inboxAddress)}>
            <Link href="/settings/mail" className={buttonClasses({ variant: "outline" })}>
              {copy.inbox.open}
            </Link>
          </SectionCard>
        )}
        <StorageCard usage={usage} words={copy.storage} />
      </div>
    </div>
  );
}
