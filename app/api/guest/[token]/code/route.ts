import { passResponse } from "@/lib/server/adapters/guest-pass";
import { publicRoute } from "@/lib/server/adapters/route";
import { guestCodeBody, guestParams, guestPassDto } from "@/lib/exchange/guests/schema";
import { enterGuestCode } from "@/lib/exchange/guests/visiting";

export const POST = publicRoute({
  summary: "Enter the code of a guest's link",
  scope: "none",
  answer: { one: guestPassDto },
  params: guestParams,
  body: guestCodeBody,
  limit: "guestCode",
  run: async ({ params, body }) => passResponse(params.token, await enterGuestCode(params.token, body.code)),
});
