import { route } from "@/lib/adapters/route";
import { wholeSummary } from "@/lib/adapters/stream";
import { summarizeContract } from "@/lib/assistant/assistant";
import { summarizeQuery } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({ params: contractParams, query: summarizeQuery, run: async ({ actor, params, query, language }) => wholeSummary(await summarizeContract(actor, params.contractId, query), language) });
