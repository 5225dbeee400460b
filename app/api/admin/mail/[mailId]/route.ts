import { route } from "@/lib/adapters/route";
import { readMail } from "@/lib/accounts/administration/outgoing-mail";
import { mailParams, readMailDto } from "@/lib/accounts/schema";

export const GET = route({
  summary: "A letter with its words and link, where no mail service is set",
  answer: { one: readMailDto },
  params: mailParams,
  limit: "mail",
  run: ({ actor, params }) => readMail(actor, params.mailId),
});
