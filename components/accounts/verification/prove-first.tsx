"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useResend, type Unproven } from "./use-resend";

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
