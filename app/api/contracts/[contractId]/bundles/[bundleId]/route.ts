import { withdrawBundle } from "@/lib/evidence/bundles";
import { bundleParams } from "@/lib/evidence/schema";
import { route } from "@/lib/server/adapters/route";

export const DELETE = route({
  summary: "Delete an evidence bundle and withdraw its hashes, which `/verify` doesn't know any more",
  answer: "nothing",
  params: bundleParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => withdrawBundle(actor, params),
});
