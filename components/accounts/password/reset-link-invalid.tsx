"use client";

import { Link } from "@/components/ui/link";
import { GuestCard } from "@/components/accounts/guest-card";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";

/** A link that is unknown, used or past its hour, and the way to another. */
export function ResetLinkInvalid() {
  const { errors, password } = useCopy();
  return (
    <GuestCard title={password.reset.invalidTitle} text={errors.resetLinkInvalid}>
      <Link href="/forgot-password" className={`${buttonClasses()} w-full`}>
        {password.reset.askAgain}
      </Link>
    </GuestCard>
  );
}
