import { route } from "@/lib/server/adapters/route";
import { changeNotificationSettings, notificationSettings } from "@/lib/people/notifications/notifications";
import { notificationSettingsBody, notificationSettingsDto } from "@/lib/people/notifications/schema";

export const GET = route({
  summary: "When a letter tells the caller of mentions and replies",
  answer: { one: notificationSettingsDto },
  run: ({ actor }) => notificationSettings(actor),
});

export const PUT = route({
  summary: "Say when a letter tells of mentions and replies",
  answer: { one: notificationSettingsDto },
  body: notificationSettingsBody,
  limit: "change",
  run: ({ actor, body }) => changeNotificationSettings(actor, body),
});
