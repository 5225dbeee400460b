"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { useValues } from "@/components/portfolio/words/use-values";
import { RetryBanner } from "@/components/ui/banner";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/progress";
import type { PracticeContract, PracticeOfTopic } from "@/lib/portfolio/practice/schema";
import { clauseAddress, readTopic, topicAddress, type Asked } from "./practice-calls";

type Props = { topic: string; name: string; asked: Asked };

/** A topic's wordings, each with its contracts a click away, and the contracts without it. Source: B-34.5. */
export function TopicWordings({ topic, name, asked }: Props) {
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
  const { contractId, name, signedOn, versionId, state, value, quote } = contract;
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
        {[...(said ? [written(value)] : []), portfolio.states[state], practice.wordings.signedOn(day(signedOn))].join(
          " · ",
        )}
      </span>
    </p>
  );
}
