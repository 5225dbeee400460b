import { streamedFile } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { exportLedger } from "@/lib/exchange/rounds/ledger-export";
import { ledgerByPlaybook } from "@/lib/positions/balance";
import { ledgerQuery } from "@/lib/exchange/rounds/ledger-schema";

export const GET = route({
  summary: "The negotiation ledger as a spreadsheet, or as CSV",
  answer: "file",
  params: contractParams,
  query: ledgerQuery,
  limit: "export",
  run: async ({ actor, params: { contractId }, query: { format } }) =>
    streamedFile(
      await exportLedger(actor, contractId, { format, byPlaybook: (one) => ledgerByPlaybook(actor, contractId, one) }),
    ),
});
