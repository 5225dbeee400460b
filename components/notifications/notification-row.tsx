"use client";

import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { EmptyState } from "@/components/ui/empty-state";
import { BellIcon } from "@/components/ui/icons";
import { notificationPath, notifiedOf } from "@/lib/people/notifications/kinds";
import type { NotificationDto } from "@/lib/people/notifications/schema";

/** What happened, linked to where it did; unread ones are highlighted. `beside`: further actions. */
export function NotificationRow({
  item,
  onOpen,
  beside,
}: {
  item: NotificationDto;
  onOpen: () => void;
  beside?: ReactNode;
}) {
  const words = useCopy().notifications;
  const { kind, by, read, createdAt } = item;
  return (
    <li className="flex flex-wrap items-center border-b border-line last:border-b-0 sm:flex-nowrap">
      <Link
        href={notificationPath(item)}
        prefetch={false}
        onClick={onOpen}
        data-notification={item.id}
        className="flex min-w-0 flex-1 basis-full items-start gap-3 px-4 py-3 text-sm text-ink hover:bg-hover focus-visible:-outline-offset-2 sm:basis-auto"
      >
        <span
          aria-hidden="true"
          className={classes("mt-1.5 size-2 shrink-0 rounded-full", read ? "bg-transparent" : "bg-primary")}
        />
        <span className="min-w-0 flex-1 space-y-0.5">
          {!read && <span className="sr-only">{words.isNew}: </span>}
          <span className={classes("block break-words", !read && "font-medium")}>
            {words.kinds[kind](by, notifiedOf(item))}
          </span>
          <span className="block text-xs text-ink-muted">
            <DateText value={createdAt} withTime />
          </span>
        </span>
      </Link>
      {beside}
    </li>
  );
}

/** Shown if there are none. */
export function NoNotifications({ title, text }: { title: string; text: string }) {
  return <EmptyState icon={<BellIcon />} title={title} text={text} />;
}
