import { route } from "@/lib/adapters/route";
import { downloadUrl } from "@/lib/files/downloads";
import { fileParams } from "@/lib/files/schema";

export const GET = route({
  params: fileParams,
  run: async ({ actor, params, origin }) => ({
    downloadUrl: new URL((await downloadUrl(actor, params.fileId)).downloadUrl, origin).href,
  }),
});
