import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";
import { AdministratorNotice, UnprovenBanner } from "@/components/accounts/account-notices";
import { OtherAccount } from "@/components/accounts/other-account";
import { SessionKeeper } from "@/components/accounts/session-keeper";
import { MailService } from "@/components/forms/mail-service";
import { AppHeader } from "@/components/layout/app-header";
import { PageFrame } from "@/components/layout/page-frame";
import { Overlays } from "@/components/palette/overlays";
import { pageActor } from "@/lib/server/adapters/page";
import { noteBrowserZone } from "@/lib/deadlines/reminders";
import { isMailCarried } from "@/lib/people/accounts/administration/outgoing-mail";
import { unreadForHeader } from "@/lib/people/notifications/notifications";
import { logoutAction, sessionTokenAction } from "./actions";
import { findUnproven } from "./unproven";

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor();
  const unproven = findUnproven(actor);
  const [unread] = await Promise.all([unreadForHeader(actor), noteBrowserZone(actor.userId, actor.browserZone)]);
  return (
    <PageWords part="desk">
      <PageFrame header={<AppHeader userName={actor.name} unread={unread} logOut={logoutAction} />}>
        <OtherAccount userId={actor.userId} userName={actor.name} />
        <SessionKeeper readToken={sessionTokenAction} />
        <Overlays />
        <AdministratorNotice />
        {unproven && !actor.emailVouched && <UnprovenBanner {...unproven} />}
        <MailService isSetUp={isMailCarried()}>{children}</MailService>
      </PageFrame>
    </PageWords>
  );
}
