import { route } from "@/lib/adapters/route";
import { settingsBody } from "@/lib/accounts/schema";
import { saveSettings, userSettings } from "@/lib/accounts/settings";

export const GET = route({ run: ({ actor }) => userSettings(actor) });

export const PUT = route({ body: settingsBody, limit: "change", run: ({ actor, body }) => saveSettings(actor, body) });
