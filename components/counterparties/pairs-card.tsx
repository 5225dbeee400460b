"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import type { PairDto } from "@/lib/counterparties/schema";
import { counterpartyAddress, keepApart } from "./counterparty-calls";
import { useMerging } from "./use-merging";

/** More are shown on request, so that the list itself stays in sight. */
const SHOWN = 3;
const toKey = ({ one, other }: PairDto) => `${one.id} ${other.id}`;

/** Counterparties that may be one firm: nothing is merged until the person says so. Source: B-30.4. */
export function PairsCard({ pairs, onChanged }: { pairs: readonly PairDto[]; onChanged: () => void }) {
  const { pairs: words } = useCopy().counterparties;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? pairs : pairs.slice(0, SHOWN);
  return (
    <Card>
      <div className="px-4 pt-3 pb-2 sm:px-5">
        <h2 className="text-base font-medium">{words.title(pairs.length)}</h2>
        <p className="pt-0.5 text-sm text-pretty text-ink-muted">{words.text}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((pair) => (
          <Pair key={toKey(pair)} pair={pair} onChanged={onChanged} />
        ))}
      </ul>
      {shown.length < pairs.length && (
        <div className="border-t border-line px-2 py-1">
          <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
            {words.all(pairs.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Pair({ pair, onChanged }: { pair: PairDto; onChanged: () => void }) {
  const { pairs: words } = useCopy().counterparties;
  const toast = useToast();
  const merging = useMerging(onChanged);
  const [isParting, setIsParting] = useState(false);
  const [into, from] =
    pair.other.contractCount > pair.one.contractCount ? [pair.other, pair.one] : [pair.one, pair.other];
  const part = async () => {
    setIsParting(true);
    const done = await keepApart(into.id, from.id);
    setIsParting(false);
    if (done.ok) onChanged();
    else toast.error(done.message || words.failed);
  };
  const isBusy = merging.isBusy || isParting;
  return (
    <li className="flex flex-col gap-x-4 gap-y-2 px-4 py-3 sm:flex-row sm:items-center sm:px-5">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 md:grid-cols-2">
        <Side side={into} />
        <Side side={from} />
        <p className="text-xs text-pretty text-ink-muted md:col-span-2">
          {pair.reason === "registration" ? words.number(pair.registration) : words.reasons[pair.reason]}
        </p>
      </div>
      <div className="flex shrink-0 gap-2 max-sm:justify-end">
        <Button
          variant="quiet"
          size="sm"
          busy={isParting}
          disabled={isBusy}
          aria-label={words.apartThese(into.name, from.name)}
          onClick={() => void part()}
        >
          {words.apart}
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={merging.isBusy}
          disabled={isBusy}
          aria-label={words.mergeThese(into.name, from.name)}
          onClick={() => void merging.merge(into.id, from.id)}
        >
          {words.merge}
        </Button>
      </div>
    </li>
  );
}

function Side({ side: { id, name, contractCount: count } }: { side: PairDto["one"] }) {
  const { contractCount } = useCopy().counterparties;
  return (
    <p className="min-w-0 text-sm">
      <Link
        href={counterpartyAddress(id)}
        className="rounded font-medium break-words text-ink hover:text-primary hover:underline"
      >
        {name}
      </Link>{" "}
      <span className="text-xs whitespace-nowrap text-ink-muted">{contractCount(count)}</span>
    </p>
  );
}
