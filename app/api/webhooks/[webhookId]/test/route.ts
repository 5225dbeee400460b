import { route } from "@/lib/server/adapters/route";
import { sendTest } from "@/lib/webhooks/deliveries";
import { deliveryDto, webhookParams } from "@/lib/webhooks/schema";

export const POST = route({
  summary: "Send a webhook a test message, `webhook.test`",
  answer: { one: deliveryDto },
  params: webhookParams,
  status: 202,
  limit: "webhook",
  run: ({ actor, params, commit }) => sendTest(actor, params.webhookId, commit),
});
