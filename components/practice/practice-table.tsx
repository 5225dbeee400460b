"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useValues } from "@/components/portfolio/words/use-values";
import { ChevronDownIcon } from "@/components/ui/icons";
import { classes } from "@/components/ui/classes";
import type { PracticeDto, PracticeTopic } from "@/lib/portfolio/practice/schema";
import type { Asked } from "./practice-calls";
import { TopicWordings } from "./topic-wordings";

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
