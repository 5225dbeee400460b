import { presentedBy } from "@/lib/server/adapters/guest-pass";
import { publicRoute } from "@/lib/server/adapters/route";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { returnAsGuest } from "@/lib/exchange/guests/replying";
import { guestFileQuery, guestParams, guestReceiptDto } from "@/lib/exchange/guests/schema";

/** The reply's own id makes it repeatable; the bytes are read only once the link is known to be open. */
export const PUT = publicRoute({
  summary: "Send back a file as a guest: it arrives as a round",
  scope: "none",
  answer: { one: guestReceiptDto },
  params: guestParams,
  query: guestFileQuery,
  limit: "guestReply",
  file: { maxBytes: MAX_FILE_BYTES, tooLarge: "fileTooLarge" },
  run: ({ params, query, pieces, request }) => returnAsGuest(presentedBy(request, params.token), query, pieces),
});
