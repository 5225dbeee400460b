"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { ChevronDownIcon, ChevronRightIcon } from "@/components/ui/icons";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCard, VERDICT_TONES, type ReviewCardProps } from "./review-card";

/** Worst first; accepted ones last. */
const ORDER: readonly (Verdict | "accepted")[] = [
  "deviates",
  "missing",
  "needsReview",
  "acceptable",
  "matches",
  "accepted",
];
/** These need no action. */
const SETTLED: ReadonlySet<Group> = new Set(["matches", "accepted"]);

type Group = (typeof ORDER)[number];
type Props = Omit<ReviewCardProps, "item" | "isOpen" | "onToggle"> & { items: readonly ReviewItemDto[] };

/**
 * Counts per verdict, then each topic in a few lines; the worst is expanded. Matching topics are one line until
 * expanded.
 */
export function ReviewList({ items, ...rest }: Props) {
  const words = useCopy().positions.review;
  const groups = ORDER.map((group) => ({ group, of: items.filter((item) => toGroup(item) === group) }));
  const worst = groups.find(({ group, of }) => !SETTLED.has(group) && of.length > 0)?.of[0]?.topic;
  const [first] = useState(worst);
  const [turned, setTurned] = useState<readonly string[]>([]);
  const turn = (topic: string) =>
    setTurned((all) => (all.includes(topic) ? all.filter((one) => one !== topic) : [...all, topic]));
  const renderCards = (of: readonly ReviewItemDto[]) => (
    <ul className="divide-y divide-line">
      {of.map((item) => (
        <li key={item.topic}>
          <ReviewCard
            item={item}
            isOpen={turned.includes(item.topic) !== (item.topic === first)}
            onToggle={() => turn(item.topic)}
            {...rest}
          />
        </li>
      ))}
    </ul>
  );
  const name = (group: Group) => (group === "accepted" ? words.accepted : words.verdicts[group]);
  const counted = groups.filter(({ group, of }) => group !== "accepted" || of.length > 0);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {counted.map(({ group, of }) => (
          <Badge key={group} tone={toTone(group)}>
            {words.counts(name(group), of.length)}
          </Badge>
        ))}
      </p>
      <Shares groups={groups} />
      <div className="-mx-3 divide-y divide-line border-y border-line bg-surface">
        {groups.map(({ group, of }) => {
          if (of.length === 0) return null;
          if (!SETTLED.has(group)) return <div key={group}>{renderCards(of)}</div>;
          return (
            <Folded key={group} title={name(group)} count={of.length} isOpenAtFirst={group === "accepted"}>
              {renderCards(of)}
            </Folded>
          );
        })}
      </div>
    </>
  );
}

const toGroup = ({ verdict = "needsReview", accepted }: ReviewItemDto): Group => (accepted ? "accepted" : verdict);
const toTone = (group: Group) => (group === "accepted" ? "gray" : VERDICT_TONES[group]);

const SHARES: Readonly<Record<Group, string>> = {
  deviates: "bg-danger-600",
  missing: "bg-orange",
  needsReview: "bg-neutral",
  acceptable: "bg-success",
  matches: "bg-success",
  accepted: "bg-primary-200",
};

/** The counts as bars, not for screen readers. */
function Shares({ groups }: { groups: readonly { group: Group; of: readonly ReviewItemDto[] }[] }) {
  return (
    <div aria-hidden="true" className="flex h-1.5 shrink-0 gap-px overflow-hidden rounded-full">
      {groups.map(({ group, of }) =>
        of.map(({ topic }) => <span key={topic} className={classes("flex-1", SHARES[group])} />),
      )}
    </div>
  );
}

type FoldedProps = { title: string; count: number; isOpenAtFirst: boolean; children: ReactNode };

function Folded({ title, count, isOpenAtFirst, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center gap-2 px-3 py-2.5 text-left text-sm font-medium hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">{title}</span>
        <span className="text-ink-muted tabular-nums">{count}</span>
        {isOpen ? <ChevronDownIcon className="size-4" /> : <ChevronRightIcon className="size-4" />}
      </button>
      {isOpen && <div className="border-t border-line">{children}</div>}
    </div>
  );
}
