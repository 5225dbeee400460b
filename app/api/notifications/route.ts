import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listNotifications } from "@/lib/people/notifications/notifications";
import { notificationDto, notificationsQuery } from "@/lib/people/notifications/schema";

export const GET = route({
  summary: "What is new for the caller, newest first",
  answer: { list: notificationDto },
  query: notificationsQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listNotifications(actor, query);
    return page(items, nextCursor, request);
  },
});
