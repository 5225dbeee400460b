import { contentDisposition } from "@/lib/documents/rendering/file-name";
import { detectMediaType } from "@/lib/documents/extraction/detect";
import { presentedBy } from "@/lib/server/adapters/guest-pass";
import { fileResponse } from "@/lib/server/adapters/responses";
import { publicRoute } from "@/lib/server/adapters/route";
import { guestParams } from "@/lib/exchange/guests/schema";
import { fileAsGuest } from "@/lib/exchange/guests/visiting";

export const GET = publicRoute({
  summary: "The file that was sent, for a guest",
  scope: "none",
  answer: "file",
  params: guestParams,
  limit: "guest",
  run: async ({ params, request }) => {
    const { fileName, bytes } = await fileAsGuest(presentedBy(request, params.token));
    return fileResponse(bytes, {
      "Content-Type": detectMediaType(bytes),
      "Content-Disposition": contentDisposition(fileName),
    });
  },
});
