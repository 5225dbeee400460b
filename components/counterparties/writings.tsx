"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import type { CounterpartyDto } from "@/lib/counterparties/schema";
import { useMerging } from "./use-merging";

/** Other spellings, and what was merged, which can be taken out again. Source: B-30.9. */
export function Writings({ firm, onChanged }: { firm: CounterpartyDto; onChanged: () => void }) {
  const { one: words } = useCopy().counterparties;
  const day = useDay();
  const { isBusy, split } = useMerging(onChanged);
  if (firm.spellings.length === 0 && firm.merged.length === 0) return null;
  return (
    <Card className="space-y-4 p-4">
      {firm.spellings.length > 0 && (
        <section>
          <h2 className="pb-1 text-base font-medium">{words.spellings}</h2>
          <ul className="space-y-1 text-sm">
            {firm.spellings.map((name) => (
              <li key={name} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {firm.merged.length > 0 && (
        <section>
          <h2 className="pb-1 text-base font-medium">{words.merged}</h2>
          <ul className="space-y-2 text-sm">
            {firm.merged.map(({ id, name, mergedAt }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <span className="min-w-0">
                  <span className="block break-words">{name}</span>
                  <span className="text-xs text-ink-muted">{words.mergedOn(day(mergedAt))}</span>
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  busy={isBusy}
                  aria-label={words.splitOff(name)}
                  onClick={() => void split(firm.id, id)}
                >
                  {words.split}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
