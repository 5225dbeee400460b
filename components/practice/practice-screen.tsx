"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { DocumentIcon, SearchIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import type { PracticeDto } from "@/lib/portfolio/practice/schema";
import { ANY, practiceAddress, readPractice, type Asked } from "./practice-calls";
import { PracticeFilters } from "./practice-filters";
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
