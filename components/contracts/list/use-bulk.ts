"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";
import type { ContractListRow } from "./contract-rows";

export type OnEach = (row: ContractListRow) => Promise<ActionResult<unknown>>;

/** One deed on several contracts, one after the other; what is refused is told at the end, with the last reason. */
export function useBulk(onDone: () => void) {
  const { contractList: words, common } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const [done, setDone] = useState<{ count: number; all: number } | null>(null);

  async function run(rows: readonly ContractListRow[], onEach: OnEach) {
    let refused = 0;
    let reason = "";
    for (const [count, row] of rows.entries()) {
      setDone({ count, all: rows.length });
      const result = await onEach(row).catch(() => ({ ok: false as const, error: { message: common.noAnswer } }));
      if (result.ok) continue;
      refused += 1;
      reason = result.error.message;
    }
    setDone(null);
    if (refused < rows.length) toast.success(words.bulkDone(rows.length - refused));
    if (refused > 0) toast.error(words.bulkRefused(refused, reason));
    onDone();
    router.refresh();
  }
  return { run, done };
}
