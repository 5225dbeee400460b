"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type Chosen<Row> = {
  rows: readonly Row[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  setAll: (isChosen: boolean) => void;
};

/** Which of the rows on screen are selected; one that left the screen no longer is. */
export function useChosen<Row extends { id: string }>(rows: readonly Row[]): Chosen<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: rows.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    setAll: (isChosen) => setIds(new Set(isChosen ? rows.map(({ id }) => id) : [])),
  };
}

/** Runs an action on several rows, one after the other; says how many were refused, with the last reason. */
export function useMany() {
  const { tables: words, common } = useCopy();
  const toast = useToast();
  const [going, setGoing] = useState<{ count: number; all: number } | null>(null);

  async function run<Row>(rows: readonly Row[], onEach: (row: Row) => Promise<ActionResult<unknown>>) {
    let refused = 0;
    let reason = "";
    for (const [index, row] of rows.entries()) {
      setGoing({ count: index + 1, all: rows.length });
      const result = await onEach(row).catch(() => ({ ok: false as const, error: { message: common.noAnswer } }));
      if (result.ok) continue;
      refused += 1;
      reason = result.error.message;
    }
    setGoing(null);
    if (refused < rows.length) toast.success(words.done(rows.length - refused));
    if (refused > 0) toast.error(words.refused(refused, reason));
  }
  return { run, going };
}
