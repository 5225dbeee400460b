import { route } from "@/lib/server/adapters/route";
import { presignedUrlBody, uploadTargetDto } from "@/lib/contracts/files/schema";
import { startUpload } from "@/lib/contracts/files/uploads";

/** Answers an absolute address, so that any client can send the bytes to it unchanged. */
export const POST = route({
  summary: "Get an address to send a file to",
  answer: { one: uploadTargetDto },
  body: presignedUrlBody,
  status: 201,
  limit: "file",
  run: ({ actor, body, commit }) => startUpload(actor, body, commit),
  respond: (target, { origin }) => ({ ...target, uploadUrl: new URL(target.uploadUrl, origin).href }),
});
