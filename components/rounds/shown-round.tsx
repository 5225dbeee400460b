"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Spinner } from "@/components/ui/progress";
import type { ContractDto } from "@/lib/contracts/schema";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { endOf } from "./round-end";
import { RoundReview } from "./round-review";
import { SentRound } from "./rounds-timeline";

type ShownRoundProps = {
  contract: ContractDto;
  round: RoundDto;
  /** All of the contract. */
  rounds: readonly RoundDto[];
  userId: string;
  baseVersionId: string | null;
  onVersion: (versionId: string) => void;
  onUnsaved: (isUnsaved: boolean) => void;
  onSend: (() => void) | null;
};

/** The round on screen: being read, what went out, or their changes to decide on. Source: B-26.11. */
export function ShownRound({ contract, round, rounds, baseVersionId, ...rest }: ShownRoundProps) {
  const words = useCopy().rounds;
  return (
    <>
      {round.status === "processing" && <Spinner label={words.timeline.processing} />}
      {round.status === "failed" && <Banner tone="error">{round.statusMessage}</Banner>}
      {round.kind === "sent" && (
        <SentRound
          contractId={contract.id}
          round={round}
          canOpen={contract.role !== "reviewer"}
          ended={endOf(round, rounds, contract.signedAt !== null)}
        />
      )}
      {round.status === "ready" && round.kind !== "sent" && baseVersionId !== null && (
        <RoundReview
          key={round.id}
          contractId={contract.id}
          contractType={contract.metadata.contractType}
          round={round}
          baseVersionId={baseVersionId}
          {...rest}
        />
      )}
    </>
  );
}
