"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { SearchIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

/** Filters the users by name or e-mail while one types (behaviour §18). */
export function UserSearch({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const { users: words } = useCopy();
  return (
    <div role="search" className="relative max-w-md">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted">
        <SearchIcon className="size-4" />
      </span>
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        className="pl-9"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
