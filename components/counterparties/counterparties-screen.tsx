"use client";

import { useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages, useRead, type Pages } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/field";
import { useKeys } from "@/components/ui/hooks/use-keys";
import { FirmIcon, SearchIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import type { CounterpartyListItem, OurNamesDto, PairDto } from "@/lib/counterparties/schema";
import { CounterpartyTable } from "./counterparty-table";
import { listAddress, readPairs, readUs, type Asked } from "./counterparty-calls";
import { OurNamesCard } from "./our-names";
import { PairsCard } from "./pairs-card";

const SEARCH_PAUSE_MS = 200;
const BY_NAME: Asked = { q: "", sort: "name", isDescending: false };

/** Whom the person has contracts with; above, what is to be answered once, and what may be one firm. Source: B-30.6. */
export function CounterpartiesScreen({ first = "" }: { first?: string }) {
  const words = useCopy().counterparties;
  const [asked, setAsked] = useState<Asked>({ ...BY_NAME, q: first });
  const pages = usePages<CounterpartyListItem>(listAddress(asked));
  const us = useRead<OurNamesDto>("own names", readUs);
  const pairs = useRead<PairDto[]>("pairs of counterparties", readPairs);
  const onChanged = () => {
    pages.refresh();
    void pairs.reload();
    void us.reload();
  };
  const isWaiting = pages.state.step === "loading" || (!us.data && !us.isFailed) || (!pairs.data && !pairs.isFailed);
  const hasAny = asked.q !== "" || (pages.state.step === "loaded" && pages.state.items.length > 0);
  return (
    <div className="wide-page">
      <PageHeading
        title={words.title}
        actions={
          hasAny || isWaiting ? (
            <NameSearch first={first} onSearch={(q) => setAsked((known) => ({ ...known, q }))} />
          ) : undefined
        }
      />
      <div className="space-y-4">
        {isWaiting ? (
          <div className="page-waits">
            <Spinner label={words.loading} />
          </div>
        ) : (
          <>
            {hasAny && <OurNames names={us.data} onSaid={onChanged} />}
            <Pairs pairs={pairs.data} onChanged={onChanged} />
            <Listed pages={pages} asked={asked} onAsked={setAsked} />
          </>
        )}
      </div>
    </div>
  );
}

function OurNames({ names, onSaid }: { names: OurNamesDto | undefined; onSaid: () => void }) {
  return names && <OurNamesCard key={String(names.isAnswered)} names={names} onSaid={onSaid} />;
}

function Pairs({ pairs, onChanged }: { pairs: PairDto[] | undefined; onChanged: () => void }) {
  return pairs && pairs.length > 0 && <PairsCard pairs={pairs} onChanged={onChanged} />;
}

type ListedProps = { pages: Pages<CounterpartyListItem>; asked: Asked; onAsked: (asked: Asked) => void };

function Listed({ pages, asked, onAsked }: ListedProps) {
  const words = useCopy().counterparties;
  const { state } = pages;
  if (state.step === "failed")
    return (
      <RetryBanner retry={words.retry} onRetry={pages.refresh}>
        {words.failed}
      </RetryBanner>
    );
  if (state.step === "loading") return null; // said above
  if (state.items.length === 0) return <Nobody isSearched={asked.q !== ""} />;
  return (
    <>
      <Card className="overflow-hidden">
        <CounterpartyTable
          items={state.items}
          asked={asked}
          onAsked={onAsked}
          isStale={pages.isBusy && !pages.isReadingMore}
        />
      </Card>
      {state.next !== null && (
        <div className="text-center">
          <Button variant="outline" busy={pages.isReadingMore} onClick={pages.more}>
            {words.more}
          </Button>
        </div>
      )}
      <p className="hidden text-xs text-ink-muted md:block">{words.keys}</p>
    </>
  );
}

function Nobody({ isSearched }: { isSearched: boolean }) {
  const { empty, noMatch } = useCopy().counterparties;
  if (isSearched)
    return (
      <Card>
        <EmptyState isNews icon={<SearchIcon />} title={noMatch.title} text={noMatch.text} />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={<FirmIcon />}
        title={empty.title}
        text={empty.text}
        actions={
          <Link href="/upload" className={buttonClasses()}>
            {empty.upload}
          </Link>
        }
      />
    </Card>
  );
}

/** Asks once the person has paused. */
function NameSearch({ first, onSearch }: { first: string; onSearch: (q: string) => void }) {
  const words = useCopy().counterparties;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useKeys({ "/": () => field.current?.focus() });
  return (
    <div className="relative w-full sm:w-72">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted">
        <SearchIcon className="size-4" />
      </span>
      <Input
        ref={field}
        type="search"
        defaultValue={first}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        className="pl-9"
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(target.value.trim()), SEARCH_PAUSE_MS);
        }}
      />
    </div>
  );
}
