import { route } from "@/lib/adapters/route";
import { readMail } from "@/lib/accounts/outgoing-mail";
import { mailParams } from "@/lib/accounts/schema";

export const GET = route({
  params: mailParams,
  limit: "mail",
  run: ({ actor, params }) => readMail(actor, params.mailId),
});
