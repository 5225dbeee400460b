import { publicRoute } from "@/lib/server/adapters/route";
import { MAX_NUDGE_BYTES } from "@/lib/signing/bounds";
import { takeNudge } from "@/lib/signing/nudges";
import { nudgeParams } from "@/lib/signing/schema";

/** Its bytes are read only once key, secret or time are proven. */
export const POST = publicRoute({
  summary: "For the signing service: something happened, so ask it",
  scope: "none",
  answer: "nothing",
  params: nudgeParams,
  status: 204,
  limit: "nudge",
  file: { maxBytes: MAX_NUDGE_BYTES },
  run: ({ params, request, pieces }) => takeNudge(params.key, { headers: request.headers, pieces }),
});
