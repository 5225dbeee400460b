import { route } from "@/lib/server/adapters/route";
import { versionDto, versionParams, versionSummaryDto } from "@/lib/contracts/schema";
import { nameVersion, nameVersionBody } from "@/lib/contracts/versions/version-names";
import { getVersion } from "@/lib/contracts/versions/versions";

export const GET = route({
  summary: "A version",
  answer: { one: versionDto },
  params: versionParams,
  run: ({ actor, params }) => getVersion(actor, params.contractId, params.versionId),
});

export const PATCH = route({
  summary: "Give a version a name and a note",
  answer: { one: versionSummaryDto },
  params: versionParams,
  body: nameVersionBody,
  limit: "change",
  run: ({ actor, params, body }) => nameVersion(actor, params, body),
});
