import { route } from "@/lib/server/adapters/route";
import { signingSettingsBody, signingSettingsDto } from "@/lib/signing/schema";
import { changeSigningSettings, readSigningSettings, removeSigningSettings } from "@/lib/signing/settings";

export const GET = route({
  summary: "The service that contracts are signed at; its token is never shown",
  answer: { one: signingSettingsDto },
  scope: "admin",
  run: ({ actor }) => readSigningSettings(actor),
});

export const PUT = route({
  summary: "Set up the service that contracts are signed at",
  answer: { one: signingSettingsDto },
  body: signingSettingsBody,
  limit: "webhook",
  scope: "session", // contracts go there, and a token is left here
  run: ({ actor, body }) => changeSigningSettings(actor, body),
});

export const DELETE = route({
  summary: "Forget the service and its token; what is out for signature there isn't followed any more",
  answer: "nothing",
  status: 204,
  limit: "removal",
  scope: "session",
  run: ({ actor }) => removeSigningSettings(actor),
});
