import { route } from "@/lib/server/adapters/route";
import { listGuestLinks, makeGuestLink } from "@/lib/exchange/guests/links";
import { guestLinkDto, makeGuestLinkBody, newGuestLinkDto } from "@/lib/exchange/guests/schema";
import { roundParams } from "@/lib/exchange/rounds/schema";

export const GET = route({
  summary: "Links by which the other side opens a round that was sent, newest first",
  answer: { list: guestLinkDto },
  params: roundParams,
  run: ({ actor, params }) => listGuestLinks(actor, params),
});

export const POST = route({
  summary: "Open a round that was sent to the other side by a link, without an account",
  scope: "share",
  answer: { one: newGuestLinkDto },
  params: roundParams,
  body: makeGuestLinkBody,
  status: 201,
  limit: "invitation",
  run: ({ actor, params, body, origin, commit }) => makeGuestLink(actor, params, { ...body, origin }, commit),
});
