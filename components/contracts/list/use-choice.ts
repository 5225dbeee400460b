"use client";

import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ContractListRow } from "./contract-rows";

export type Choice = {
  rows: readonly ContractListRow[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  setAll: (isChosen: boolean) => void;
};

/** Which rows of the page are selected, ignoring those that left the page. */
export function useChoice(rows: readonly ContractListRow[]): Choice {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  return {
    rows: chosen,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    setAll: (isChosen) => setIds(new Set(isChosen ? rows.map(({ id }) => id) : [])),
  };
}

/** Marks a row's link, for keyboard navigation. */
export const ROW_LINK = "data-row-link";

/**
 * Keyboard shortcuts: j and k move down and up the list, x selects the row, Escape clears the selection; Enter opens,
 * as on any link. Single letters are ignored while typing, or while a dialog or menu is open.
 */
export function useListKeys(place: RefObject<HTMLElement | null>, choice: Pick<Choice, "toggle" | "setAll">): void {
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const links = [...(place.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
      const at = links.findIndex((link) => link.closest("[role=row]")?.contains(document.activeElement));
      if (event.key === "j") links[Math.min(at + 1, links.length - 1)]?.focus();
      else if (event.key === "k") links[Math.max(at - 1, 0)]?.focus();
      else if (event.key === "x") latest.current.toggle(links[at]?.getAttribute(ROW_LINK) ?? "");
      else if (event.key === "Escape") latest.current.setAll(false);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [place]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog],[role=menu]")) return true;
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]),textarea,select,[contenteditable]") !== null
  );
}
