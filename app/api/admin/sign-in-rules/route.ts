import { route } from "@/lib/adapters/route";
import { signInRulesBody } from "@/lib/accounts/second-factor/schema";
import { changeSignInRules, readSignInRules } from "@/lib/accounts/second-factor/sign-in-rules";

export const GET = route({ run: ({ actor }) => readSignInRules(actor) });

export const PUT = route({
  body: signInRulesBody,
  limit: "change",
  run: ({ actor, body }) => changeSignInRules(actor, body),
});
