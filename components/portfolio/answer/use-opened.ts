"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import type { Done } from "@/components/forms/sent";
import { columnKey, type ColumnDto } from "@/components/portfolio/columns/columns";
import {
  flagAnswer,
  readOpened,
  setFieldValue,
  verifyAnswer,
  withdrawVerification,
  type CellPlace,
} from "@/components/portfolio/portfolio-calls";
import { useToast } from "@/components/ui/overlay/toast";
import type { CellDto, OpenedCellDto, VerifyCell } from "@/lib/portfolio/schema";

export type Correction = NonNullable<VerifyCell["correction"]>;
type Action = "verify" | "correct" | "withdraw" | "flag" | "set";
type Options = {
  onChanged: (place: CellPlace, cell: CellDto) => void;
  /** The server lets this person read the contract and no more. */
  onReadOnly: (contractId: string) => void;
};
export type Opened = ReturnType<typeof useOpened>;

/** An opened answer with what it rests on, and what a person can say about it. A word is bound to the version seen. */
export function useOpened(contractId: string, column: ColumnDto, { onChanged, onReadOnly }: Options) {
  const words = useCopy().portfolio.panel;
  const toast = useToast();
  const place = { contractId, column: column.id };
  const { data, isFailed, reload } = useRead<OpenedCellDto>(`answer ${contractId} ${column.id}`, () =>
    readOpened(place),
  );
  const [busy, setBusy] = useState<Action | null>(null);
  const versionId = data?.versionId ?? null;
  const seenAt = data?.cell.verified?.at ?? null;

  async function does(action: Action, work: () => Promise<Done<unknown>>, said: string): Promise<boolean> {
    setBusy(action);
    const done = await work();
    const isNews = !done.ok && done.code === "answerChanged"; // somebody spoke of it meanwhile: they are shown what
    const now = done.ok || isNews ? await reload() : null;
    setBusy(null);
    if (now) onChanged(place, now.cell);
    if (done.ok) toast.success(said);
    else toast.error(done.message || words.actionFailed);
    if (!done.ok && done.code === "forbidden") onReadOnly(contractId);
    return done.ok;
  }
  const says = (action: "verify" | "correct", rest: Pick<VerifyCell, "correction" | "note">, said: string) =>
    versionId === null
      ? Promise.resolve(false)
      : does(action, () => verifyAnswer({ ...place, versionId, seenAt, ...rest }), said);

  return {
    answer: data,
    isFailed: isFailed && !data,
    reload,
    busy,
    verify: () => says("verify", { note: "" }, words.verified),
    correct: (correction: Correction, note: string) => says("correct", { correction, note }, words.corrected),
    withdraw: () => does("withdraw", () => withdrawVerification(place), words.withdrawn),
    flag: (isFlagged: boolean) =>
      does("flag", () => flagAnswer({ ...place, isFlagged }), isFlagged ? words.flagged : words.unflagged),
    setField: (value: string) =>
      does("set", () => setFieldValue(columnKey(column.id), contractId, value), words.fieldSaved),
  };
}
