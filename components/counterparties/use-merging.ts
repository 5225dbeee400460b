"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/overlay/toast";
import { mergeInto, separate } from "./counterparty-calls";

/** Merges, and offers to undo it; `onChanged` after either. */
export function useMerging(onChanged: () => void) {
  const { pairs: words, one } = useCopy().counterparties;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const split = async (id: string, mergedId: string) => {
    setIsBusy(true);
    const done = await separate(id, mergedId);
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.failed);
    toast.success(one.splitDone);
    onChanged();
  };
  const merge = async (id: string, fromId: string): Promise<boolean> => {
    setIsBusy(true);
    const done = await mergeInto(id, [fromId]);
    setIsBusy(false);
    if (done.ok) {
      const { id: intoId, name } = done.answer;
      toast.success(words.merged(name), { label: words.undo, run: () => void split(intoId, fromId) });
      onChanged();
    } else toast.error(done.message || words.failed);
    return done.ok;
  };
  return { isBusy, merge, split };
}
