import { route } from "@/lib/server/adapters/route";
import { readNotifications } from "@/lib/people/notifications/notifications";
import { readBody } from "@/lib/people/notifications/schema";

export const POST = route({
  summary: "Mark a notification and all older ones as read",
  answer: "nothing",
  body: readBody,
  status: 204,
  limit: "change",
  run: ({ actor, body }) => readNotifications(actor, body),
});
