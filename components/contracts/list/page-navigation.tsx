"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { PageLinks } from "./list-query";

/** Links to the neighbouring pages; nothing if there is only one page. Labelled by time if the newest come first. */
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
