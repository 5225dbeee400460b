"use client";

import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { ChevronDownIcon, ChevronRightIcon } from "@/components/ui/icons";
import { topicName } from "@/lib/positions/kinds";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCard, VerdictSign, type ReviewCardProps } from "./review-card";

/** Worst first; accepted ones last. */
const ORDER: readonly Group[] = ["deviates", "missing", "needsReview", "acceptable", "matches", "accepted"];
/** Somebody has to decide on these. */
const OPEN: readonly Group[] = ["deviates", "missing", "needsReview"];
type Group = Verdict | "accepted";
type Props = Omit<ReviewCardProps, "item" | "isOpen" | "onToggle"> & {
  items: readonly ReviewItemDto[];
  /** Beside the headline: the playbook. */
  choice: ReactNode;
  /** The point to go on with: the open one behind `after`, else the first. */
  next: { after: string } | null;
  onNext: (() => void) | undefined;
};

/**
 * How many topics need a decision, the count of each verdict, then what deviates and what is missing, one line each,
 * the worst in full; what needs review and what is in order folded, with their topics. Source: B-24.9.
 */
export function ReviewList({ items, choice, next, onNext, ...rest }: Props) {
  const { topics, review: words } = useCopy().positions;
  const of = (...groups: Group[]) => items.filter((item) => groups.includes(toGroup(item)));
  const open = of(...OPEN);
  const [worst] = ORDER.filter((group) => OPEN.includes(group)).flatMap((group) => of(group));
  const [first] = useState(worst?.topic);
  const [turned, setTurned] = useState<readonly string[]>([]);
  const turn = (topic: string) =>
    setTurned((all) => (all.includes(topic) ? all.filter((one) => one !== topic) : [...all, topic]));
  const list = useRef<HTMLDivElement>(null);
  const wanted = useNext({ next, onNext, list, open: OPEN.flatMap((group) => of(group)) });
  const isWanted = (item: ReviewItemDto) => item.topic === wanted;
  const renderCards = (shown: readonly ReviewItemDto[]) => (
    <ul className="divide-y divide-line">
      {shown.map((item) => (
        <li key={item.topic} data-topic={item.topic}>
          <ReviewCard
            item={item}
            isOpen={turned.includes(item.topic) !== (item.topic === first || isWanted(item))}
            onToggle={() => turn(item.topic)}
            {...rest}
          />
        </li>
      ))}
    </ul>
  );
  const [toReview, settled, accepted] = [of("needsReview"), of("acceptable", "matches"), of("accepted")];
  const named = (shown: readonly ReviewItemDto[]) => shown.map(({ topic }) => topicName(topic, topics)).join(", ");
  const counted = (["matches", "acceptable"] as const).filter((verdict) => of(verdict).length > 0);
  return (
    <>
      <div className="space-y-2.5 px-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h3 className="text-base font-medium">
            {open.length === 0 ? words.allInOrder(items.length) : words.needYou(open.length, items.length)}
          </h3>
          {choice}
        </div>
        <Shares items={items} />
        <Counts items={items} />
      </div>
      <div
        ref={list}
        tabIndex={-1}
        className="-mx-3 divide-y divide-line border-y border-line bg-surface focus:outline-none"
      >
        {(["deviates", "missing"] as const).map(
          (group) => of(group).length > 0 && <div key={group}>{renderCards(of(group))}</div>,
        )}
        {toReview.length > 0 && (
          <Folded
            key={String(toReview.some(isWanted))}
            title={words.toReview(toReview.length)}
            hint={named(toReview)}
            isOpenAtFirst={toReview.some(isWanted) || (worst !== undefined && toGroup(worst) === "needsReview")}
          >
            {renderCards(toReview)}
          </Folded>
        )}
        {settled.length > 0 && (
          <Folded
            title={words.inOrder(settled.length)}
            hint={counted.map((one) => words.counts(words.verdicts[one], of(one).length)).join(", ")}
          >
            {renderCards(settled)}
          </Folded>
        )}
        {accepted.length > 0 && (
          <Folded title={words.counts(words.accepted, accepted.length)} hint={named(accepted)} isOpenAtFirst>
            {renderCards(accepted)}
          </Folded>
        )}
      </div>
    </>
  );
}

type NextAsked = Pick<Props, "next" | "onNext"> & {
  list: RefObject<HTMLElement | null>;
  open: readonly ReviewItemDto[];
};

/** The open point to go on with, which is opened and gets the focus; the list itself where none is left. */
function useNext({ next, onNext, list, open }: NextAsked): string | null {
  const [wanted, setWanted] = useState<{ topic: string | null }>();
  useEffect(() => {
    if (!next) return;
    const at = open.findIndex(({ topic }) => topic === next.after);
    setWanted({ topic: (open[at + 1] ?? open[0])?.topic ?? null });
    onNext?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each request
  }, [next]);
  useEffect(() => {
    if (!wanted) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-topic="${wanted.topic}"] button`) ?? list.current;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest" });
  }, [wanted, list]);
  return wanted?.topic ?? null;
}

const toGroup = ({ verdict = "needsReview", accepted }: ReviewItemDto): Group => (accepted ? "accepted" : verdict);
const isOf = (group: Group) => (item: ReviewItemDto) => toGroup(item) === group;

/** What there is of each verdict, as a sign, a figure and a word. */
function Counts({ items }: { items: readonly ReviewItemDto[] }) {
  const { verdicts } = useCopy().positions.review;
  const there = ORDER.flatMap((group) => {
    const count = items.filter(isOf(group)).length;
    return group === "accepted" || count === 0 ? [] : [{ group, count }];
  });
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
      {there.map(({ group, count }) => (
        <li key={group} className="flex items-center gap-1.5">
          <VerdictSign verdict={group} />
          <span>
            <span className="font-medium text-ink tabular-nums">{count}</span> {verdicts[group]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const SHARES: Readonly<Record<Group, string>> = {
  deviates: "bg-danger-600",
  missing: "bg-orange",
  needsReview: "bg-neutral",
  acceptable: "bg-success opacity-60",
  matches: "bg-success opacity-40",
  accepted: "bg-primary-200",
};

/** The counts as bars, not for screen readers. */
function Shares({ items }: { items: readonly ReviewItemDto[] }) {
  return (
    <div aria-hidden="true" className="flex h-1.5 shrink-0 gap-0.5 overflow-hidden rounded-full">
      {ORDER.map((group) => {
        const count = items.filter(isOf(group)).length;
        return (
          count > 0 && <span key={group} style={{ flexGrow: count }} className={classes("basis-0", SHARES[group])} />
        );
      })}
    </div>
  );
}

type FoldedProps = { title: string; hint: string; isOpenAtFirst?: boolean; children: ReactNode };

export function Folded({ title, hint, isOpenAtFirst = false, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2 px-4 py-2 text-left text-[0.8125rem] hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="shrink-0 font-medium">{title}</span>
        <span className="min-w-0 flex-1 truncate text-ink-muted">{isOpen ? "" : hint}</span>
        {isOpen ? <ChevronDownIcon className="size-4" /> : <ChevronRightIcon className="size-4" />}
      </button>
      {isOpen && <div className="border-t border-line">{children}</div>}
    </div>
  );
}
