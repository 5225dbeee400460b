"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { wordsFor } from "@/components/forms/action-answer";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { ActionFailure } from "@/lib/server/adapters/action-result";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";
import { MentionTextarea, mentionsIn, type Named } from "./mention-textarea";
import { Quote } from "./quote";
import type { Said } from "./use-comments";

export type CommentFormProps = {
  contractId: string;
  /** The passage the comment is about, or null for the whole contract. */
  quote: string | null;
  /** Returns whether the comment was added. */
  onAdd: (said: Said) => Promise<boolean>;
  /** Why it was not added. */
  problem: ActionFailure | null;
  onCancel: () => void;
};

/** A new comment. Ctrl+Enter adds it, Escape cancels. */
export function CommentForm({ contractId, quote, onAdd, problem, onCancel }: CommentFormProps) {
  const { comments, common } = useCopy();
  const words = comments.add;
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<readonly Named[]>([]);
  const [state, setState] = useState<"typing" | "adding" | "failed">("typing");
  const over = text.trim().length - MAX_COMMENT_CHARS;
  useEffect(() => form.current?.querySelector("textarea")?.focus(), [quote]);

  const add = async () => {
    if (text.trim() === "" || over > 0 || state === "adding") return;
    setState("adding");
    if (!(await onAdd({ text: text.trim(), mentions: mentionsIn(text, chosen) }))) setState("failed");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void add();
  };

  return (
    <form
      ref={form}
      aria-label={words.title}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="space-y-3 rounded border border-warning-300 bg-warning-50 p-3"
    >
      <p className="text-xs font-medium text-ink-muted">{quote === null ? words.onContract : words.onPassage}</p>
      {quote !== null && <Quote text={quote} />}
      <Field label={words.label} hint={words.keysHint} error={over > 0 ? words.tooLong(over) : null}>
        <MentionTextarea
          rows={3}
          contractId={contractId}
          value={text}
          onText={setText}
          onName={(person) => setChosen([...chosen, person])}
        />
      </Field>
      {state === "failed" && <Banner tone="error">{problem ? wordsFor(problem, words.failed) : words.failed}</Banner>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" size="sm" busy={state === "adding"} disabled={text.trim() === "" || over > 0}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
