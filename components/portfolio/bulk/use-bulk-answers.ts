"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { Done } from "@/components/forms/sent";
import { isVerifiable, type ColumnDto } from "@/components/portfolio/columns/columns";
import { flagAnswer, readOpened, verifyAnswer, type CellPlace } from "@/components/portfolio/portfolio-calls";
import { toSureness } from "@/components/portfolio/words/marks";
import { useToast } from "@/components/ui/overlay/toast";
import type { GridRowDto } from "@/lib/portfolio/schema";

/** An answer of a chosen contract, with the number of the version that is on screen. */
type Chosen = CellPlace & { versionNumber: number | null; seenAt: string | null };

/** What of the chosen contracts a person can say something about: answers that rest on the text and were found. */
export function selectAnswers(rows: readonly GridRowDto[], shown: readonly ColumnDto[]): Chosen[] {
  return rows.flatMap(({ contract, cells }) =>
    shown
      .filter(({ id, kind }) => isVerifiable(kind) && (cells[id]?.value ?? null) !== null)
      .map(({ id }) => ({
        contractId: contract.id,
        column: id,
        versionNumber: contract.versionNumber,
        seenAt: cells[id]?.verified?.at ?? null,
      })),
  );
}

export function selectUnverified(rows: readonly GridRowDto[], shown: readonly ColumnDto[]): Chosen[] {
  const cells = new Map(rows.map((row) => [row.contract.id, row.cells]));
  return selectAnswers(rows, shown).filter(({ contractId, column }) => {
    const cell = cells.get(contractId)?.[column];
    return cell !== undefined && toSureness(cell) !== "verified";
  });
}

/** Says the same of many answers, one after the other; what is refused is told at the end, with the last reason. */
export function useBulkAnswers(onDone: () => void) {
  const { bulk: words, panel } = useCopy().portfolio;
  const toast = useToast();
  const [done, setDone] = useState<{ count: number; all: number } | null>(null);

  async function run(answers: readonly Chosen[], say: Say, toMessage: (count: number) => string) {
    let left = 0;
    let reason = "";
    for (const [count, answer] of answers.entries()) {
      setDone({ count, all: answers.length });
      const said = await say(answer);
      if (said.ok) continue;
      left += 1;
      reason = said.message || panel.actionFailed;
    }
    setDone(null);
    if (left < answers.length) toast.success(toMessage(answers.length - left));
    if (left > 0) toast.error(words.left(left, reason));
    onDone();
  }
  return {
    done,
    verify: (answers: readonly Chosen[]) => void run(answers, sayer(words.changed), words.verified),
    flag: (answers: readonly Chosen[]) =>
      void run(answers, ({ contractId, column }) => flagAnswer({ contractId, column, isFlagged: true }), words.flagged),
  };
}

type Say = (answer: Chosen) => Promise<Done<unknown>>;

/** Each contract's version is asked for once; a word is only given on the version that was on screen. */
function sayer(changed: string): Say {
  const versions = new Map<string, string | null>();
  return async ({ contractId, column, versionNumber, seenAt }) => {
    if (!versions.has(contractId)) {
      const opened = await readOpened({ contractId, column });
      versions.set(contractId, opened?.contract.versionNumber === versionNumber ? opened.versionId : null);
    }
    const versionId = versions.get(contractId) ?? null;
    if (versionId === null) return { ok: false, message: changed, code: "versionConflict" };
    return verifyAnswer({ contractId, column, versionId, seenAt, note: "" });
  };
}
