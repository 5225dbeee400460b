"use server";
import { z } from "zod";
import { changePassword } from "@/lib/people/accounts/password/new-password";
import { startLink, unlinkIdentity } from "@/lib/people/accounts/openid/link";
import { identityIdInput, changePasswordBody, sessionParams, settingsBody } from "@/lib/people/accounts/schema";
import { endOneSession, endOtherSessions } from "@/lib/people/accounts/session/session";
import { saveSettings } from "@/lib/people/accounts/settings";
import { action } from "@/lib/server/adapters/action";
import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";
import { markBrowser } from "@/lib/server/adapters/session-cookie";

export const saveSettingsAction = action(settingsBody, async (actor, input) => saveSettings(actor, input), {
  limit: "change",
});

export const changePasswordAction = action(
  changePasswordBody,
  async (actor, input) => {
    await changePassword(actor, input);
    await markBrowser(actor.email);
  },
  { words: PASSWORD_WORDS.change, limit: "password" },
);

export const endSessionAction = action(sessionParams, async (actor, { sessionId }) => endOneSession(actor, sessionId), {
  limit: "removal",
});

export const endOtherSessionsAction = action(z.void(), async (actor) => endOtherSessions(actor), { limit: "removal" });

export const startLinkAction = action(z.void(), async (actor) => startLink(actor), { limit: "change" });

export const unlinkIdentityAction = action(identityIdInput, async (actor, input) => unlinkIdentity(actor, input), {
  limit: "removal",
});
