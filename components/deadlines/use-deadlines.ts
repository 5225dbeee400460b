"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import type { Done } from "@/components/forms/sent";
import { useDay } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { useUndo } from "@/components/ui/overlay/use-undo";
import type { ChangeDeadline, DeadlineDto } from "@/lib/deadlines/schema";
import { joinedEnds, type ListedDeadline } from "./joined-ends";
import { changeDeadline, removeDeadline } from "./deadline-calls";

/** The user's actions on a deadline, one at a time. */
export type DeadlineActions = {
  /** The deadline with an action in progress. */
  busyId: string | null;
  /** @returns whether it was saved */
  change: (deadline: ListedDeadline, change: ChangeDeadline) => Promise<boolean>;
  remove: (deadline: DeadlineDto) => Promise<boolean>;
};

/** Deadlines loaded by `read`, cached under a separate name, with their actions. */
export function useDeadlines(name: string, read: () => Promise<DeadlineDto[] | null>) {
  const { details: words, changed, kinds, unless } = useCopy().deadlines;
  const day = useDay();
  const offerUndo = useUndo();
  const toast = useToast();
  const { data, isFailed, reload, put } = useRead<DeadlineDto[]>(`deadlines ${name}`, read);
  const [busyId, setBusyId] = useState<string | null>(null);

  async function does<T>({ id }: DeadlineDto, work: () => Promise<Done<T>>): Promise<Done<T>> {
    setBusyId(id);
    const done = await work();
    setBusyId(null);
    if (!done.ok) toast.error(done.message || words.failed);
    return done;
  }

  const actions: DeadlineActions = {
    busyId,
    change: async (deadline, change) => {
      const { joined } = deadline;
      // the renewal is counted from the end, and follows it
      const target = joined?.kind === "expiration" && change.date !== undefined ? joined : deadline;
      const done = await does(deadline, () => changeDeadline(target, change));
      const also = done.ok && joined && change.state !== undefined ? await changeDeadline(joined, change) : null;
      if (done.ok) put((known = []) => inOrder(known.map((one) => (one.id === target.id ? done.answer : one))));
      const back = done.ok ? inverse(deadline, change, done.answer) : null;
      if (back)
        offerUndo(
          changed[back.said](deadline.title),
          async () =>
            (await takenBack(deadline, back.change)) ?? (joined && also?.ok ? takenBack(joined, back.change) : null),
          () => void reload(),
        );
      // Other dates depend on an end, and what stands for both is both.
      const isEnd = deadline.kind === "expiration" && change.date !== undefined;
      if (done.ok && (isEnd || joined)) void reload();
      return done.ok;
    },
    remove: async (deadline) => {
      const done = await does(deadline, () => removeDeadline(deadline));
      if (done.ok) put((known = []) => known.filter(({ id }) => id !== deadline.id));
      return done.ok;
    },
  };
  const deadlines =
    data &&
    joinedEnds(data, {
      renewal: kinds.renewal,
      unlessNotice: (date) => unless.notice(day(date)),
      unlessEnded: unless.ended,
    });
  return { deadlines, isFailed: isFailed && data === undefined, reload, actions };
}

type Inverse = { said: "done" | "dismissed" | "putOff"; change: ChangeDeadline };

/**
 * What takes a change back whole. Null for one that moved on to its next day, or that also settled a change of the
 * text: no call gives that back.
 */
function inverse(before: DeadlineDto, { state, snoozedUntil }: ChangeDeadline, after: DeadlineDto): Inverse | null {
  if (snoozedUntil) return { said: "putOff", change: { snoozedUntil: before.snoozedUntil } };
  if ((state !== "done" && state !== "dismissed") || after.state !== state || before.isTextChanged) return null;
  return { said: state, change: { state: before.state } };
}

async function takenBack(deadline: DeadlineDto, change: ChangeDeadline): Promise<string | null> {
  const done = await changeDeadline(deadline, change);
  return done.ok ? null : done.message;
}

function inOrder(deadlines: DeadlineDto[]): DeadlineDto[] {
  return deadlines.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
