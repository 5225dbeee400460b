"use client";

import Link from "next/link";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-pages";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { classes } from "@/components/ui/classes";
import { BellIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { placeOf } from "@/lib/notifications/place";
import type { NotificationDto } from "@/lib/notifications/schema";
import { LIST, markAllRead, markRead } from "./notification-calls";

/** What is new for the reader, the newest first; each leads to where it happened. Source: B-14.9. */
export function NotificationPanel({ onChange, onLeave }: { onChange: () => void; onLeave: () => void }) {
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
    if (!read && (await markRead(id))) onChange();
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
        {state.step === "loading" && <Spinner label={words.loading} />}
        {state.step === "failed" && <Banner tone="error">{words.failed}</Banner>}
        {state.step === "loaded" && items.length === 0 && <Nothing />}
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
    </>
  );
}

function NotificationRow({ item, onOpen }: { item: NotificationDto; onOpen: () => void }) {
  const words = useCopy().notifications;
  const { kind, by, contract, read, createdAt } = item;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        href={placeOf(item)}
        prefetch={false}
        onClick={onOpen}
        className="flex items-start gap-3 px-4 py-3 text-sm text-ink hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden="true"
          className={classes("mt-1.5 size-2 shrink-0 rounded-full", read ? "bg-transparent" : "bg-primary")}
        />
        <span className="min-w-0 flex-1 space-y-0.5">
          {!read && <span className="sr-only">{words.isNew}: </span>}
          <span className={classes("block break-words", !read && "font-medium")}>
            {words.kinds[kind](by, contract.name)}
          </span>
          <span className="block text-xs text-ink-muted">
            <DateText value={createdAt} withTime />
          </span>
        </span>
      </Link>
    </li>
  );
}

function Nothing() {
  const words = useCopy().notifications;
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <BellIcon className="size-8 text-line-strong" />
      <p className="font-medium">{words.empty}</p>
      <p className="text-sm text-ink-muted">{words.emptyHint}</p>
    </div>
  );
}
