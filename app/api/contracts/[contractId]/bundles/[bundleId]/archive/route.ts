import { downloadBundle } from "@/lib/evidence/bundles";
import { bundleParams } from "@/lib/evidence/schema";
import { streamedFile } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "The archive of an evidence bundle",
  answer: "file",
  params: bundleParams,
  limit: "export",
  run: async ({ actor, params }) => streamedFile(await downloadBundle(actor, params)),
});
