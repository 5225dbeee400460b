import { route } from "@/lib/server/adapters/route";
import { downloadUrl } from "@/lib/contracts/files/downloads";
import { downloadDto, fileParams } from "@/lib/contracts/files/schema";

export const GET = route({
  summary: "A short-lived address to fetch a file from",
  answer: { one: downloadDto },
  params: fileParams,
  run: async ({ actor, params, origin }) => ({
    downloadUrl: new URL((await downloadUrl(actor, params.fileId)).downloadUrl, origin).href,
  }),
});
