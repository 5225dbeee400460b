"use client";

import { contractTrail } from "./audit-calls";
import { EventList } from "./event-list";

export type ContractEventsProps = { contractId: string; fileName: string };

/** Who did what with one contract. */
export function ContractEvents({ contractId, fileName }: ContractEventsProps) {
  return <EventList trail={contractTrail(contractId)} fileName={fileName} />;
}
