"use client";

import { createContext, useContext, useId, type KeyboardEvent, type ReactNode } from "react";
import { classes } from "./classes";

/** `isSpare`: on a phone it takes no place unless it is chosen. */
type TabItem<Value extends string> = { value: Value; label: ReactNode; isSpare?: boolean };
export type TabsProps<Value extends string> = {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** Whether the tabs fill the width, as in a panel; on a page they are left-aligned. */
  isSpread?: boolean;
  /** One TabPanel per item. */
  children: ReactNode;
};

const Chosen = createContext<{ group: string; value: string }>({ group: "", value: "" });
const tabId = (group: string, value: string) => `${group}-tab-${value}`;
const panelId = (group: string, value: string) => `${group}-panel-${value}`;

/** Tabs with external state. Arrow keys, Home and End move between tabs and select them. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
  isSpread = false,
  children,
}: TabsProps<Value>) {
  const group = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = reachedBy(event.key, items, value);
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(group, next.value))?.focus();
  };
  return (
    <div className={classes("flex min-h-0 flex-col", className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classes(
          "flex shrink-0 overflow-x-auto overflow-y-hidden border-b border-line",
          !isSpread && "max-sm:flex-wrap", // none of them is out of sight
        )}
      >
        {items.map((item) => {
          const isChosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={tabId(group, item.value)}
              aria-selected={isChosen}
              aria-controls={panelId(group, item.value)}
              tabIndex={isChosen ? 0 : -1}
              onMouseDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && onValueChange(item.value)}
              onFocus={() => !isChosen && onValueChange(item.value)}
              onClick={() => onValueChange(item.value)}
              className={classes(
                "flex min-h-11 items-center justify-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-2",
                isSpread && "flex-1 whitespace-normal max-sm:px-2 sm:px-4",
                item.isSpare && !isChosen && "max-sm:hidden",
                isChosen ? "border-primary text-primary" : "border-transparent text-ink-muted hover:text-ink",
              )}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      <Chosen value={{ group, value }}>{children}</Chosen>
    </div>
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
  const chosen = useContext(Chosen);
  const isChosen = chosen.value === value;
  return (
    <div
      role="tabpanel"
      id={panelId(chosen.group, value)}
      aria-labelledby={tabId(chosen.group, value)}
      tabIndex={0}
      hidden={!isChosen}
      className={classes("min-h-0 flex-1", className)}
    >
      {(isChosen || keepMounted) && children}
    </div>
  );
}

function reachedBy<Item extends { value: string }>(key: string, items: readonly Item[], value: string) {
  const at = items.findIndex((item) => item.value === value);
  const last = items.length - 1;
  const place = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[key];
  return place === undefined ? undefined : items[place];
}
