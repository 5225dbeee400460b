"use client";

import { Popover } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { BellIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { MOST_COUNTED } from "@/lib/notifications/kinds";
import { useUnread } from "./use-unread";

const NotificationPanel = lazy(() =>
  import("./notification-panel").then(({ NotificationPanel }) => ({ default: NotificationPanel })),
);

/** How much is new, and under it the list, which is fetched when it is opened. Source: B-14.9. */
export function Bell({ unread }: { unread: number }) {
  const words = useCopy().notifications;
  const { count, renew } = useUnread(unread);
  const [isOpen, setIsOpen] = useState(false);
  const figure = count === 0 ? "" : count > MOST_COUNTED ? words.more(MOST_COUNTED) : String(count);
  const label = words.open(figure);
  const change = (next: boolean) => {
    setIsOpen(next);
    renew();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={label}
          title={label}
          className="relative flex size-10 items-center justify-center rounded text-ink-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover"
        >
          <BellIcon />
          {figure !== "" && (
            <span
              aria-hidden="true"
              data-count={figure}
              className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-medium text-white tabular-nums before:content-[attr(data-count)]"
            />
          )}
        </button>
      </Popover.Trigger>
      {/* Without a portal, as menus are: at the end of the page it would stand outside every landmark. */}
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={words.title}
        className="z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] flex-col overflow-hidden rounded border border-line bg-surface shadow-overlay outline-none"
      >
        <Suspense fallback={<Spinner label={words.loading} />}>
          <NotificationPanel onChange={renew} onLeave={() => change(false)} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}
