/** Which of the two overlays is open, for the keys that open them and the menu that does the same. */
import { useSyncExternalStore } from "react";

export type Overlay = "palette" | "keys";

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
