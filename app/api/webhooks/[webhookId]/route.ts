import { route } from "@/lib/server/adapters/route";
import { changeWebhookBody, webhookDto, webhookParams } from "@/lib/webhooks/schema";
import { changeWebhook, deleteWebhook, getWebhook } from "@/lib/webhooks/webhooks";

export const GET = route({
  summary: "A webhook",
  answer: { one: webhookDto },
  params: webhookParams,
  run: ({ actor, params }) => getWebhook(actor, params.webhookId),
});

export const PATCH = route({
  summary: "Change a webhook's address or events, or turn it on or off",
  answer: { one: webhookDto },
  params: webhookParams,
  body: changeWebhookBody,
  limit: "change",
  scope: "session", // it may go somewhere else from now on
  run: ({ actor, params, body }) => changeWebhook(actor, params.webhookId, body),
});

export const DELETE = route({
  summary: "Delete a webhook with its log; what waits is not sent",
  answer: "nothing",
  params: webhookParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => deleteWebhook(actor, params.webhookId),
});
