import { page, route } from "@/lib/adapters/route";
import { MAX_VERSION_BODY_BYTES, contractParams, saveVersionBody, versionListQuery } from "@/lib/contracts/schema";
import { listVersions, saveVersion } from "@/lib/contracts/versions";

export const GET = route({
  params: contractParams,
  query: versionListQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listVersions(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});

export const POST = route({
  params: contractParams,
  body: saveVersionBody,
  maxBodyBytes: MAX_VERSION_BODY_BYTES,
  status: 201,
  limit: "save",
  run: ({ actor, params, body, commit }) => saveVersion(actor, params.contractId, body, commit),
});
