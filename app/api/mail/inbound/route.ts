import { MAIL_TYPE, MAX_MAIL_BYTES } from "@/lib/inbox/bounds";
import { takeDelivered } from "@/lib/inbox/delivered";
import { deliveredMailDto } from "@/lib/inbox/delivered-schema";
import { publicRoute } from "@/lib/server/adapters/route";

/** Its bytes are read only behind all that the headers can refuse. */
export const POST = publicRoute({
  summary: "For a mail service: hand over a mail that came, signed by Standard Webhooks",
  scope: "none",
  answer: { one: deliveredMailDto },
  status: 202,
  limit: "mailIn",
  file: { maxBytes: MAX_MAIL_BYTES, type: MAIL_TYPE },
  run: ({ request, pieces }) => takeDelivered({ headers: request.headers, pieces }),
});
