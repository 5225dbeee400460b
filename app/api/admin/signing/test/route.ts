import { route } from "@/lib/server/adapters/route";
import { signingTestDto } from "@/lib/signing/schema";
import { testSigningSettings } from "@/lib/signing/settings";

export const POST = route({
  summary: "Test the connection to the signing service: nothing changes there",
  answer: { one: signingTestDto },
  limit: "webhook",
  scope: "admin",
  run: ({ actor }) => testSigningSettings(actor),
});
