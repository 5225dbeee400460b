"use client";

import { useRef, useState, useCallback, useEffect } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { BellIcon } from "@/components/ui/icons";
import { later } from "@/components/ui/overlay/later";
import { MOST_COUNTED } from "@/lib/people/notifications/kinds";
import type { BellListProps } from "./bell-list";
import { onRead, readUnread } from "./notification-calls";

export const BellList = later<BellListProps>(() => import("./bell-list").then(({ BellList }) => BellList), {
  overlay: { isOpen: ({ isOpen }) => isOpen, close: ({ onOpenChange }) => onOpenChange(false) },
});

/** The unread count, and below it the list, loaded when opened. Source: B-14.9. */
export function Bell({ unread }: { unread: number }) {
  const words = useCopy().notifications;
  const { count, renew } = useUnread(unread);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const figure = count === 0 ? "" : count > MOST_COUNTED ? words.more(MOST_COUNTED) : String(count);
  const label = words.open(figure);
  const change = (next: boolean) => {
    setIsOpen(next);
    renew();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        data-state={isOpen ? "open" : "closed"}
        onPointerEnter={() => void BellList.prepare()}
        onFocus={() => void BellList.prepare()}
        onClick={() => change(isOpen !== true || !BellList.isHere())}
        className="relative flex size-10 items-center justify-center rounded text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover"
      >
        <BellIcon />
        {figure !== "" && (
          <span
            aria-hidden="true"
            data-count={figure}
            className="bell-figure absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-medium text-white tabular-nums before:content-[attr(data-count)]"
          />
        )}
      </button>
      {isOpen !== null && <BellList {...{ button, isOpen }} onOpenChange={change} onChange={renew} />}
    </>
  );
}

const ASK_MS = 30_000;

/** The unread count: first from the page, then polled occasionally while visible. Source: B-14.9. */
function useUnread(initial: number): { count: number; renew: () => void } {
  const [count, setCount] = useState(initial);
  const ask = useCallback(async () => {
    const known = await readUnread();
    if (known !== null) setCount(known);
  }, []);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void ask();
    const timer = setInterval(look, ASK_MS);
    document.addEventListener("visibilitychange", look);
    const stop = onRead(() => void ask());
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ask]);
  return { count, renew: useCallback(() => void ask(), [ask]) };
}
