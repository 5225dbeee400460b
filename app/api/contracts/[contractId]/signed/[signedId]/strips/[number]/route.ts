import { pictureResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { stripParams } from "@/lib/exchange/signed/schema";
import { signedStrip } from "@/lib/exchange/signed/strips";

export const GET = route({
  summary: "The part of the signed page that shows a difference, as a JPEG",
  answer: "file",
  params: stripParams,
  limit: "lookUp",
  run: async ({ actor, params }) => pictureResponse(await signedStrip(actor, params), "image/jpeg"),
});
