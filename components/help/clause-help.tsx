"use client";

import { useId, useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import { helpTopicFor, type HelpTopic } from "@/lib/copy/help/topics";
import { findClauseKind, loadHelp } from "./load-help";
import { useFound } from "./use-found";

type Props = {
  /** A topic of any list; for one without help nothing is shown. */
  topic: string;
  /** What the screen calls it, for those who hear the button. */
  name?: string;
};

/** 'What is this?' beside a quote: unfolds what such clauses are for in general. Source: B-50.1, B-50.2. */
export function ClauseHelp({ topic, name }: Props) {
  const known = helpTopicFor(topic);
  return known && <FoldedHelp topic={known} name={name} isGuess={false} />;
}

/** As `ClauseHelp`, of a quote nobody told the kind of: by its wording, and only where that fits one kind. */
export function QuoteHelp({ quote }: { quote: string }) {
  const topic = useFound(quote, () => findClauseKind(quote));
  return topic && <FoldedHelp topic={topic} name={undefined} isGuess />;
}

type FoldedProps = { topic: HelpTopic; name: string | undefined; isGuess: boolean };

function FoldedHelp({ topic, name, isGuess }: FoldedProps) {
  const words = useCopy().common.help;
  const [isOpen, setIsOpen] = useState(false);
  const inner = useId();
  return (
    <div className="text-xs">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={inner}
        aria-label={name === undefined ? undefined : words.whatIs(name)}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-6 rounded px-1 font-medium text-primary hover:underline"
      >
        {words.button}
      </button>
      <div id={inner} hidden={!isOpen}>
        {isOpen && <Help topic={topic} isGuess={isGuess} />}
      </div>
    </div>
  );
}

function Help({ topic, isGuess }: { topic: HelpTopic; isGuess: boolean }) {
  const { common } = useCopy();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const help = useFound(`${language} ${attempt}`, () => settled(loadHelp(language)));
  if (help === null) return <p role="status">{common.loading}</p>;
  if (help === "failed")
    return (
      <RetryBanner retry={common.retry} onRetry={() => setAttempt(attempt + 1)}>
        {common.noAnswer}
      </RetryBanner>
    );
  const [name, first, second] = help[topic];
  return (
    <div role="note" className="mt-1 space-y-1 rounded border border-dashed border-line-strong bg-sunken px-3 py-2">
      <p className="font-medium">{isGuess ? common.help.seems(name) : common.help.general(name)}</p>
      <p className="text-[0.8125rem] leading-5">
        {first} {second}
      </p>
      <p className="text-ink-muted">{common.help.notThis}</p>
    </div>
  );
}

const settled = <Value,>(loading: Promise<Value>): Promise<Value | "failed"> =>
  loading.then(
    (value) => value,
    () => "failed" as const,
  );
