import { route } from "@/lib/adapters/route";
import { versionParams } from "@/lib/contracts/schema";
import { getVersion } from "@/lib/contracts/versions";

export const GET = route({
  params: versionParams,
  run: ({ actor, params }) => getVersion(actor, params.contractId, params.versionId),
});
