import { route } from "@/lib/adapters/route";
import { changeNotification } from "@/lib/notifications/notifications";
import { changeNotificationBody, notificationDto, notificationParams } from "@/lib/notifications/schema";

export const PATCH = route({
  summary: "Mark a notification as read, or as new again",
  answer: { one: notificationDto },
  params: notificationParams,
  body: changeNotificationBody,
  limit: "change",
  run: ({ actor, params, body }) => changeNotification(actor, { ...params, ...body }),
});
