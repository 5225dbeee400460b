import { route } from "@/lib/adapters/route";
import { versionDto, versionParams } from "@/lib/contracts/schema";
import { restoreVersion } from "@/lib/contracts/versions";

export const POST = route({
  summary: "Bring an older version back as a new one",
  answer: { one: versionDto },
  params: versionParams,
  status: 201,
  limit: "save",
  run: ({ actor, params, commit }) => restoreVersion(actor, params.contractId, params, commit),
});
