import { route } from "@/lib/server/adapters/route";
import { restoreVersionBody, versionDto, versionParams } from "@/lib/contracts/schema";
import { restoreVersion } from "@/lib/contracts/versions/versions";

export const POST = route({
  summary: "Bring an older version back as a new one",
  answer: { one: versionDto },
  params: versionParams,
  body: restoreVersionBody,
  status: 201,
  limit: "save",
  run: ({ actor, params: { contractId, versionId }, body, commit }) =>
    restoreVersion(actor, contractId, { ...body, versionId }, commit),
});
