"use server";

import { publicAction } from "@/lib/server/adapters/action";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { pageLanguage } from "@/lib/server/adapters/page";
import { actionClient, browserZone, withSessionCookie, SESSION_WORDS } from "@/lib/server/adapters/session-cookie";
import { acceptInvitation } from "@/lib/people/collaboration/acceptance";
import { acceptInvitationInput } from "@/lib/people/collaboration/schema";
import { noteBrowserZone } from "@/lib/deadlines/reminders";

/** For new users; someone who has signed in meanwhile gets an error saying what is in the way. */
export const acceptInvitationAction = publicAction(
  acceptInvitationInput,
  async ({ token, ...input }) => {
    const session = await acceptInvitation(token, input, {
      actor: await currentActor(),
      client: { ...(await actionClient()), language: await pageLanguage() },
    });
    await noteBrowserZone(session.user.id, await browserZone());
    return withSessionCookie(session);
  },
  { words: SESSION_WORDS.accept, limit: "link" },
);
