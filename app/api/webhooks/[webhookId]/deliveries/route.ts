import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listDeliveries } from "@/lib/webhooks/deliveries";
import { deliveriesQuery, deliveryDto, webhookParams } from "@/lib/webhooks/schema";

export const GET = route({
  summary: "What a webhook was sent in the last 30 days, newest first",
  answer: { list: deliveryDto },
  params: webhookParams,
  query: deliveriesQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listDeliveries(actor, params.webhookId, query);
    return page(items, nextCursor, request);
  },
});
