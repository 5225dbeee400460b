import { doubtParams } from "@/lib/contracts/reading/doubt-schema";
import { doubtStrip } from "@/lib/contracts/reading/doubts";
import { pictureResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "The part of the original's page that shows a doubtful word, as a JPEG",
  answer: "file",
  params: doubtParams,
  limit: "lookUp",
  run: async ({ actor, params }) => pictureResponse(await doubtStrip(actor, params), "image/jpeg"),
});
