import { route } from "@/lib/server/adapters/route";
import { changeNotification } from "@/lib/people/notifications/notifications";
import { changeNotificationBody, notificationDto, notificationParams } from "@/lib/people/notifications/schema";

export const PATCH = route({
  summary: "Mark a notification as read, or as new again",
  answer: { one: notificationDto },
  params: notificationParams,
  body: changeNotificationBody,
  limit: "change",
  run: ({ actor, params, body }) => changeNotification(actor, { ...params, ...body }),
});
