"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useCopy } from "@/components/layout/copy-provider";
import type { ActionFailure, ActionResult } from "@/lib/adapters/action-result";
import { signInAgain } from "./sign-in-again";

export type ActionRunner<Input, Data> = {
  /** Runs the action. @returns its data, or null when it failed; the failure is then in `problem` (and `onProblem`). */
  run: (input: Input) => Promise<Data | null>;
  busy: boolean;
  problem: ActionFailure | null;
  clear: () => void;
};

export type UseActionOptions = {
  /** Words for a call that got no answer at all (the catalogue's text of that screen); the default speaks of the connection. */
  fallback?: string;
  /** Told of each failure at once, with its key: `problem` is state and only there at the next rendering. */
  onProblem?: (problem: ActionFailure) => void;
};

/**
 * Runs a server action for a form or a button and keeps busy and problem.
 * A failure `signInRequired` forgets the stored session and goes to `/login?next=…` (spec §8). Never throws.
 */
export function useAction<Input, Data>(action: (input: Input) => Promise<ActionResult<Data>>, options: UseActionOptions = {}): ActionRunner<Input, Data> {
  const copy = useCopy();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ActionFailure | null>(null);
  const latest = useRef({ action, options });
  useEffect(() => {
    latest.current = { action, options };
  });
  const noAnswer = copy.common.noAnswer;

  const run = useCallback(
    async (input: Input): Promise<Data | null> => {
      setBusy(true);
      setProblem(null);
      const result = await latest.current.action(input).catch((): ActionResult<Data> => noAnswerFrom(latest.current.options.fallback ?? noAnswer));
      setBusy(false);
      if (result.ok) return result.data;
      if (result.error.key === "signInRequired") {
        signInAgain();
        return null;
      }
      setProblem(result.error);
      latest.current.options.onProblem?.(result.error);
      return null;
    },
    [noAnswer],
  );

  const clear = useCallback(() => setProblem(null), []);
  return { run, busy, problem, clear };
}

function noAnswerFrom(message: string): { ok: false; error: ActionFailure } {
  return { ok: false, error: { key: "unexpected", message } };
}
