import { route } from "@/lib/adapters/route";
import { downloadUrl } from "@/lib/files/downloads";
import { downloadDto, fileParams } from "@/lib/files/schema";

export const GET = route({
  summary: "A short-lived address to fetch a file from",
  answer: { one: downloadDto },
  params: fileParams,
  run: async ({ actor, params, origin }) => ({
    downloadUrl: new URL((await downloadUrl(actor, params.fileId)).downloadUrl, origin).href,
  }),
});
