"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useValues } from "@/components/portfolio/words/use-values";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { ComparedTopic, ContractPractice } from "@/lib/portfolio/practice/schema";
import { toFigure } from "@/lib/portfolio/practice/usual";

type Props = { contract: { id: string; name: string }; compared: ContractPractice };

/** A contract beside what we usually sign, what differs first. Source: B-34.4, B-34.5. */
export function ComparedScreen({ contract, compared }: Props) {
  const words = useCopy().practice.compare;
  const { basis, considered, topics, isRead } = compared;
  const sorted = [...topics.filter(differs), ...topics.filter((topic) => !differs(topic))];
  return (
    <>
      <BackLink href={`/contracts/${encodeURIComponent(contract.id)}`}>{words.back}</BackLink>
      <PageHeading title={contract.name} text={words.title} />
      <p className="pb-4 text-sm text-ink-muted">{words.basis[basis](considered)}</p>
      {topics.length === 0 ? (
        <p>{isRead ? words.tooFew : words.unread}</p>
      ) : (
        <Card className="overflow-hidden">
          <Table label={words.title} head={Object.values(words.columns)}>
            {sorted.map((topic) => (
              <ComparedRow key={topic.topic} topic={topic} of={considered} />
            ))}
          </Table>
        </Card>
      )}
    </>
  );
}

const differs = ({ distance }: ComparedTopic) => distance !== "same";

type OfTopic = { topic: ComparedTopic; of: number };

function ComparedRow({ topic, of }: OfTopic) {
  const { practice, portfolio } = useCopy();
  const words = practice.compare;
  const { value } = useValues();
  const { here, usual, found } = topic;
  const isWorded = usual.value.text !== "";
  const shown = here.value && here.value.text !== "" ? value(here.value) : practice.clause;
  return (
    <Row>
      <Cell isHeading>{topic.name}</Cell>
      <Cell label={words.columns.usual}>
        <div className="min-w-0">
          <span className="line-clamp-3 break-words">{isWorded ? value(usual.value) : practice.clause}</span>
          <span className="block text-xs text-ink-muted tabular-nums">{practice.countOf(usual.count, found)}</span>
        </div>
      </Cell>
      <Cell label={words.columns.here}>
        <div className="min-w-0">
          {here.value && <span className="line-clamp-3 break-words">{shown}</span>}
          <span className="block text-xs text-ink-muted">{portfolio.states[here.state]}</span>
        </div>
      </Cell>
      <Cell label={words.columns.distance}>
        <div className="min-w-0">
          <Distance topic={topic} of={of} />
        </div>
      </Cell>
    </Row>
  );
}

/** The difference in plain words: 'usually 30 days, here 90 days; 2 of 14 signed at 90 days'. */
function Distance({ topic, of }: OfTopic) {
  const { compare: words } = useCopy().practice;
  const { value } = useValues();
  const { distance, usual, here, found, same } = topic;
  if (distance === "same") return <span className="text-ink-muted">{words.asUsual}</span>;
  if (distance === "none" || here.value === null) return <>{words.noClause(found, of)}</>;
  if (here.value.amount === undefined && here.value.number === undefined) return <>{words.signedSo(same, found)}</>;
  const own = value(here.value);
  return (
    <>
      <span className="block break-words">{words.usually(value(usual.value), own)}</span>
      <span className="block text-xs text-ink-muted">{words.signedAt(same, found, own)}</span>
      {isOutside(topic) && (
        <Badge tone="orange" className="whitespace-normal">
          {words.outside}
        </Badge>
      )}
    </>
  );
}

function isOutside({ topic, here, range }: ComparedTopic): boolean {
  const own = here.value && toFigure(topic, here.value);
  const [least, most] = [range && toFigure(topic, range.least), range && toFigure(topic, range.most)];
  if (!own || !least || !most || own.measure !== least.measure) return false;
  return own.figure < least.figure || own.figure > most.figure;
}
