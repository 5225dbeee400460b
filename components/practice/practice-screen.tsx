"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, Input, Select } from "@/components/ui/field";
import { DocumentIcon, SearchIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import type { CounterpartyListItem } from "@/lib/counterparties/schema";
import { OUR_SIDES } from "@/lib/portfolio/practice/bounds";
import type { PracticeDto } from "@/lib/portfolio/practice/schema";
import { ANY, practiceAddress, readPractice, readCounterparties, type Asked } from "./practice-calls";
import { PracticeTable } from "./practice-table";

/** What we usually sign, topic by topic. Source: B-34.5. */
export function PracticeScreen({ first }: { first: PracticeDto }) {
  const words = useCopy().practice;
  const [asked, setAsked] = useState<Asked>(ANY);
  const isFirst = asked === ANY;
  const { data, isFailed, reload } = useRead<PracticeDto>(
    practiceAddress(asked),
    () => readPractice(asked),
    isFirst ? first : undefined,
  );
  const shown = data ?? first;
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.intro(shown.signed)}
        actions={
          <Link href="/practice?start=1" className={buttonClasses()}>
            {words.start}
          </Link>
        }
      />
      {first.signed === 0 ? (
        <Nothing />
      ) : (
        <div className="space-y-4">
          <PracticeFilters asked={asked} onAsked={setAsked} />
          {isFailed && (
            <RetryBanner retry={words.retry} onRetry={() => void reload()}>
              {words.failed}
            </RetryBanner>
          )}
          <p role="status" className="text-sm text-ink-muted">
            {words.considered(shown.considered)} {shown.isCut && words.cut(shown.considered)}
          </p>
          <Topics practice={shown} asked={asked} />
        </div>
      )}
    </>
  );
}

function Topics({ practice, asked }: { practice: PracticeDto; asked: Asked }) {
  const { noMatch, notRead } = useCopy().practice;
  if (practice.considered === 0)
    return (
      <Card>
        <EmptyState isNews icon={<SearchIcon />} title={noMatch.title} text={noMatch.text} />
      </Card>
    );
  if (practice.topics.length === 0) return <p className="text-ink-muted">{notRead}</p>;
  return (
    <Card className="overflow-hidden">
      <PracticeTable practice={practice} asked={asked} />
    </Card>
  );
}

function Nothing() {
  const { empty } = useCopy().practice;
  return (
    <Card>
      <EmptyState
        icon={<DocumentIcon />}
        title={empty.title}
        text={empty.text}
        actions={
          <Link href="/dashboard" className={buttonClasses()}>
            {empty.toContracts}
          </Link>
        }
      />
    </Card>
  );
}

type PracticeFiltersProps = { asked: Asked; onAsked: (asked: Asked) => void };

/** Which signed contracts count. */
function PracticeFilters({ asked, onAsked }: PracticeFiltersProps) {
  const { practice, contracts } = useCopy();
  const { filters: words, sides } = practice;
  const put = (change: Partial<Asked>) => onAsked({ ...asked, ...change });
  return (
    <div role="group" aria-label={words.label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <Field label={words.side}>
        <Select
          value={asked.side}
          onChange={({ target }) => put({ side: OUR_SIDES.find((side) => side === target.value) ?? "" })}
        >
          <option value="">{words.any}</option>
          {OUR_SIDES.map((side) => (
            <option key={side} value={side}>
              {sides[side]}
            </option>
          ))}
        </Select>
      </Field>
      <CounterpartyField value={asked.counterpartyId} onChoose={(counterpartyId) => put({ counterpartyId })} />
      <Field label={words.type}>
        <Select value={asked.type} onChange={({ target }) => put({ type: target.value })}>
          <option value="">{words.any}</option>
          {CONTRACT_TYPES.map((type) => (
            <option key={type} value={type}>
              {contracts.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.from}>
        <Input type="date" value={asked.from} onChange={({ target }) => put({ from: target.value })} />
      </Field>
      <Field label={words.until}>
        <Input type="date" value={asked.until} onChange={({ target }) => put({ until: target.value })} />
      </Field>
    </div>
  );
}

/** Those with the most contracts; without an answer there is none to choose from. */
function CounterpartyField({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const { filters: words } = useCopy().practice;
  const { data = [] } = useRead<CounterpartyListItem[]>("counterparties to choose", readCounterparties);
  return (
    <Field label={words.counterparty}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words.any}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
