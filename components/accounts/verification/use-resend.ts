"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";

export type ResendVerification = (input: undefined) => Promise<ActionResult<{ message: string }>>;
/** An account whose address is not proven, and what can be done about it. */
export type Unproven = { email: string; isAdministrator: boolean; sendsMail: boolean; resend: ResendVerification };

/** Sends the proving link again, and says how that went. */
export function useResend(resend: ResendVerification): { send: () => void; busy: boolean } {
  const { verification: words } = useCopy();
  const toast = useToast();
  const { run, busy } = useAction(resend, {
    fallback: words.sendFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  const send = () => void run(undefined).then((answer) => answer && toast.success(answer.message));
  return { send, busy };
}
