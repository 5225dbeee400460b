import { route } from "@/lib/adapters/route";
import { listSuggestions } from "@/lib/assistant/suggestions";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({ params: contractParams, run: ({ actor, params }) => listSuggestions(actor, params.contractId) });
