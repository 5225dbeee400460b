import { route } from "@/lib/server/adapters/route";
import { resendDelivery } from "@/lib/webhooks/deliveries";
import { deliveryDto, deliveryParams } from "@/lib/webhooks/schema";

export const POST = route({
  summary: "Send a message once more, with the same id and body",
  answer: { one: deliveryDto },
  params: deliveryParams,
  status: 202,
  limit: "webhook",
  run: ({ actor, params, commit }) => resendDelivery(actor, params, commit),
});
