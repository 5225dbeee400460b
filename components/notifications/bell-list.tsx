"use client";

import { Popover } from "radix-ui";
import { useRef, type RefObject, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/progress";
import type { NotificationDto } from "@/lib/people/notifications/schema";
import { LIST, markAllRead, markRead } from "./notification-calls";
import { NoNotifications, NotificationRow } from "./notification-row";

export type BellListProps = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Something was read. */
  onChange: () => void;
};

/** The list below the bell; closing returns the focus to the bell. */
export function BellList({ button, isOpen, onOpenChange, onChange }: BellListProps) {
  const words = useCopy().notifications;
  const isLeftAlone = useRef(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      {/* Without a portal, like menus: at the end of the page it would be outside every landmark. */}
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={words.title}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          else isLeftAlone.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeftAlone.current) button.current?.focus();
          isLeftAlone.current = false;
        }}
        className="z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] flex-col overflow-hidden rounded border border-line bg-surface shadow-overlay outline-none"
      >
        <NotificationPanel onChange={onChange} onLeave={() => onOpenChange(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

/** The reader's notifications, newest first; each links to where it happened. Source: B-14.9. */
function NotificationPanel({ onChange, onLeave }: { onChange: () => void; onLeave: () => void }) {
  const words = useCopy().notifications;
  const { state, isBusy, more, refresh } = usePages<NotificationDto>(LIST);
  const [isMarking, setIsMarking] = useState(false);
  const items = state.step === "loaded" ? state.items : [];
  const newest = items[0];

  const markAll = async (upTo: string) => {
    setIsMarking(true);
    await markAllRead(upTo);
    setIsMarking(false);
    refresh();
    onChange();
  };
  const open = async ({ id, read }: NotificationDto) => {
    onLeave();
    if (!read && (await markRead(id, true))) onChange();
  };

  return (
    <>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1.5">
        <h2 className="text-base font-medium">{words.title}</h2>
        {newest && items.some(({ read }) => !read) && (
          <Button variant="ghost" size="sm" busy={isMarking} onClick={() => void markAll(newest.id)}>
            {words.readAll}
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {state.step === "loading" && (
          <div className="p-4">
            <Spinner label={words.loading} />
          </div>
        )}
        {state.step === "failed" && <Banner tone="error">{words.failed}</Banner>}
        {state.step === "loaded" && items.length === 0 && (
          <NoNotifications title={words.empty} text={words.emptyHint} />
        )}
        <ul>
          {items.map((item) => (
            <NotificationRow key={item.id} item={item} onOpen={() => void open(item)} />
          ))}
        </ul>
        {state.step === "loaded" && state.next !== null && (
          <div className="p-2 text-center">
            <Button variant="ghost" size="sm" busy={isBusy} onClick={more}>
              {words.older}
            </Button>
          </div>
        )}
      </div>
      <footer className="border-t border-line px-4 py-2 text-center text-sm">
        <Link href="/notifications" prefetch={false} onClick={onLeave} className="rounded text-primary hover:underline">
          {words.seeAll}
        </Link>
      </footer>
    </>
  );
}
