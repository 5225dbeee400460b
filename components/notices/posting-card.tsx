"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useDay } from "@/components/ui/date-text";
import { daysFrom, readDay } from "@/lib/days";
import type { NoticeDraftDto } from "@/lib/notices/schema";

type Posting = NonNullable<NoticeDraftDto["posting"]>;

/** The last safe day to send the letter, with its sum; in red, with what is still possible, once it is past. */
export function PostingCard({ draft }: { draft: NoticeDraftDto }) {
  const words = useCopy().notices.posting;
  const { posting, facts } = draft;
  const hasDate = facts.some(({ key, value }) => key === "dueOn" && value !== null);
  return (
    <section className="notice-block space-y-2" aria-labelledby="notice-posting">
      <h2 id="notice-posting" className="text-sm font-normal text-ink-muted">
        {words.title}
      </h2>
      {posting ? (
        <Sum draft={draft} posting={posting} />
      ) : (
        <p className="text-sm">{hasDate ? words.waits : words.none}</p>
      )}
    </section>
  );
}

function Sum({ draft, posting }: { draft: NoticeDraftDto; posting: Posting }) {
  const words = useCopy().notices.posting;
  const written = useDay();
  const isTight = !posting.isPast && posting.safeOn < draft.today;
  const shown = isTight ? posting.latestOn : posting.safeOn;
  return (
    <>
      {posting.isPast ? (
        <Late draft={draft} posting={posting} />
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3 text-xl font-medium">
          <span>
            {posting.isUnconfirmed ? "≈ " : ""}
            {written(shown)}
          </span>
          <span className="text-sm text-warning-700">{words.inDays(daysBetween(draft.today, shown))}</span>
        </p>
      )}
      {isTight && <p className="text-sm text-danger">{words.tight}</p>}
      {posting.isUnconfirmed && <p className="text-sm text-warning-700">{words.unconfirmed}</p>}
      {!posting.isCertain && <p className="text-sm text-warning-700">{words.uncertain}</p>}
      <Steps draft={draft} posting={posting} />
    </>
  );
}

function Steps({ draft: { deadline }, posting }: { draft: NoticeDraftDto; posting: Posting }) {
  const words = useCopy().notices.posting;
  const written = useDay();
  return (
    <div className="space-y-0.5 text-sm text-ink-muted">
      <p className="font-medium text-ink">{words.workedOut}</p>
      {deadline?.working && <p>{deadline.working}</p>}
      <ol className="space-y-0.5">
        {posting.steps.map(({ step, day, count, isBusiness }) => (
          <li key={step}>{words.steps[step](written(day), count ?? 0, isBusiness)}</li>
        ))}
      </ol>
    </div>
  );
}

function Late({ draft: { faster, nextPeriod }, posting }: { draft: NoticeDraftDto; posting: Posting }) {
  const { posting: words, ways, toCheck } = useCopy().notices;
  const written = useDay();
  const isOver = faster.length === 0 && !nextPeriod;
  return (
    <div role="alert" className="space-y-1 text-sm">
      <p className="text-lg font-medium text-danger">{words.past(written(posting.latestOn))}</p>
      {faster.map(({ way, latestOn }) => (
        <p key={way}>{words.stillBy(ways[way], written(latestOn))}</p>
      ))}
      {nextPeriod && (
        <p>
          {!nextPeriod.isCertain && <span className="text-warning-700">≈ {toCheck}. </span>}
          {words.next(written(nextPeriod.endsOn), written(nextPeriod.dueOn))}
        </p>
      )}
      {isOver && <p>{words.nothing}</p>}
    </div>
  );
}

function daysBetween(from: string, to: string): number {
  const [first, last] = [readDay(from), readDay(to)];
  return first && last ? daysFrom(first, last) : 0;
}
