"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** In the place of a new password, for an account that has none: it gets its first one by a mailed link. */
export function NoPassword() {
  const { password, secondFactor } = useCopy();
  return (
    <Card className="space-y-4 p-5 sm:p-6">
      <div className="space-y-1">
        <h2>{password.change.title}</h2>
        <p className="text-sm text-ink-muted">{secondFactor.noPassword.text}</p>
      </div>
      <Link href="/forgot-password" className={buttonClasses({ variant: "outline" })}>
        {secondFactor.noPassword.ask}
      </Link>
    </Card>
  );
}
