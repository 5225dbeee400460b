"use client";

import { useSyncExternalStore } from "react";
import { isPutAway, putAway, subscribe } from "@/components/accounts/notices-put-away";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CloseIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";

export type ResendVerification = (input: undefined) => Promise<ActionResult<{ message: string }>>;

type Props = { email: string; isAdministrator: boolean; sendsMail: boolean; resend: ResendVerification };

const NOTICE = "unprovenAddress";
/** On a phone it is read before what one came for. */
const ON_ONE_LINE = "max-sm:flex-nowrap max-sm:items-start max-sm:gap-x-2 max-sm:text-[0.8125rem]";

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
      className={classes("mb-6 max-sm:px-3 max-sm:leading-[1.125rem]", !sendsMail && ON_ONE_LINE)}
      action={
        <>
          {sendsMail && (
            <Button variant="outline" size="sm" busy={busy} onClick={() => void send()}>
              {words.sendAgain}
            </Button>
          )}
          <Button variant="outline" size="sm" className="max-sm:size-9 max-sm:!p-0" onClick={() => putAway(NOTICE)}>
            <span className="max-sm:sr-only">{words.hide}</span>
            <CloseIcon className="size-4 sm:hidden" />
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
