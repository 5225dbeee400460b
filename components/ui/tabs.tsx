"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes";

type TabItem<Value extends string> = { value: Value; label: ReactNode };
export type TabsProps<Value extends string> = {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** One TabPanel for each item. */
  children: ReactNode;
};

/** Tabs with the choice held outside. Arrow keys move between them. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
  children,
}: TabsProps<Value>) {
  return (
    // Radix speaks of any string; the values are those of `items`.
    <Radix.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={classes("flex min-h-0 flex-col", className)}
    >
      <Radix.List aria-label={label} className="flex shrink-0 overflow-x-auto overflow-y-hidden border-b border-line">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 border-b-2 border-transparent px-2 sm:px-4 text-sm font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** The content of one tab. `keepMounted` keeps its state while another tab is shown. */
export function TabPanel({
  value,
  keepMounted = false,
  className,
  children,
}: {
  value: string;
  keepMounted?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Content
      value={value}
      {...(keepMounted ? { forceMount: true as const } : {})}
      className={classes("min-h-0 flex-1 data-[state=inactive]:hidden", className)}
    >
      {children}
    </Radix.Content>
  );
}
