"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Chip } from "@/components/ui/chip";
import { DateText } from "@/components/ui/date-text";
import { SectionCard } from "@/components/ui/section-card";
import type { ShownUser } from "./settings-calls";

/** Who the person is here; the role stands out for administrators (behaviour §17). */
export function AccountInformation({ user }: { user: ShownUser }) {
  const { settings: words, common } = useCopy();
  return (
    <SectionCard title={words.account}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={words.name}>{user.name}</Fact>
        <Fact label={words.email}>{user.email || words.noEmail}</Fact>
        <Fact label={words.role}>
          <Chip highlighted={user.systemRole === "admin"}>{words.roles[user.systemRole]}</Chip>
        </Fact>
        <Fact label={words.created}>
          <DateText value={user.createdAt} words={{ missing: words.unknown, invalid: common.dates.unavailable }} />
        </Fact>
      </dl>
    </SectionCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-1">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
