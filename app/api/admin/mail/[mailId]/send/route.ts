import { route } from "@/lib/server/adapters/route";
import { sendMailAgain } from "@/lib/people/accounts/administration/outgoing-mail";
import { mailDto, mailParams } from "@/lib/people/accounts/schema";

export const POST = route({
  summary: "Send a letter again",
  answer: { one: mailDto },
  params: mailParams,
  status: 202,
  limit: "mail",
  scope: "admin",
  run: ({ actor, params, commit }) => sendMailAgain(actor, params.mailId, commit),
});
