"use client";

import { useEffect, useEffectEvent, type ReactNode } from "react";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { readOpenPoints, type Blank, type OpenPoints as Open } from "./read-open";

type Props = {
  contractId: string;
  versionId: string;
  type: string;
  /** What was found once it was looked up; null: it couldn't be. */
  onLooked?: (open: Open | null) => void;
};

/** Of so many gaps each has its own link. */
const MOST_BLANKS = 4;
/** UTF-16 units of a gap's own signs. */
const MOST_SIGNS = 16;

/**
 * What is open in the version that goes out or is to be approved: gaps in the text, comments, points of the review. It
 * stops nothing, and each leads to its place, in a tab of its own, so that what was written here stays.
 */
export function OpenPoints({ contractId, versionId, type, onLooked }: Props) {
  const words = useCopy().review.open;
  const { data, isFailed } = useRead(`open points ${contractId} ${versionId}`, () =>
    readOpenPoints({ contractId, versionId, type }),
  );
  const looked = useEffectEvent((open: Open | null) => onLooked?.(open));
  useEffect(() => {
    if (data || isFailed) looked(data ?? null);
  }, [data, isFailed]);
  if (isFailed) return <p className="text-sm text-ink-muted">{words.unknown}</p>;
  if (!data) return <p className="text-sm text-ink-muted">{words.looking}</p>;
  const { blanks, comments, points, wordings, isPartial, isUnjudged } = data;
  const at = `/contracts/${encodeURIComponent(contractId)}`;
  if (blanks.length + comments + points + wordings === 0 && !isUnjudged)
    return <p className="text-sm text-ink-muted">{isPartial ? words.unknown : words.nothing}</p>;
  return (
    <section aria-label={words.title} className="rounded border border-line bg-page px-3 py-2 text-sm">
      <p className="font-medium">{words.title}</p>
      <ul className="mt-1 space-y-0.5">
        {wordings > 0 && (
          <li>
            <Place href={`${at}?side=suggestions`}>{words.wordings(wordings)}</Place>
          </li>
        )}
        {blanks.length > 0 && (
          <li className="flex flex-wrap gap-x-2">
            {words.blanks(blanks.length)}
            {blanks.slice(0, MOST_BLANKS).map((blank) => (
              <Place key={blank.start} href={passageAddress(contractId, { ...blank, versionId })}>
                {words.blank(shortened(blank), blank.page)}
              </Place>
            ))}
          </li>
        )}
        {comments > 0 && (
          <li>
            <Place href={`${at}?side=comments`}>{words.comments(comments)}</Place>
          </li>
        )}
        {points > 0 && (
          <li>
            <Place href={`${at}?side=review`}>{words.points(points)}</Place>
          </li>
        )}
        {isUnjudged && <li className="text-ink-muted">{words.unjudged}</li>}
        {isPartial && <li className="text-ink-muted">{words.partial}</li>}
      </ul>
    </section>
  );
}

function shortened({ quote }: Blank): string {
  return quote.length > MOST_SIGNS ? `${quote.slice(0, MOST_SIGNS).trimEnd()}…` : quote;
}

function Place({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="rounded text-primary hover:underline">
      {children}
    </a>
  );
}
