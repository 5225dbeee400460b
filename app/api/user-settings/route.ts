import { route } from "@/lib/adapters/route";
import { settingsBody, settingsDto } from "@/lib/accounts/schema";
import { saveSettings, userSettings } from "@/lib/accounts/settings";

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
  run: ({ actor, body }) => saveSettings(actor, body),
});
