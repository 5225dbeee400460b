import { fileResponse } from "@/lib/server/adapters/responses";
import { publicRoute } from "@/lib/server/adapters/route";
import { detectMediaType } from "@/lib/documents/extraction/detect";
import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { fileContent } from "@/lib/contracts/files/downloads";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { fileParams, linkQuery } from "@/lib/contracts/files/schema";
import { receiveUpload } from "@/lib/contracts/files/uploads";

/** The embedded storage's own route, for anyone who has the signed address or may see the file. */
export const PUT = publicRoute({
  summary: "Send a file to its signed address",
  answer: "nothing",
  params: fileParams,
  query: linkQuery,
  status: 204,
  isProvenBySignature: true,
  limit: "bytes",
  file: { maxBytes: MAX_FILE_BYTES, tooLarge: "fileTooLarge" },
  run: ({ actor, params, query, pieces }) => receiveUpload(actor, params.fileId, { link: query, pieces }),
});

export const GET = publicRoute({
  summary: "A file's bytes",
  answer: "file",
  params: fileParams,
  query: linkQuery,
  run: async ({ actor, params, query }) => {
    const { fileName, bytes } = await fileContent(actor, params.fileId, query);
    return fileResponse(bytes, {
      "Content-Type": detectMediaType(bytes),
      "Content-Disposition": contentDisposition(fileName),
    });
  },
});
