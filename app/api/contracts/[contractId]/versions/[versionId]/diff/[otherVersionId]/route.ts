import { jsonBytes } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { compareVersions, compareParams, comparisonDto } from "@/lib/contracts/versions/comparison";

export const GET = route({
  summary: "What leads from one version to another",
  answer: { one: comparisonDto },
  params: compareParams,
  run: async ({ actor, params, request }) =>
    jsonBytes(
      await compareVersions(actor, params.contractId, {
        from: params.versionId,
        to: params.otherVersionId,
        signal: request.signal,
      }),
    ),
});
