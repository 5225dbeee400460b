"use client";

import { useState } from "react";
import { ProveFirst } from "@/components/accounts/verification/prove-first";
import type { Unproven } from "@/components/accounts/verification/use-resend";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { FeedDto } from "@/lib/deadlines/reminder-schema";
import { makeFeed, readFeed, revokeFeed } from "./reminder-calls";
import { useDay } from "./use-day";

/**
 * The private address by which a calendar reads one's dates: shown once, renewed, taken back; made once one's own
 * address is proven (B-3.6).
 */
export function CalendarLink({ unproven }: { unproven: Unproven | null }) {
  const words = useCopy().deadlines.reminders;
  const toast = useToast();
  const written = useDay();
  const { data, put } = useRead<FeedDto>("calendar feed", readFeed);
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    const made = await makeFeed();
    setIsBusy(false);
    if (!made) return toast.error(words.failed);
    setUrl(made.url);
    put(() => ({ isOn: true, createdAt: made.createdAt }));
  };
  const revoke = async () => {
    setIsBusy(true);
    const isDone = await revokeFeed();
    setIsBusy(false);
    if (!isDone) return toast.error(words.failed);
    setUrl(null);
    put(() => ({ isOn: false, createdAt: null }));
    toast.success(words.revoked);
  };
  return (
    <section aria-label={words.feed} className="space-y-3 border-t border-line pt-4">
      <div className="space-y-1">
        <h3 className="font-medium">{words.feed}</h3>
        <p className="text-sm text-ink-muted">{words.feedText}</p>
        {data?.createdAt && <p className="text-sm text-ink-muted">{words.feedOn(written(data.createdAt))}</p>}
      </div>
      {url && (
        <Field label={words.shown}>
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {unproven && <ProveFirst {...unproven} />}
      <div className="flex flex-wrap gap-2">
        {!unproven && (
          <Button variant="outline" disabled={isBusy || !data} onClick={() => void make()}>
            {data?.isOn ? words.renew : words.make}
          </Button>
        )}
        {data?.isOn && (
          <Button variant="ghost" disabled={isBusy} onClick={() => void revoke()}>
            {words.revoke}
          </Button>
        )}
      </div>
    </section>
  );
}
