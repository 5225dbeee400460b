"use client";

import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";

export type ResendVerification = (input: undefined) => Promise<ActionResult<{ message: string }>>;

/**
 * Says on every page that the account's address is not proven yet, and sends its link again (B-2.4); where no mail
 * service is set, who can help instead.
 */
export function UnprovenBanner({
  email,
  sendsMail,
  resend,
}: {
  email: string;
  sendsMail: boolean;
  resend: ResendVerification;
}) {
  const { verification: words } = useCopy();
  const toast = useToast();
  const { run, busy } = useAction(resend, {
    fallback: words.sendFailed,
    onProblem: ({ message }) => toast.error(message),
  });

  async function send() {
    const answer = await run(undefined);
    if (answer) toast.success(answer.message);
  }

  if (!sendsMail) {
    return (
      <Banner tone="warning" className="mb-6">
        {words.bannerWithoutMail(email)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      className="mb-6"
      action={
        <Button variant="outline" size="sm" busy={busy} onClick={() => void send()}>
          {words.sendAgain}
        </Button>
      }
    >
      {words.banner(email)}
    </Banner>
  );
}
