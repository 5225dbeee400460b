"use client";

import { useEffect } from "react";
import { useLatest } from "./use-latest";

/** Single letters without Ctrl, Alt or Meta, wherever the focus is but in a field, a dialog or a menu. */
export function useKeys(deeds: Readonly<Record<string, () => void>>): void {
  const latest = useLatest(deeds);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]")) return;
      const deed = latest.current[event.key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [latest]);
}
