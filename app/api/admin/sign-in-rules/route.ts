import { route } from "@/lib/server/adapters/route";
import { signInRulesBody, signInRulesDto } from "@/lib/people/accounts/second-factor/schema";
import { changeSignInRules, readSignInRules } from "@/lib/people/accounts/second-factor/sign-in-rules";

export const GET = route({
  summary: "Of whom a second factor is required",
  answer: { one: signInRulesDto },
  scope: "admin",
  run: ({ actor }) => readSignInRules(actor),
});

export const PUT = route({
  summary: "Require a second factor of nobody, administrators or everybody",
  answer: { one: signInRulesDto },
  body: signInRulesBody,
  limit: "change",
  scope: "admin",
  run: ({ actor, body }) => changeSignInRules(actor, body),
});
