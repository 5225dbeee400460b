"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect } from "react";
import { BellList } from "@/components/notifications/bell";
import { DialogFrame } from "@/components/ui/overlay/dialog";
import { MenuFrame } from "@/components/ui/overlay/menu";
import { useQuiet } from "@/components/ui/hooks/use-quiet";
import { showOverlay, useOverlay, PLACES } from "./open-palette";

const Palette = lazy(() => import("./palette").then(({ Palette }) => ({ default: Palette })));
const KeysOverlay = lazy(() => import("./keys-overlay").then(({ KeysOverlay }) => ({ default: KeysOverlay })));

/** The longest pause between `g` and the next letter. */
const MOMENT_MS = 1_500;

/** The command palette and the list of keys, loaded when first opened (B-6.14). */
export function Overlays() {
  const overlay = useOverlay();
  useOverlayKeys();
  useQuiet(prepareFrames);
  if (overlay === null) return null;
  const close = () => showOverlay(null);
  return <Suspense>{overlay === "palette" ? <Palette onClose={close} /> : <KeysOverlay onClose={close} />}</Suspense>;
}

/** Loads the frames shared by all menus and dialogs, and those the page's bar opens. */
function prepareFrames(): void {
  for (const part of [MenuFrame, DialogFrame, BellList]) void part.prepare();
}

function useOverlayKeys(): void {
  const router = useRouter();
  useEffect(() => {
    let goingUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        return showOverlay("palette");
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const place = event.timeStamp < goingUntil ? PLACES[event.key] : undefined;
      goingUntil = event.key === "g" ? event.timeStamp + MOMENT_MS : 0;
      if (event.key === "?") showOverlay("keys");
      if (place) router.push(place);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [router]);
}

/** Also by physical key: on a Cyrillic layout it gives another letter. */
function isPaletteKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === "KeyK";
}

/** Single letters never act while typing, or in a dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=menu]")) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
