import { contractParams } from "@/lib/contracts/schema";
import { askForBundle, listBundles } from "@/lib/evidence/bundles";
import { bundleDto, makeBundleBody } from "@/lib/evidence/schema";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "Evidence bundles of a contract, newest first: for its owner",
  answer: { list: bundleDto },
  params: contractParams,
  run: ({ actor, params }) => listBundles(actor, params.contractId),
});

export const POST = route({
  summary: "Make an evidence bundle of a contract, in the background: for its owner",
  answer: { one: bundleDto },
  params: contractParams,
  body: makeBundleBody,
  status: 202,
  limit: "bundle",
  run: ({ actor, params, body, commit }) => askForBundle(actor, params.contractId, body, commit),
});
