import { route } from "@/lib/adapters/route";
import { listComments } from "@/lib/contracts/comments";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({ params: contractParams, run: ({ actor, params }) => listComments(actor, params.contractId) });
