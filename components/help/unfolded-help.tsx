"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import type { HelpTopic } from "@/lib/copy/help/topics";
import { loadHelp } from "./load-help";
import { useFound } from "./use-found";

/** Two general sentences on a kind of clause, marked as general. Loaded when somebody asks. Source: B-50.1. */
export function UnfoldedHelp({ topic, isGuess }: { topic: HelpTopic; isGuess: boolean }) {
  const { common } = useCopy();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const loaded = useFound(`${language} ${attempt}`, () => settled(loadHelp(language)));
  if (loaded === null) return <p role="status">{common.loading}</p>;
  if (loaded === "failed")
    return (
      <RetryBanner retry={common.retry} onRetry={() => setAttempt(attempt + 1)}>
        {common.noAnswer}
      </RetryBanner>
    );
  const { help, words } = loaded;
  const [name, first, second] = help[topic];
  return (
    <div role="note" className="mt-1 space-y-1 rounded border border-dashed border-line-strong bg-sunken px-3 py-2">
      <p className="font-medium">{isGuess ? words.seems(name) : common.help.general(name)}</p>
      <p className="text-[0.8125rem] leading-5">
        {first} {second}
      </p>
      <p className="text-ink-muted">{words.notThis}</p>
    </div>
  );
}

const settled = <Value,>(loading: Promise<Value>): Promise<Value | "failed"> =>
  loading.then(
    (value) => value,
    () => "failed" as const,
  );
