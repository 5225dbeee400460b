import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";
import { AdministratorNotice } from "@/components/accounts/administrator-notice";
import { SessionKeeper } from "@/components/accounts/session-keeper";
import { UnprovenBanner } from "@/components/accounts/verification/unproven-banner";
import { AppHeader } from "@/components/layout/app-header";
import { PageFrame } from "@/components/layout/page-frame";
import { Overlays } from "@/components/palette/overlays";
import { isMailCarried } from "@/lib/accounts/outgoing-mail";
import { pageActor } from "@/lib/adapters/page";
import { unreadForHeader } from "@/lib/notifications/notifications";
import { logoutAction, resendVerificationAction, sessionTokenAction } from "./actions";

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor();
  const unread = await unreadForHeader(actor);
  return (
    <PageWords part="desk">
      <PageFrame header={<AppHeader userName={actor.name} unread={unread} logOut={logoutAction} />}>
        <SessionKeeper readToken={sessionTokenAction} />
        <Overlays />
        <AdministratorNotice />
        {!actor.emailVerified && !actor.emailVouched && (
          <UnprovenBanner
            email={actor.email}
            isAdministrator={actor.systemRole === "admin"}
            sendsMail={isMailCarried()}
            resend={resendVerificationAction}
          />
        )}
        {children}
      </PageFrame>
    </PageWords>
  );
}
