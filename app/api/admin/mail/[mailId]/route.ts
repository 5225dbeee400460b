import { route } from "@/lib/server/adapters/route";
import { readMail } from "@/lib/people/accounts/administration/outgoing-mail";
import { mailParams, readMailDto } from "@/lib/people/accounts/schema";

export const GET = route({
  summary: "A letter with its words and link, where no mail service is set",
  answer: { one: readMailDto },
  params: mailParams,
  limit: "mail",
  scope: "session",
  run: ({ actor, params }) => readMail(actor, params.mailId),
});
