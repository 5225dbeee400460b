import { presentedBy } from "@/lib/server/adapters/guest-pass";
import { publicRoute } from "@/lib/server/adapters/route";
import { replyAsGuest } from "@/lib/exchange/guests/replying";
import { guestParams, guestReceiptDto, guestReplyBody } from "@/lib/exchange/guests/schema";

export const POST = publicRoute({
  summary: "Reply as a guest: proposed changes arrive as tracked changes of a round, with the comments",
  scope: "none",
  answer: { one: guestReceiptDto },
  params: guestParams,
  body: guestReplyBody,
  maxBodyBytes: 1024 * 1024,
  limit: "guestReply",
  run: ({ params, body, request, language }) => replyAsGuest(presentedBy(request, params.token), body, language),
});
