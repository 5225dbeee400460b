import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import {
  contractParams,
  listedVersionDto,
  MAX_VERSION_BODY_BYTES,
  saveVersionBody,
  versionDto,
  versionListQuery,
} from "@/lib/contracts/schema";
import { listVersions, saveVersion } from "@/lib/contracts/versions/versions";

export const GET = route({
  summary: "Versions, newest first; with `fields=summary` without their text",
  answer: { list: listedVersionDto },
  params: contractParams,
  query: versionListQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listVersions(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});

export const POST = route({
  summary: "Save text as a new version",
  answer: { one: versionDto },
  params: contractParams,
  body: saveVersionBody,
  maxBodyBytes: MAX_VERSION_BODY_BYTES,
  status: 201,
  limit: "save",
  run: ({ actor, params, body, commit }) => saveVersion(actor, params.contractId, body, commit),
});
