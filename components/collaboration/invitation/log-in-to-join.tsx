"use client";

import { Link } from "@/components/ui/link";
import { withNext } from "@/components/accounts/next-path";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";

/** Where the invited address has an account: log in, come back, and join with one click. Source: behaviour §16. */
export function LogInToJoin({ token }: { token: string }) {
  const { invitation: words } = useCopy().collaboration;
  return (
    <div className="space-y-4">
      <Banner>{words.accountExists}</Banner>
      <Link href={withNext("/login", `/invitation/${token}`)} className={`w-full ${buttonClasses()}`}>
        {words.logInToJoin}
      </Link>
    </div>
  );
}
