"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { Tabs, TabPanel } from "@/components/ui/tabs";
import { useToast } from "@/components/ui/overlay/toast";
import { useKeys } from "@/components/ui/hooks/use-keys";
import type { NotificationDto } from "@/lib/people/notifications/schema";
import { LIST, markAllRead, markRead, tellRead, UNREAD_LIST } from "./notification-calls";
import { NoNotifications, NotificationRow } from "./notification-row";

const SHOWN = ["all", "unread"] as const;
type Shown = (typeof SHOWN)[number];

/** All the reader's notifications, paged, or the unread; keys j, k, Enter and r move, open, mark. Source: B-14.9. */
export function NotificationsScreen() {
  const words = useCopy().notifications;
  const [shown, setShown] = useState<Shown>("all");
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={words.title} />
      <Tabs
        label={words.shown.label}
        value={shown}
        onValueChange={setShown}
        items={SHOWN.map((value) => ({ value, label: words.shown[value] }))}
      >
        <TabPanel value={shown} className="pt-4">
          <NotificationList key={shown} shown={shown} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function NotificationList({ shown }: { shown: Shown }) {
  const words = useCopy().notifications;
  const { state, isBusy, more, items, mark, markAll, isMarking } = useMarked(shown === "all" ? LIST : UNREAD_LIST);
  useKeys({
    j: () => goTo(items, 1),
    k: () => goTo(items, -1),
    r: () => {
      const current = items[placeIn(items)];
      if (current) void mark(current, !current.read);
    },
  });
  if (state.step === "loading") return <Spinner label={words.loading} />;
  if (state.step === "failed") return <Banner tone="error">{words.failed}</Banner>;
  const title = shown === "all" ? words.empty : words.allRead;
  if (items.length === 0) return <NoNotifications title={title} text={words.emptyHint} />;
  return (
    <div className="space-y-3">
      {items.some(({ read }) => !read) && (
        <div className="flex justify-end">
          <Button variant="outline" size="sm" busy={isMarking} onClick={() => void markAll()}>
            {words.readAll}
          </Button>
        </div>
      )}
      <Card>
        <ul aria-label={words.title}>
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              onOpen={() => void (item.read || mark(item, true))}
              beside={
                <Button
                  variant="ghost"
                  size="sm"
                  className="mb-2 ml-6 sm:mx-2 sm:mb-0"
                  onClick={() => void mark(item, !item.read)}
                >
                  {item.read ? words.markUnread : words.markRead}
                </Button>
              }
            />
          ))}
        </ul>
      </Card>
      {state.next !== null && (
        <Button variant="ghost" size="sm" busy={isBusy} onClick={more}>
          {words.older}
        </Button>
      )}
      <p className="hidden text-xs text-ink-muted md:block">{words.keys}</p>
    </div>
  );
}

/** Marked ones stay in place, so that users don't lose their position. */
function useMarked(path: string) {
  const words = useCopy().notifications;
  const toast = useToast();
  const { state, isBusy, more } = usePages<NotificationDto>(path);
  const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isMarking, setIsMarking] = useState(false);
  const known = state.step === "loaded" ? state.items : [];
  const items = known.map((item) => ({ ...item, read: marked.get(item.id) ?? item.read }));
  const keep = (ids: readonly string[], read: boolean) => {
    setMarked((before) => new Map([...before, ...ids.map((id) => [id, read] as const)]));
    tellRead();
  };
  const mark = async ({ id }: NotificationDto, read: boolean) => {
    if (await markRead(id, read)) keep([id], read);
    else toast.error(words.notMarked);
  };
  const markAll = async () => {
    const [newest] = items;
    if (!newest) return;
    setIsMarking(true);
    const isDone = await markAllRead(newest.id);
    setIsMarking(false);
    if (isDone)
      keep(
        known.map(({ id }) => id),
        true,
      );
    else toast.error(words.notMarked);
  };
  return { state, isBusy, more, items, mark, markAll, isMarking };
}

/** Index of the item that has or contains the focus; -1 if none. */
function placeIn(items: readonly NotificationDto[]): number {
  const row = document.activeElement?.closest("li");
  const id = row?.querySelector<HTMLElement>("[data-notification]")?.dataset.notification;
  return items.findIndex((item) => item.id === id);
}

function goTo(items: readonly NotificationDto[], step: number): void {
  const next = items[Math.min(items.length - 1, Math.max(0, placeIn(items) + step))];
  if (next) document.querySelector<HTMLElement>(`[data-notification="${next.id}"]`)?.focus();
}
