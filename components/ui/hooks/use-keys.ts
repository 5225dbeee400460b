"use client";

import {
  useEffect,
  useLayoutEffect,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from "react";
import { useLatest } from "./use-latest";

/** Single letters without Ctrl, Alt or Meta, wherever the focus is, except in a field, a dialog or a menu. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]")) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [latest]);
}

/**
 * Makes a row of buttons a single Tab stop; arrow keys, Home and End move between them. Skips disabled and hidden
 * buttons.
 */
export function useArrowKeys(row: RefObject<HTMLElement | null>) {
  const stopAt = (button: HTMLButtonElement) => {
    for (const other of findButtons(row.current)) other.tabIndex = other === button ? 0 : -1;
  };
  // after each render: the current Tab stop may be disabled by now
  useLayoutEffect(() => {
    const buttons = findButtons(row.current);
    const stop = buttons.find((button) => button.tabIndex === 0 && canBeReached(button)) ?? buttons.find(canBeReached);
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLButtonElement && findButtons(row.current).includes(target)) stopAt(target);
    },
    onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => {
      const buttons = findButtons(row.current).filter(canBeReached);
      const at = buttons.findIndex((button) => button === event.target);
      const last = buttons.length - 1;
      if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      const steps = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last };
      const next = steps[event.key as keyof typeof steps] as number | undefined; // undefined for any other key
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
  };
}

/** Leaves out entries of an open menu in the row, which have their own keys. */
function findButtons(row: HTMLElement | null): HTMLButtonElement[] {
  return [...(row?.querySelectorAll("button") ?? [])];
}

function canBeReached(button: HTMLButtonElement): boolean {
  return !button.disabled && button.checkVisibility();
}
