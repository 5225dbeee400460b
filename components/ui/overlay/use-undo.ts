"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { useToast } from "./toast";

/** Null once it is taken back, else why not ("" if there was no answer). */
type Undone = string | null;

/**
 * A toast that says what was done and offers to take it back by the inverse call; says whether that worked.
 *
 * @param then runs once it is taken back
 */
export function useUndo(): (said: string, undo: () => Promise<Undone>, then?: () => void) => void {
  const { undo: words, noAnswer } = useCopy().common;
  const toast = useToast();
  return (said, undo, then) => {
    const takeBack = async () => {
      const reason = await undo().catch(() => "");
      if (reason !== null) return toast.error(words.failed(reason || noAnswer));
      toast.success(words.done);
      then?.();
    };
    toast.success(said, { label: words.label, run: () => void takeBack() });
  };
}

/** A server action's answer as `useUndo` takes it. */
export async function undone(answer: Promise<ActionResult<unknown>>): Promise<Undone> {
  const result = await answer;
  return result.ok ? null : result.error.message;
}
