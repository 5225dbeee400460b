"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/overlay/toast";
import type { OurNames } from "@/lib/counterparties/schema";
import { shortParty } from "@/lib/short-party";
import { sayUs } from "./counterparty-calls";

export type Party = { counterpartyId: string; name: string; role: string | null };
export type UsWords = Record<"title" | "why" | "skip" | "failed" | "saved", string>;
type Asked = { parties: readonly Party[]; words: UsWords };

/** One click on one of a contract's two parties says which one the reader is, for good. Source: B-30.10. */
export function WhichIsUs({ parties, words, onSaid }: Asked & { onSaid: () => void }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const say = async (body: OurNames) => {
    setIsBusy(true);
    const done = await sayUs(body);
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.failed);
    if (body.counterpartyIds.length > 0) toast.success(words.saved);
    onSaid();
  };
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-surface px-4 py-2.5 text-sm"
    >
      <p className="min-w-48 flex-1">
        <span className="font-medium">{words.title}</span> <span className="text-ink-muted">{words.why}</span>
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {parties.map(({ counterpartyId, name, role }) => (
          <Button
            key={counterpartyId}
            variant="outline"
            size="sm"
            disabled={isBusy}
            className="h-auto min-h-8 max-w-full text-left whitespace-normal"
            onClick={() => void say({ counterpartyIds: [counterpartyId], names: [] })}
          >
            <span className="min-w-0 wrap-anywhere">
              {shortParty(name)}
              {role !== null && <span className="font-normal text-ink-muted"> {role}</span>}
            </span>
          </Button>
        ))}
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          onClick={() => void say({ counterpartyIds: [], names: [] })}
        >
          {words.skip}
        </Button>
      </div>
    </section>
  );
}

/** Above the list of contracts, once one names two parties: with the page, so that nothing moves when it comes. */
export function WhichIsUsInList(asked: Asked) {
  const router = useRouter();
  return <WhichIsUs {...asked} onSaid={router.refresh} />;
}
