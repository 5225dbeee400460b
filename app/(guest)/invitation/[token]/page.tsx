import type { Metadata } from "next";
import { joinAction } from "@/app/(signed-in)/collaborators/actions";
import { logoutAction } from "@/app/(signed-in)/actions";
import { GuestCard } from "@/components/accounts/guest-card";
import {
  AcceptForm,
  InvitationFacts,
  JoinButton,
  LogInToJoin,
  SomebodyElse,
} from "@/components/collaboration/invitation";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { pageLanguage, readForPage } from "@/lib/server/adapters/page";
import { visitInvitation } from "@/lib/people/collaboration/acceptance";
import { copyFor } from "@/lib/copy/copy";
import { acceptInvitationAction } from "./actions";

/** The link is the key: don't leak it to other sites by referrer, or to search engines. */
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: copyFor(await pageLanguage()).collaboration.invitation.title,
    referrer: "no-referrer",
    robots: { index: false, follow: false },
  };
}

/** Joining a contract: with a new account, or with one click. Source: behaviour §16. */
export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, visitor, language] = await Promise.all([params, currentActor(), pageLanguage()]);
  const invitation = await readForPage(visitInvitation(token, visitor));
  const words = copyFor(language).collaboration.invitation;
  const signedInAs = visitor?.email ?? "";
  return (
    <GuestCard title={words.title} text={words.invites(invitation.inviter.name)}>
      <InvitationFacts invitation={invitation} />
      {invitation.visitor === "invited" && <JoinButton token={token} signedInAs={signedInAs} join={joinAction} />}
      {invitation.visitor === "somebodyElse" && (
        <SomebodyElse token={token} invited={invitation.email} signedInAs={signedInAs} logOut={logoutAction} />
      )}
      {invitation.visitor === "guest" &&
        (invitation.hasAccount ? (
          <LogInToJoin token={token} />
        ) : (
          <AcceptForm token={token} accept={acceptInvitationAction} />
        ))}
    </GuestCard>
  );
}
