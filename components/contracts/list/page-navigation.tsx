"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import type { PageLinks } from "./page-trail";

/**
 * Links to the pages beside this one; nothing when there is only one page. They speak of time where the list runs from
 * the newest.
 */
export function PageNavigation({ links, isNewestFirst }: { links: PageLinks; isNewestFirst: boolean }) {
  const words = useCopy().contracts.dashboard;
  if (links.newer === null && links.older === null) return null;
  return (
    <nav aria-label={words.pages} className="flex justify-end gap-2">
      {links.newer !== null && (
        <Link href={links.newer} className={buttonClasses({ variant: "outline", size: "sm" })}>
          <ChevronLeftIcon className="size-4" />
          {isNewestFirst ? words.newer : words.previous}
        </Link>
      )}
      {links.older !== null && (
        <Link href={links.older} className={buttonClasses({ variant: "outline", size: "sm" })}>
          {isNewestFirst ? words.older : words.next}
          <ChevronRightIcon className="size-4" />
        </Link>
      )}
    </nav>
  );
}
