"use client";

import { useSyncExternalStore } from "react";
import { isPutAway, putAway, subscribe } from "@/components/accounts/notices-put-away";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";

export type ResendVerification = (input: undefined) => Promise<ActionResult<{ message: string }>>;

type Props = { email: string; isAdministrator: boolean; sendsMail: boolean; resend: ResendVerification };

const NOTICE = "unprovenAddress";

/**
 * Says that the account's address is not proven yet, and sends its link again (B-2.4); where no mail service is set,
 * who can help instead. It can be put away until the tab is closed.
 */
export function UnprovenBanner({ email, isAdministrator, sendsMail, resend }: Props) {
  const { verification: words } = useCopy();
  const toast = useToast();
  const isHidden = useSyncExternalStore(
    subscribe,
    () => isPutAway(NOTICE),
    () => false,
  );
  const { run, busy } = useAction(resend, {
    fallback: words.sendFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  if (isHidden) return null;

  async function send() {
    const answer = await run(undefined);
    if (answer) toast.success(answer.message);
  }

  return (
    <Banner
      tone="warning"
      className="mb-6"
      action={
        <>
          {sendsMail && (
            <Button variant="outline" size="sm" busy={busy} onClick={() => void send()}>
              {words.sendAgain}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => putAway(NOTICE)}>
            {words.hide}
          </Button>
        </>
      }
    >
      {sendsMail
        ? words.banner(email)
        : isAdministrator
          ? words.bannerForAdministrator(email)
          : words.bannerWithoutMail(email)}
    </Banner>
  );
}
