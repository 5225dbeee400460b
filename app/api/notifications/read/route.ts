import { route } from "@/lib/adapters/route";
import { readNotifications } from "@/lib/notifications/notifications";
import { readBody } from "@/lib/notifications/schema";

export const POST = route({
  summary: "Mark a notification and all older ones as read",
  answer: "nothing",
  body: readBody,
  status: 204,
  limit: "change",
  run: ({ actor, body }) => readNotifications(actor, body),
});
