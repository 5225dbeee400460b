"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { readContractParties, readUs } from "./counterparty-calls";
import { WhichIsUs, type Party } from "./which-is-us";

/** Beside a contract, as long as the reader hasn't answered. */
export function WhichIsUsHere({ contractId, onSaid }: { contractId: string; onSaid: () => void }) {
  const { us: words } = useCopy().counterparties;
  const { data, reload } = useRead(`which is us ${contractId}`, () => readChoice(contractId));
  if (!data || data.length !== 2) return null;
  return (
    <WhichIsUs
      parties={data}
      words={words}
      onSaid={() => {
        void reload();
        onSaid();
      }}
    />
  );
}

/** Nobody where it was answered before. */
async function readChoice(contractId: string): Promise<readonly Party[] | null> {
  const [us, known] = await Promise.all([readUs(), readContractParties(contractId)]);
  if (!us || !known) return null;
  return us.isAnswered || us.own.length > 0 ? [] : known.parties;
}
