import { route } from "@/lib/server/adapters/route";
import { revokeGuestLink } from "@/lib/exchange/guests/links";
import { guestLinkParams } from "@/lib/exchange/guests/schema";

export const DELETE = route({
  summary: "Revoke a guest's link: it is closed from the next request on",
  scope: "share",
  answer: "nothing",
  params: guestLinkParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => revokeGuestLink(actor, params),
});
