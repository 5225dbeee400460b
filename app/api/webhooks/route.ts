import { route } from "@/lib/server/adapters/route";
import { createWebhookBody, webhookDto, webhookWithSecretDto } from "@/lib/webhooks/schema";
import { createWebhook, listWebhooks } from "@/lib/webhooks/webhooks";

export const GET = route({
  summary: "The caller's webhooks, oldest first; at most ten",
  answer: { list: webhookDto },
  run: ({ actor }) => listWebhooks(actor),
});

export const POST = route({
  summary: "Create a webhook; its secret is in this answer alone",
  answer: { one: webhookWithSecretDto },
  body: createWebhookBody,
  status: 201,
  limit: "webhook",
  scope: "session", // it outlives a token
  run: ({ actor, body, commit }) => createWebhook(actor, body, commit),
});
