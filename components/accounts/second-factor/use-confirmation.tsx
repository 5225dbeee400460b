"use client";

import { useState, type ReactNode } from "react";
import type { SecondFactorDto } from "@/lib/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { ConfirmDialog } from "./confirm-dialog";
import type { ConfirmActions } from "./factor-actions";

export type Confirmed = <Data>(ask: () => Promise<ActionResult<Data>>) => Promise<ActionResult<Data>>;

/** Calls that may be refused with `confirmFirst`: the dialog asks, and the call is made again. */
export function useConfirmation(
  factor: SecondFactorDto,
  actions: ConfirmActions,
): { confirmed: Confirmed; dialog: ReactNode } {
  const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);

  const confirmed: Confirmed = async (ask) => {
    const first = await ask();
    if (first.ok || first.error.key !== "confirmFirst") return first;
    const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(null);
    return isConfirmed ? ask() : first;
  };

  return { confirmed, dialog: asking && <ConfirmDialog factor={factor} actions={actions} onClose={asking.answer} /> };
}
