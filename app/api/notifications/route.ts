import { page } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { listNotifications } from "@/lib/notifications/notifications";
import { notificationDto, notificationsQuery } from "@/lib/notifications/schema";

export const GET = route({
  summary: "What is new for the caller, newest first",
  answer: { list: notificationDto },
  query: notificationsQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listNotifications(actor, query);
    return page(items, nextCursor, request);
  },
});
