import { pictureResponse } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { stripParams } from "@/lib/signed/schema";
import { signedStrip } from "@/lib/signed/strips";

export const GET = route({
  summary: "The part of the signed page that shows a difference, as a JPEG",
  answer: "file",
  params: stripParams,
  limit: "lookUp",
  run: async ({ actor, params }) => pictureResponse(await signedStrip(actor, params), "image/jpeg"),
});
