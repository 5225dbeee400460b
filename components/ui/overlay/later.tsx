"use client";

import { useCallback, useEffect, useState, type ComponentType } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import { Spinner } from "@/components/ui/progress";
import { useToast } from "./toast";

/** Placeholder of a part while it loads, or if that failed. */
type WaitingProps = { isFailed: boolean; retry: () => void };
type Options<Props> = {
  /** The placeholder; without one nothing is shown, and a toast reports failures. */
  Waiting?: ComponentType<WaitingProps>;
  /** For overlays: if loading fails, it is closed again. */
  overlay?: { isOpen: (props: Props) => boolean; close: (props: Props) => void };
};
/** A part of a page that is loaded when first shown. */
type Later<Props> = ComponentType<Props> & {
  /** Loads it in advance. */
  prepare: () => Promise<void>;
  isHere: () => boolean;
};

/**
 * A part of a page that is loaded when first shown, and from then on appears at once. If loading fails, showing it
 * again retries. Source: B-10.17.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, overlay }: Options<Props> = {},
): Later<Props> {
  const source = toSource(load);
  function LaterPart(props: Props) {
    const isWanted = overlay?.isOpen(props) ?? true;
    const { Part, isFailed, retry, forget } = usePart(source, isWanted);
    const close = () => overlay?.close(props);
    if (Part) return <Part {...props} />;
    if (Waiting) return <Waiting isFailed={isFailed} retry={retry} />;
    if (isFailed) return <ReportLoaded onLoaded={() => (forget(), close())} />;
    return overlay && isWanted ? <Awaited onEscape={close} /> : null;
  }
  // a failure is reported when the part is to be shown
  const prepare = () => source.fetch().then(undone, undone);
  return Object.assign(LaterPart, { prepare, isHere: () => source.now() !== null });
}

type Source<Props> = { now: () => ComponentType<Props> | null; fetch: () => Promise<ComponentType<Props>> };

function toSource<Props>(load: () => Promise<ComponentType<Props>>): Source<Props> {
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

/** The part, loaded while it is wanted; a failure after that is ignored. */
function usePart<Props>(source: Source<Props>, isWanted: boolean) {
  const [{ attempt, failed }, setState] = useState({ attempt: 0, failed: -1 });
  const [, setCome] = useState(source.now() !== null);
  const Part = source.now();
  const isMissing = Part === null && isWanted;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void source.fetch().then(
      () => setCome(true),
      () => !isOver && setState({ attempt, failed: attempt }),
    );
    return () => {
      isOver = true;
    };
  }, [source, isMissing, attempt]);
  const retry = useCallback(() => setState((last) => ({ ...last, attempt: last.attempt + 1 })), []);
  const forget = useCallback(() => setState((last) => ({ ...last, failed: -1 })), []);
  return { Part, isFailed: failed === attempt, retry, forget };
}

/** While a requested overlay loads: holds the keys typed, and Escape cancels it. */
function Awaited({ onEscape }: { onEscape: () => void }) {
  const { common } = useCopy();
  useEffect(() => {
    return holdKeys(onEscape);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- held once, from the press until it is there
  }, []);
  return (
    <p role="status" className="late-notice">
      {common.loading}
    </p>
  );
}

function ReportLoaded({ onLoaded }: { onLoaded: () => void }) {
  const { noAnswer } = useCopy().common;
  const toast = useToast();
  useEffect(() => {
    toast.error(noAnswer);
    onLoaded();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, []);
  return null;
}

function undone(): void {
  // whoever shows it knows whether it loaded
}

/** The overlay, once it is there. */
const OPENED = "[role=dialog], [role=alertdialog], [role=menu]";
const TEXT = "input, textarea, select, [contenteditable=true]";

/**
 * Holds keys pressed while a menu or dialog loads, so that none are lost. Keys for a focused field still reach it, and
 * a first Enter or Space counts as impatience, not as meant for the overlay.
 *
 * @returns a function that ends this and types the held keys into whatever then has the focus, in order
 */
function holdKeys(onEscape: () => void): () => void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || key === "Tab") return;
    if (target instanceof Element && target.closest(TEXT)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Escape") {
      held.length = 0;
      onEscape();
    } else if (held.length > 0 || !isPress(key)) held.push(event);
  };
  window.addEventListener("keydown", hold, true);
  return () => {
    window.removeEventListener("keydown", hold, true);
    typeNext(held);
  };
}

/** One at a time: if a key moves the focus, the next goes there. */
function typeNext(held: KeyboardEvent[]): void {
  const [next, ...others] = held;
  if (!next) return;
  setTimeout(() => {
    const on = document.activeElement;
    if (!on?.closest(OPENED)) return; // cancelled meanwhile
    type(on, next);
    typeNext(others);
  });
}

function type(on: Element, { key, code, shiftKey }: KeyboardEvent): void {
  const isUnanswered = on.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }),
  );
  if (!isUnanswered) return;
  if (on.matches("input, textarea")) enter(on as HTMLInputElement, key);
  else if (isPress(key) && on instanceof HTMLElement && on.matches("button, a[href]")) on.click();
}

/** What a browser does with a key in a field, for keys likely to be typed in that moment. */
function enter(field: HTMLInputElement, key: string): void {
  if (key === "Enter" && field.form) field.form.requestSubmit();
  else if (key === "Backspace") document.execCommand("delete");
  else if ([...key].length === 1) document.execCommand("insertText", false, key);
}

function isPress(key: string): boolean {
  return key === "Enter" || key === " ";
}

/** Replaces a part that is loading, or that failed to load and can be retried. */
export function PartWaiting({ isFailed, retry }: WaitingProps) {
  const { common } = useCopy();
  if (!isFailed)
    return (
      <div className="p-4">
        <Spinner label={common.loading} />
      </div>
    );
  return (
    <div className="p-4">
      <RetryBanner retry={common.retry} onRetry={retry}>
        {common.noAnswer}
      </RetryBanner>
    </div>
  );
}
