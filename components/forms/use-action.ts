"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import { isConnectionFailure, withReason } from "./action-answer";
import { leaveFor } from "./browser";
import { signInAgain } from "./api";

export type ActionRunner<Input, Data> = {
  /** Runs the action. @returns its data, or null on failure; the failure is then in `problem` (and `onProblem`). */
  run: (input: Input) => Promise<Data | null>;
  busy: boolean;
  problem: ActionFailure | null;
  clear: () => void;
};

export type UseActionOptions = {
  /** What failed, if the answer was not ours or there was none; the reason is added. */
  fallback?: string;
  /** Called at once on each failure, with its key: `problem` is state, available only after the next render. */
  onProblem?: (problem: ActionFailure) => void;
};

/**
 * Busy state and problem of a server action. A failed connection is `noAnswer`, never blamed on the input (B-2.13);
 * `signInRequired` clears the session and goes to `/login?next=…` (B-5.6). Never throws.
 */
export function useAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  options: UseActionOptions = {},
): ActionRunner<Input, Data> {
  const copy = useCopy();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ActionFailure | null>(null);
  const latest = useRef({ action, options });
  useEffect(() => {
    latest.current = { action, options };
  });
  const { noAnswer, noAnswerReason } = copy.common;

  const run = useCallback(
    async (input: Input): Promise<Data | null> => {
      setBusy(true);
      setProblem(null);
      const result: ActionResult<Data> = await latest.current
        .action(input)
        .catch((cause: unknown) => ({
          ok: false as const,
          error: toFailure(cause, { noAnswer, noAnswerReason, fallback: latest.current.options.fallback }),
        }));
      setBusy(false);
      if (result.ok) return result.data;
      if (result.error.key === "signInRequired") {
        signInAgain();
        return null;
      }
      if (result.error.key === "secondFactorSetUpRequired") leaveFor("/second-factor");
      setProblem(result.error);
      latest.current.options.onProblem?.(result.error);
      return null;
    },
    [noAnswer, noAnswerReason],
  );

  const clear = useCallback(() => setProblem(null), []);
  return { run, busy, problem, clear };
}

type Words = { noAnswer: string; noAnswerReason: string; fallback: string | undefined };

function toFailure(cause: unknown, { noAnswer, noAnswerReason, fallback }: Words): ActionFailure {
  if (!isConnectionFailure(cause)) return { key: "unexpected", message: fallback ?? noAnswer };
  return { key: "noAnswer", message: fallback === undefined ? noAnswer : withReason(fallback, noAnswerReason) };
}
