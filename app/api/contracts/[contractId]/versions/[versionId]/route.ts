import { route } from "@/lib/adapters/route";
import { versionDto, versionParams } from "@/lib/contracts/schema";
import { getVersion } from "@/lib/contracts/versions";

export const GET = route({
  summary: "A version",
  answer: { one: versionDto },
  params: versionParams,
  run: ({ actor, params }) => getVersion(actor, params.contractId, params.versionId),
});
