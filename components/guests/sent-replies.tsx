"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { useDay } from "@/components/ui/date-text";
import type { GuestReceiptDto, GuestViewDto } from "@/lib/exchange/guests/schema";
import { EntryWords } from "./reply-entry";
import type { SentReply } from "./use-reply";

type SentRepliesProps = { view: GuestViewDto; sent: readonly SentReply[] };

/**
 * What came by this link before, newest first: the words too, where this browser sent them. As long as the link is
 * open none of it is decided (B-41.3). Source: B-41.7.
 */
export function SentReplies({ view, sent }: SentRepliesProps) {
  const words = useCopy().guestPage;
  const day = useDay();
  const replies = allSent(view, sent);
  if (replies.length === 0) return null;
  return (
    <section aria-label={words.sentTitle} data-sent tabIndex={-1} className="space-y-2 border-b border-line pb-4">
      <h2 className="text-base">{words.sentTitle}</h2>
      <Banner tone="info">{words.sent(view.sentByName)}</Banner>
      <ul className="divide-y divide-line text-sm">
        {replies.map(({ id, name, sentAt }) => (
          <li key={id} className="py-2">
            <p className="text-ink-muted">{words.sentBefore(name, day(sentAt))}</p>
            <ul>
              {(sent.find((one) => one.id === id)?.entries ?? []).map((entry) => (
                <li key={entry.key} className="space-y-1 py-2">
                  <EntryWords entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A reply that was sent just now isn't in the view that was read before. */
function allSent({ replies }: GuestViewDto, sent: readonly SentReply[]): GuestReceiptDto[] {
  const known = new Set(replies.map(({ id }) => id));
  return [...replies, ...sent.filter(({ id }) => !known.has(id))].sort((one, other) =>
    other.sentAt.localeCompare(one.sentAt),
  );
}
