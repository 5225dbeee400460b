"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { useValues } from "@/components/portfolio/words/use-values";
import { RetryBanner } from "@/components/ui/banner";
import { useDay } from "@/components/ui/date-text";
import { ChevronDownIcon } from "@/components/ui/icons";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/progress";
import type { PracticeContract, PracticeDto, PracticeOfTopic, PracticeTopic } from "@/lib/portfolio/practice/schema";
import { clauseAddress, readTopic, topicAddress, type Asked } from "./practice-calls";

/** A line for each topic; opened, its wordings and contracts. */
export function PracticeTable({ practice, asked }: { practice: PracticeDto; asked: Asked }) {
  const { columns } = useCopy().practice;
  return (
    <div>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_6rem_1.25rem] gap-4 border-b border-line bg-page/60 px-4 py-3 text-xs font-medium text-ink-muted lg:grid"
      >
        {Object.values(columns).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {practice.topics.map((topic) => (
          <TopicLine key={topic.topic} topic={topic} of={practice.considered} asked={asked} />
        ))}
      </ul>
    </div>
  );
}

function TopicLine({ topic, of, asked }: { topic: PracticeTopic; of: number; asked: Asked }) {
  const words = useCopy().practice;
  const [isOpen, setIsOpen] = useState(false);
  const id = `practice-${topic.topic}`;
  const likely = topic.found - topic.stated;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 text-left text-sm hover:bg-hover focus-visible:-outline-offset-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_6rem_1.25rem]"
      >
        <span className="font-medium break-words">{topic.name}</span>
        <span className="min-w-0 break-words max-lg:order-3 max-lg:col-span-2">
          <UsualValues topic={topic} />
        </span>
        <span className="min-w-0 text-ink-muted max-lg:order-4 max-lg:col-span-2">
          <Ranges topic={topic} />
        </span>
        <span className="text-ink-muted tabular-nums">
          {words.countOf(topic.found, of)}
          {likely > 0 && <span className="block text-xs">{words.likely(likely)}</span>}
        </span>
        <ChevronDownIcon className={classes("hidden size-4 text-ink-muted lg:block", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-line bg-page/60 px-4 py-4">
        {isOpen && <TopicWordings topic={topic.topic} name={topic.name} asked={asked} />}
      </div>
    </li>
  );
}

/** Of each kind of figure the usual one, else the most frequent words. */
function UsualValues({ topic: { figures, words: named } }: { topic: PracticeTopic }) {
  const words = useCopy().practice;
  const { value } = useValues();
  if (figures.length === 0 && named.length === 0) return <>{words.clause}</>;
  const lines = [
    ...figures.map(({ usual }) => words.times(value(usual.value), usual.count)),
    ...named.slice(0, figures.length === 0 ? 2 : 0).map((one) => words.times(value(one.value), one.count)),
  ];
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="line-clamp-2">
          {line}
        </span>
      ))}
    </>
  );
}

function Ranges({ topic: { figures } }: { topic: PracticeTopic }) {
  const words = useCopy().practice;
  const { value } = useValues();
  return (
    <>
      {figures.map(({ measure, least, most, median, count }) => (
        <span key={measure} className="block">
          {words.range(value(least), value(most))}
          {count > 1 && <span className="block text-xs">{words.median(value(median))}</span>}
        </span>
      ))}
    </>
  );
}

type TopicWordingsProps = { topic: string; name: string; asked: Asked };

/** A topic's wordings, each with its contracts a click away, and the contracts without it. Source: B-34.5. */
function TopicWordings({ topic, name, asked }: TopicWordingsProps) {
  const words = useCopy().practice;
  const { data, isFailed, reload } = useRead<PracticeOfTopic>(topicAddress(topic, asked), () =>
    readTopic(topic, asked),
  );
  if (isFailed)
    return (
      <RetryBanner retry={words.retry} onRetry={() => void reload()}>
        {words.failed}
      </RetryBanner>
    );
  if (!data) return <Spinner label={words.loading} />;
  return (
    <section aria-label={words.open(name)} className="space-y-4">
      {data.wordings.map(({ count, contracts }) => (
        <Wording key={contracts[0]?.contractId ?? ""} count={count} contracts={contracts} />
      ))}
      {data.without.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm text-ink-muted">
            {words.wordings.without(data.without.length)}
          </summary>
          <ul className="columns-1 gap-6 pt-2 text-sm sm:columns-2">
            {data.without.map(({ contractId, name: contract }) => (
              <li key={contractId} className="break-words">
                <Link href={`/contracts/${encodeURIComponent(contractId)}`} className="text-primary hover:underline">
                  {contract}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Wording({ count, contracts }: { count: number; contracts: readonly PracticeContract[] }) {
  const { wordings: words } = useCopy().practice;
  const [first] = contracts;
  if (!first?.quote) return null;
  return (
    <article className="space-y-2 rounded border border-line bg-surface p-4">
      <p className="text-xs font-medium text-ink-muted">{words.count(count)}</p>
      <blockquote className="max-h-60 overflow-y-auto font-paper text-sm break-words whitespace-pre-line">
        {first.quote.content}
      </blockquote>
      <ContractLine contract={first} />
      {contracts.length > 1 && (
        <details>
          <summary className="cursor-pointer text-sm text-ink-muted">{words.others}</summary>
          <ul className="space-y-1 pt-2">
            {contracts.slice(1).map((contract) => (
              <li key={contract.contractId}>
                <ContractLine contract={contract} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

function ContractLine({ contract }: { contract: PracticeContract }) {
  const { practice, portfolio } = useCopy();
  const { value: written } = useValues();
  const day = useDay();
  const { contractId, name, signedOn, isInDoubt, versionId, state, value, quote } = contract;
  const when = practice.wordings[isInDoubt ? "copyOf" : "signedOn"](day(signedOn));
  const href = quote
    ? clauseAddress(contractId, { versionId, start: quote.start, end: quote.end })
    : `/contracts/${encodeURIComponent(contractId)}`;
  const said = value && value.text !== "" && (value.number !== undefined || value.amount !== undefined);
  return (
    <p className="text-sm break-words">
      <Link href={href} className="text-primary hover:underline">
        {name}
      </Link>
      <span className="text-ink-muted">
        {" · "}
        {[...(said ? [written(value)] : []), portfolio.states[state], when].join(" · ")}
      </span>
    </p>
  );
}
