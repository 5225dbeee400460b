"use server";

import { publicAction } from "@/lib/adapters/action";
import { currentActor } from "@/lib/adapters/current-actor";
import { pageLanguage } from "@/lib/adapters/page";
import { actionClient, withSessionCookie } from "@/lib/adapters/session-action";
import { SESSION_WORDS } from "@/lib/adapters/session-cookie";
import { acceptInvitation } from "@/lib/collaboration/acceptance";
import { acceptInvitationInput } from "@/lib/collaboration/schema";

/** For somebody new; whoever is signed in meanwhile is told what stands in the way. */
export const acceptInvitationAction = publicAction(
  acceptInvitationInput,
  async ({ token, ...input }) =>
    withSessionCookie(
      await acceptInvitation(token, input, {
        actor: await currentActor(),
        client: { ...(await actionClient()), language: await pageLanguage() },
      }),
    ),
  { words: SESSION_WORDS.accept, limit: "link" },
);
