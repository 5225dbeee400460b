import { contractParams } from "@/lib/contracts/schema";
import { draftNotice } from "@/lib/notices/drafting";
import { noticeDraftDto, noticeDraftQuery } from "@/lib/notices/schema";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "A notice letter from what the contract says in force today, with its sources and what is missing",
  answer: { one: noticeDraftDto },
  params: contractParams,
  query: noticeDraftQuery,
  limit: "assistant",
  run: ({ actor, params, query, request }) => draftNotice(actor, params.contractId, query, request.signal),
});
