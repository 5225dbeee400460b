import { route } from "@/lib/server/adapters/route";
import { rotateBody, webhookParams, webhookWithSecretDto } from "@/lib/webhooks/schema";
import { rotateSecret } from "@/lib/webhooks/webhooks";

export const POST = route({
  summary: "Give a webhook a new secret; the old one signs too for a day, or ends at once",
  answer: { one: webhookWithSecretDto },
  params: webhookParams,
  body: rotateBody,
  status: 201,
  limit: "webhook",
  scope: "session", // it outlives a token
  run: ({ actor, params, body, commit }) => rotateSecret(actor, params.webhookId, body, commit),
});
