/** Which of the two overlays is open, for their keys and menu entries. */
import { useSyncExternalStore } from "react";

type Overlay = "palette" | "keys";

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(overlay: Overlay | null): void {
  shown = overlay;
  listeners.forEach((tell) => tell());
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** `g` followed quickly by one of these goes to a screen. */
export const PLACES: Readonly<Record<string, string>> = {
  d: "/dashboard",
  a: "/answers",
  f: "/counterparties",
  l: "/deadlines",
  c: "/collaborators",
  u: "/users",
  p: "/positions",
  s: "/settings",
};

const LETTERS = new Map(Object.entries(PLACES).map(([letter, place]) => [place, letter]));

/** The keys that go to a screen, such as `g d`; undefined if none. */
export function keysTo(place: string): string | undefined {
  const letter = LETTERS.get(place);
  return letter && `g ${letter}`;
}
