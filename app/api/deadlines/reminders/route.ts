import { route } from "@/lib/server/adapters/route";
import { remindersBody, remindersDto } from "@/lib/deadlines/schema";
import { changeReminders, remindersFor } from "@/lib/deadlines/reminders";

export const GET = route({
  summary: "Whether and in which time zone the caller is reminded by mail",
  answer: { one: remindersDto },
  run: ({ actor }) => remindersFor(actor),
});

export const PUT = route({
  summary: "Turn reminders by mail on or off, or say the time zone",
  answer: { one: remindersDto },
  body: remindersBody,
  limit: "change",
  run: ({ actor, body }) => changeReminders(actor, body),
});
