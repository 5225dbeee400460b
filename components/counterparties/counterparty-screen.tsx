"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { useValues } from "@/components/portfolio/words/use-values";
import { Chip } from "@/components/ui/badge";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { EditIcon } from "@/components/ui/icons";
import { BackLink } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import type { CounterpartyDto, UsualTerm } from "@/lib/counterparties/schema";
import { ContractsWith } from "./contracts-with";
import { readCounterparty } from "./counterparty-calls";
import { CounterpartyDetails } from "./counterparty-details";
import { EditDialog } from "./edit-dialog";
import { MergeDialog } from "./merge-dialog";
import { useMerging } from "./use-merging";

/** One counterparty: its contracts, what they say of it, and its usual terms. Source: B-30.2. */
export function CounterpartyScreen({ counterpartyId }: { counterpartyId: string }) {
  const { failed, retry, loading, one: words } = useCopy().counterparties;
  const {
    data: firm,
    isFailed,
    reload,
  } = useRead<CounterpartyDto>(`counterparty ${counterpartyId}`, () => readCounterparty(counterpartyId));
  return (
    <div>
      <BackLink href="/counterparties">{words.back}</BackLink>
      {isFailed && !firm && (
        <div className="pt-4">
          <RetryBanner retry={retry} onRetry={() => void reload()}>
            {`${failed} ${words.missing}`}
          </RetryBanner>
        </div>
      )}
      {!firm && !isFailed && <Spinner label={loading} />}
      {firm && <Opened firm={firm} onChanged={() => void reload()} />}
    </div>
  );
}

function Opened({ firm, onChanged }: { firm: CounterpartyDto; onChanged: () => void }) {
  return (
    <>
      <Heading firm={firm} onChanged={onChanged} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ContractsWith key={`${firm.id} ${firm.contractCount}`} firm={firm} />
        <div className="min-w-0 space-y-4 max-lg:row-start-1">
          <Card>
            <CounterpartyDetails firm={firm} />
          </Card>
          <Card>
            <UsualTerms firm={firm} />
          </Card>
          <Writings firm={firm} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}

function Heading({ firm, onChanged }: { firm: CounterpartyDto; onChanged: () => void }) {
  const { contractCount, one: words, us } = useCopy().counterparties;
  const day = useDay();
  const [opened, setOpened] = useState<"edit" | "merge" | null>(null);
  const span = firm.firstDay === firm.lastDay ? day(firm.lastDay) : words.span(day(firm.firstDay), day(firm.lastDay));
  const close = () => setOpened(null);
  return (
    <div className="flex flex-col gap-3 pt-1 pb-5 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0 space-y-1">
        <h1 className="text-[1.375rem] break-words">
          {firm.name}
          {firm.isUs && (
            <>
              {" "}
              <Chip highlighted className="align-middle">
                {us.badge}
              </Chip>
            </>
          )}
        </h1>
        {firm.contractCount > 0 && (
          <p className="text-sm text-ink-muted tabular-nums">
            {contractCount(firm.contractCount)} · {span}
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-2">
        <Button variant="outline" onClick={() => setOpened("merge")}>
          {words.mergeWith}
        </Button>
        <Button variant="outline" onClick={() => setOpened("edit")}>
          <EditIcon className="size-4" />
          {words.edit}
        </Button>
      </div>
      {opened === "edit" && <EditDialog firm={firm} onSaved={onChanged} onClose={close} />}
      {opened === "merge" && <MergeDialog firm={firm} onMerged={onChanged} onClose={close} />}
    </div>
  );
}

/** The most frequent values of what is kept of its contracts, with their counts. Source: B-30.8. */
function UsualTerms({ firm }: { firm: CounterpartyDto }) {
  const { one: words } = useCopy().counterparties;
  return (
    <section className="p-4">
      <h2 className="text-base font-medium">{words.terms}</h2>
      {firm.contractCount > firm.lookedAt && <p className="text-xs text-ink-muted">{words.lookedAt(firm.lookedAt)}</p>}
      {firm.terms.length === 0 && <p className="pt-2 text-sm text-ink-muted">{words.noTerms}</p>}
      <dl className="space-y-3 pt-2">
        {firm.terms.map((term) => (
          <Term key={term.kind} term={term} />
        ))}
      </dl>
    </section>
  );
}

function Term({ term }: { term: UsualTerm }) {
  const { one: words } = useCopy().counterparties;
  const { value } = useValues();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <dt className="col-span-2 text-xs font-medium text-ink-muted">{words.termKinds[term.kind]}</dt>
      <dd className="line-clamp-3 text-sm break-words">{value(term)}</dd>
      <dd className="text-sm whitespace-nowrap text-ink-muted tabular-nums">
        {words.formatCount(term.contractCount, term.of)}
      </dd>
    </div>
  );
}

/** Other spellings, and what was merged, which can be taken out again. Source: B-30.9. */
function Writings({ firm, onChanged }: { firm: CounterpartyDto; onChanged: () => void }) {
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
