import { route } from "@/lib/adapters/route";
import { sendMailAgain } from "@/lib/accounts/administration/outgoing-mail";
import { mailDto, mailParams } from "@/lib/accounts/schema";

export const POST = route({
  summary: "Send a letter again",
  answer: { one: mailDto },
  params: mailParams,
  status: 202,
  limit: "mail",
  run: ({ actor, params, commit }) => sendMailAgain(actor, params.mailId, commit),
});
