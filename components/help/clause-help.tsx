"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { later } from "@/components/ui/overlay/later";
import { helpTopicFor, type HelpTopic } from "@/lib/copy/help/topics";
import { findClauseKind } from "./load-help";
import { useFound } from "./use-found";

const UnfoldedHelp = later(() => import("./unfolded-help").then((help) => help.UnfoldedHelp));

type Props = {
  /** A topic of any list; for one without help nothing is shown. */
  topic: string;
  /** What the screen calls it, for those who hear the button. */
  name?: string;
  /** A sign alone, where many stand below each other; the flex box around it wraps the help below the line. */
  isBrief?: boolean;
};

/** 'What is this?' beside a quote: unfolds what such clauses are for in general. Source: B-50.1, B-50.2. */
export function ClauseHelp({ topic, name, isBrief = false }: Props) {
  const known = helpTopicFor(topic);
  return known && <FoldedHelp topic={known} name={name} isGuess={false} isBrief={isBrief} />;
}

/** As `ClauseHelp`, of a quote nobody told the kind of: by its wording, and only where that fits one kind. */
export function QuoteHelp({ quote }: { quote: string }) {
  const topic = useFound(quote, () => findClauseKind(quote));
  return topic && <FoldedHelp topic={topic} name={undefined} isGuess isBrief={false} />;
}

type FoldedProps = { topic: HelpTopic; name: string | undefined; isGuess: boolean; isBrief: boolean };

function FoldedHelp({ topic, name, isGuess, isBrief }: FoldedProps) {
  const words = useCopy().common.help;
  const [isOpen, setIsOpen] = useState(false);
  const inner = useId();
  return (
    <div className={isBrief ? "contents text-xs" : "text-xs"}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={inner}
        aria-label={name === undefined ? undefined : words.whatIs(name)}
        onClick={() => setIsOpen(!isOpen)}
        title={isBrief ? words.button : undefined}
        className={classes(
          "rounded font-medium",
          isBrief
            ? "grid size-6 shrink-0 place-items-center text-[0.6875rem] text-ink-muted hover:bg-hover"
            : "min-h-6 px-1 text-primary hover:underline",
        )}
      >
        {isBrief ? (
          <span className="grid size-4 place-items-center rounded-full border border-current">?</span>
        ) : (
          words.button
        )}
      </button>
      <div id={inner} hidden={!isOpen} className={isBrief ? "basis-full" : undefined}>
        {isOpen && <UnfoldedHelp topic={topic} isGuess={isGuess} />}
      </div>
    </div>
  );
}
