import { route } from "@/lib/adapters/route";
import { versionParams } from "@/lib/contracts/schema";
import { restoreVersion } from "@/lib/contracts/versions";

export const POST = route({
  params: versionParams,
  status: 201,
  limit: "save",
  run: ({ actor, params, commit }) => restoreVersion(actor, params.contractId, params, commit),
});
