"use client";

import { useSyncExternalStore } from "react";
import { isPutAway, putAway, subscribe } from "@/components/accounts/notices-put-away";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CloseIcon } from "@/components/ui/icons";
import { useResend, type Unproven } from "./use-resend";

const NOTICE = "unprovenAddress";
/** On a phone it is read before what one came for. */
const ON_ONE_LINE = "max-sm:flex-nowrap max-sm:items-start max-sm:gap-x-2 max-sm:text-[0.8125rem]";

/**
 * Says that the account's address is not proven yet, and sends its link again (B-2.4); where no mail service is set,
 * who can help instead. It can be put away until the tab is closed.
 */
export function UnprovenBanner({ email, isAdministrator, sendsMail, resend }: Unproven) {
  const { verification: words } = useCopy();
  const { send, busy } = useResend(resend);
  const isHidden = useSyncExternalStore(
    subscribe,
    () => isPutAway(NOTICE),
    () => false,
  );
  if (isHidden) return null;

  return (
    <Banner
      tone="warning"
      className={classes("mb-6 max-sm:px-3 max-sm:leading-[1.125rem]", !sendsMail && ON_ONE_LINE)}
      action={
        <>
          {sendsMail && (
            <Button variant="outline" size="sm" busy={busy} onClick={send}>
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
