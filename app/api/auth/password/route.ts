import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";
import { API_HEADERS } from "@/lib/server/adapters/failure";
import { route } from "@/lib/server/adapters/route";
import { withBrowserMark } from "@/lib/server/adapters/session-cookie";
import { changePassword } from "@/lib/people/accounts/password/new-password";
import { changePasswordBody } from "@/lib/people/accounts/schema";

export const PUT = route({
  summary: "Change one's own password",
  answer: "nothing",
  body: changePasswordBody,
  words: PASSWORD_WORDS.change,
  status: 204,
  limit: "password",
  scope: "session",
  run: ({ actor, body }) => changePassword(actor, body),
  respond: (_done, { actor }) =>
    withBrowserMark(new Response(null, { status: 204, headers: API_HEADERS }), actor.email),
});
