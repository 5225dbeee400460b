import { presentedBy } from "@/lib/server/adapters/guest-pass";
import { publicRoute } from "@/lib/server/adapters/route";
import { guestParams, guestViewDto } from "@/lib/exchange/guests/schema";
import { readAsGuest } from "@/lib/exchange/guests/visiting";

export const GET = publicRoute({
  summary: "What a guest's link opens: the version that was sent, and what they replied",
  scope: "none",
  answer: { one: guestViewDto },
  params: guestParams,
  limit: "guest",
  run: ({ params, request }) => readAsGuest(presentedBy(request, params.token)),
});
