"use client";

import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { Brand } from "./brand";
import { useCopy } from "@/components/copy/copy-provider";

/** The header of public pages for people who are not signed in. */
export function GuestHeader() {
  const { navigation } = useCopy().common;
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <Brand />
        <Link href="/login" className={buttonClasses({ variant: "outline", size: "sm" })}>
          {navigation.logIn}
        </Link>
      </div>
    </header>
  );
}
