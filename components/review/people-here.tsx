"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { PersonHere } from "@/lib/contracts/news-schema";

const MOST_NAMES = 2;

/** Who else has the contract open now (B-14.4). */
export function PeopleHere({ here }: { here: readonly PersonHere[] }) {
  const words = useCopy().review.others;
  const names = here.map(({ name }) => name);
  const more = names.length - MOST_NAMES;
  return (
    <span
      role="status"
      className={classes("flex items-center gap-1.5 whitespace-nowrap", names.length > 0 ? "min-w-20" : "min-w-0")}
    >
      {names.length > 0 && (
        <>
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-success" />
          <span className="truncate" title={words.here(names.join(", "))}>
            <span className="sr-only">{words.hereLabel} </span>
            {names.slice(0, MOST_NAMES).join(", ")}
            {more > 0 && ` +${more}`}
          </span>
        </>
      )}
    </span>
  );
}
