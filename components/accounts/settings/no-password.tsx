"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";

/** In the place of a new password, for an account that has none: it gets its first one by a mailed link. */
export function NoPassword() {
  const { password, secondFactor } = useCopy();
  return (
    <SectionCard title={password.change.title} text={secondFactor.noPassword.text}>
      <Link href="/forgot-password" className={buttonClasses({ variant: "outline" })}>
        {secondFactor.noPassword.ask}
      </Link>
    </SectionCard>
  );
}
