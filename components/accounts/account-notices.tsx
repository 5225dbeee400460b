"use client";

import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CloseIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { isPutAway, putAway, subscribe, dismissAdministratorNews, hasAdministratorNews } from "./tab-notices";

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

/** Stands where something is added once the address is proven, and says how to prove it (B-3.6). */
export function ProveFirst({ email, isAdministrator, sendsMail, resend }: Unproven) {
  const { verification: words } = useCopy();
  const { send, busy } = useResend(resend);
  const resendButton = (
    <Button variant="outline" size="sm" busy={busy} onClick={send}>
      {words.sendAgain}
    </Button>
  );
  if (sendsMail)
    return (
      <Banner tone="warning" action={resendButton}>
        {words.proveFirst(email)}
      </Banner>
    );
  return (
    <Banner tone="warning">
      {isAdministrator ? words.proveFirstForAdministrator(email) : words.proveFirstWithoutMail(email)}
    </Banner>
  );
}

export type ResendVerification = (input: undefined) => Promise<ActionResult<{ message: string }>>;
/** An account whose address is not proven, and what can be done about it. */
export type Unproven = { email: string; isAdministrator: boolean; sendsMail: boolean; resend: ResendVerification };

/** Sends the proving link again, and says how that went. */
function useResend(resend: ResendVerification): { send: () => void; busy: boolean } {
  const { verification: words } = useCopy();
  const toast = useToast();
  const { run, busy } = useAction(resend, {
    fallback: words.sendFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  const send = () => void run(undefined).then((answer) => answer && toast.success(answer.message));
  return { send, busy };
}

/** Tells whoever registered first that the account is the administrator's, until it is dismissed (B-2.6). */
export function AdministratorNotice() {
  const copy = useCopy();
  const isNews = useSyncExternalStore(subscribe, hasAdministratorNews, () => false);
  if (!isNews) return null;
  return (
    <Banner
      role="status"
      className="mb-6"
      action={
        <Button variant="outline" size="sm" onClick={dismissAdministratorNews}>
          {copy.common.dismiss}
        </Button>
      }
    >
      {copy.accounts.becameAdministrator}
    </Banner>
  );
}
