import { storeSession } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";
import type { Accepted } from "./actions";

/** After accepting: keeps the session and goes to the contract. Source: behaviour §16. */
export function enterContract(accepted: Accepted): void {
  storeSession(accepted);
  leaveFor(`/contracts/${encodeURIComponent(accepted.contractId)}`);
}
