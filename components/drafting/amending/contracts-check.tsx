"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { AmendmentPreview } from "./amendment-preview";
import { ContractLines } from "./contract-lines";
import { isReady, type Amending, type Item } from "./use-amending";

/** Step 2: the clause of each contract, and its draft amendment as it would be read. */
export function ContractsCheck({ amending, items }: { amending: Amending; items: readonly Item[] }) {
  const { amending: words, drafting } = useCopy();
  const [chosen, setChosen] = useState(items[0]?.contractId ?? "");
  const open = items.find(({ contractId }) => contractId === chosen) ?? items[0];
  const read = items.filter(({ found, failure }) => found !== null || failure !== "").length;
  const ready = items.filter(isReady).length;
  const isReading = read < items.length || items.some(isWaiting);
  return (
    <div className="space-y-4">
      {isReading && (
        <div className="max-w-4xl space-y-2">
          <p role="status" className="text-sm text-ink-muted">
            {words.finding(read, items.length)}
          </p>
          <Progress label={words.finding(read, items.length)} percent={(read / items.length) * 100} />
        </div>
      )}
      <div className="draft-check">
        <ContractLines items={items} open={open?.contractId ?? ""} onOpen={setChosen} amending={amending} />
        {open && <AmendmentPreview item={open} onChoose={(clause) => amending.choose(open, clause)} />}
      </div>
      <div className="draft-foot">
        <Button busy={amending.isBusy} disabled={ready === 0 || isReading} onClick={amending.make}>
          {words.make(ready)}
        </Button>
        <Button variant="outline" disabled={amending.isBusy} onClick={amending.back}>
          {words.back}
        </Button>
        {!isReading && ready < items.length && (
          <p className="text-sm text-ink-muted">{drafting.check.leftOut(items.length - ready)}</p>
        )}
      </div>
    </div>
  );
}

/** Its draft is still being written. */
const isWaiting = ({ clause, preview, failure }: Item) => clause !== "" && preview === null && failure === "";
