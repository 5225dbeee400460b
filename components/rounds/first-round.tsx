"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { RoundsDrawing } from "@/components/ui/drawings/drawings";
import { Button } from "@/components/ui/button";
import { CompareIcon, EyeIcon, SendIcon, UsersIcon } from "@/components/ui/icons";

/** Before the first round: what goes out, to whom and how, and what they will see. `onSend` is null for who may not. */
export function FirstRound({ onSend }: { onSend: (() => void) | null }) {
  const words = useCopy().rounds;
  const { going, sending, seen, answered } = words.beginning;
  return (
    <section className="space-y-5 rounded border border-line bg-surface px-5 py-6 sm:px-7">
      <div className="flex items-center justify-between gap-4">
        <div className="space-y-1">
          <h2>{words.beginning.title}</h2>
          <p className="text-sm text-pretty text-ink-muted">{words.noneHint}</p>
        </div>
        <div className="max-sm:hidden">
          <RoundsDrawing />
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Part icon={<SendIcon />} {...going} />
        <Part icon={<UsersIcon />} {...sending} />
        <Part icon={<EyeIcon />} {...seen} />
        <Part icon={<CompareIcon />} {...answered} />
      </dl>
      {onSend && (
        <Button className="max-sm:w-full" onClick={onSend}>
          <SendIcon />
          {words.send.open}
        </Button>
      )}
    </section>
  );
}

function Part({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3">
      <span
        aria-hidden="true"
        className="row-span-2 grid size-8 place-items-center rounded-full bg-primary-50 text-primary [&>svg]:size-4"
      >
        {icon}
      </span>
      <dt className="text-sm font-medium">{title}</dt>
      <dd className="text-sm text-pretty text-ink-muted">{text}</dd>
    </div>
  );
}
