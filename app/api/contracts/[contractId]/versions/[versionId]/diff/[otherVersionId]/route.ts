import { jsonBytes, route } from "@/lib/adapters/route";
import { compareVersions } from "@/lib/contracts/comparison";
import { compareParams } from "@/lib/contracts/comparison-schema";

export const GET = route({
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
