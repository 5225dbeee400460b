import { route } from "@/lib/server/adapters/route";
import { settingsBody, settingsDto } from "@/lib/people/accounts/schema";
import { saveSettings, userSettings } from "@/lib/people/accounts/settings";

export const GET = route({
  summary: "The caller's settings",
  answer: { one: settingsDto },
  run: ({ actor }) => userSettings(actor),
});

export const PUT = route({
  summary: "Save the caller's settings",
  answer: { one: settingsDto },
  body: settingsBody,
  limit: "change",
  scope: "session",
  run: ({ actor, body }) => saveSettings(actor, body),
});
