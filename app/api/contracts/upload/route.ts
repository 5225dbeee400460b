import { route } from "@/lib/server/adapters/route";
import { uploadContract } from "@/lib/contracts/reading/intake";
import { contractDto, uploadContractBody } from "@/lib/contracts/schema";
import { UPLOAD_WORDS } from "@/lib/contracts/words";

export const POST = route({
  summary: "Make a contract of an uploaded file",
  answer: { one: contractDto },
  body: uploadContractBody,
  words: UPLOAD_WORDS,
  status: 201,
  limit: "upload",
  run: ({ actor, body, commit }) => uploadContract(actor, body, commit),
});
