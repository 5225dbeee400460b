import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { negotiationLedger } from "@/lib/exchange/rounds/ledger";
import { ledgerByPlaybook } from "@/lib/positions/balance";
import { ledgerDto } from "@/lib/exchange/rounds/ledger-schema";

export const GET = route({
  summary: "The negotiation clause by clause: who asked, who gave, what stands now, what was undone silently",
  answer: { one: ledgerDto },
  params: contractParams,
  limit: "lookUp",
  run: async ({ actor, params }) => {
    const ledger = await negotiationLedger(actor, params.contractId);
    return ledgerByPlaybook(actor, params.contractId, ledger);
  },
});
