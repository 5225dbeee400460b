"use client";

import { useCallback, useEffect, useState, type ComponentType } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "./toast";

/** What stands in the place of a part while it comes, or when it could not be had. */
export type WaitingProps = { isFailed: boolean; retry: () => void };
type Options<Props> = {
  /** Stands there meanwhile; without one nothing does, and a failure is told by a toast. */
  Waiting?: ComponentType<WaitingProps>;
  /** Called with what the part was given when it could not be had, so that it can be asked for once more. */
  onFailed?: (props: Props) => void;
};
/** A part of a page that is fetched when it is shown first; `prepare` has it fetched before. */
export type Later<Props> = ComponentType<Props> & { prepare: () => Promise<void> };

/**
 * A part of a page that is fetched when it is shown first, and stands there at once from then on. One that can't be had
 * is asked for again at its next showing. Source: B-10.17.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, onFailed }: Options<Props> = {},
): Later<Props> {
  const source = sourceOf(load);
  function LaterPart(props: Props) {
    const { Part, isFailed, retry } = usePart(source);
    if (Part) return <Part {...props} />;
    if (Waiting) return <Waiting isFailed={isFailed} retry={retry} />;
    return isFailed ? <Told onTold={() => onFailed?.(props)} /> : null;
  }
  // what can't be had is told when it is to be shown
  return Object.assign(LaterPart, { prepare: () => source.fetch().then(undone, undone) });
}

type Source<Props> = { now: () => ComponentType<Props> | null; fetch: () => Promise<ComponentType<Props>> };

function sourceOf<Props>(load: () => Promise<ComponentType<Props>>): Source<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetch = () =>
    (coming ??= load().then(
      (come) => (part = come),
      (cause: unknown) => {
        coming = null;
        throw cause;
      },
    ));
  return { now: () => part, fetch };
}

function usePart<Props>(source: Source<Props>) {
  const [part, setPart] = useState(() => ({ Part: source.now(), isFailed: false }));
  const ask = useCallback(
    () =>
      void source.fetch().then(
        (Part) => setPart({ Part, isFailed: false }),
        () => setPart({ Part: null, isFailed: true }),
      ),
    [source],
  );
  const isHere = part.Part !== null;
  useEffect(() => {
    if (!isHere) ask();
  }, [isHere, ask]);
  const retry = () => {
    setPart({ Part: null, isFailed: false });
    ask();
  };
  return { ...part, retry };
}

function Told({ onTold }: { onTold: () => void }) {
  const { noAnswer } = useCopy().common;
  const toast = useToast();
  useEffect(() => {
    toast.error(noAnswer);
    onTold();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, []);
  return null;
}

function undone(): void {
  // whether it came is known to whoever shows it
}
