"use client";

import { useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
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
/** Kept short on a phone, where it comes before the page's content. */
const ON_ONE_LINE = "max-sm:flex-nowrap max-sm:items-start max-sm:gap-x-2 max-sm:text-[0.8125rem]";

/**
 * Says that the account's address is not proven yet, to those who can do something about it: resend the link (B-3.2),
 * or, as an administrator without a mail service, confirm it. Can be dismissed until the tab is closed.
 */
export function UnprovenBanner({ email, isAdministrator, sendsMail, resend }: Unproven) {
  const { verification: words } = useCopy();
  const { send, busy } = useResend(resend);
  const isHidden = useSyncExternalStore(
    subscribe,
    () => isPutAway(NOTICE),
    () => false,
  );
  const canAct = sendsMail || isAdministrator;
  if (isHidden || !canAct) return null;

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
      {sendsMail ? words.banner(email) : words.bannerForAdministrator(email)}
    </Banner>
  );
}

/** Replaces things that can only be added once the address is proven, and says how to prove it (B-3.6). */
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
/** An account whose address is not proven, and the available actions. */
export type Unproven = { email: string; isAdministrator: boolean; sendsMail: boolean; resend: ResendVerification };

/** Resends the proving link and reports the result. */
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

/** Tells the first user to register that they are administrator, once, and leads to the accounts (B-2.6). */
export function AdministratorNotice() {
  const { accounts, common } = useCopy();
  const toast = useToast();
  const router = useRouter();
  const isNews = useSyncExternalStore(subscribe, hasAdministratorNews, () => false);
  useEffect(() => {
    if (!isNews) return;
    dismissAdministratorNews();
    toast.success(accounts.becameAdministrator, { label: common.navigation.users, run: () => router.push("/users") });
  }, [isNews, toast, accounts, common, router]);
  return null;
}
