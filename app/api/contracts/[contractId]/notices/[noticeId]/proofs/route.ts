import { addProof } from "@/lib/notices/sending";
import { addProofBody, noticeDto, noticeParams } from "@/lib/notices/schema";
import { route } from "@/lib/server/adapters/route";

export const POST = route({
  summary: "Add proof to a notice letter that was sent: uploaded PDF, PNG or JPEG files",
  answer: { one: noticeDto },
  params: noticeParams,
  body: addProofBody,
  status: 201,
  limit: "upload",
  run: ({ actor, params, body, commit }) => addProof(actor, params, body, commit),
});
