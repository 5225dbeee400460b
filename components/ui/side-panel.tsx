"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";

type Props = {
  title: string;
  action?: ReactNode;
  /** How many items the panel lists: if one disappears with the focus in it, the panel takes the focus. */
  count: number;
  children: ReactNode;
};

/** A panel beside the contract's text, as high as its container: a heading and scrolling content. */
export function SidePanel({ title, action, count, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body && panel.current?.closest("[hidden]") === null)
      panel.current.focus({ preventScroll: true });
  }, [count]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="outline-none flex h-full min-h-0 flex-col rounded border border-line bg-surface shadow-card"
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1.5">
        <h2 className="text-base font-medium">{title}</h2>
        {action}
      </header>
      <div className="relative min-h-0 flex-1 space-y-3 overflow-y-auto bg-page/50 p-3">{children}</div>
    </section>
  );
}
