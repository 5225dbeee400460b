"use client";

import { useEffect, useState } from "react";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import type { TextPassage } from "@/components/editor/passages";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/toast";
import { useLatest } from "@/components/ui/use-latest";
import type { VersionDto } from "@/lib/contracts/schema";
import type { Pane } from "./pane-switch";

/** The plain texts of the versions that were on screen, which offsets of passages refer to. */
export function useReadTexts(shown: VersionDto): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map([[shown.id, shown.plainText]]));
  if (!texts.has(shown.id)) setTexts(new Map(texts).set(shown.id, shown.plainText));
  return texts;
}

export type ShowPassage = (passage: TextPassage, version?: { id: string } | null) => void;

/**
 * Shows a passage, read in a version, in the text on screen, after bringing the text itself into view on small screens.
 */
export function useShowPassage(
  onScreen: () => ContractEditorHandle | null,
  show: (pane: Pane) => void,
  readTexts: ReadonlyMap<string, string>,
): ShowPassage {
  const words = useCopy().review;
  const toast = useToast();
  return (passage, version) => {
    show("text");
    requestAnimationFrame(() => {
      const shown = onScreen()?.showPassage(passage, version ? readTexts.get(version.id) : undefined);
      if (shown === "gone") toast.error(words.passageGone);
      if (shown === "edited") toast.error(words.passageEdited);
    });
  };
}

/**
 * Shows a passage once the page stands as the state says: in an editor that is just being made editable again, a
 * selection would be lost.
 */
export function useWhenDrawn(show: (passage: TextPassage) => void): (passage: TextPassage) => void {
  const [waiting, setWaiting] = useState<TextPassage | null>(null);
  const latest = useLatest(show);
  useEffect(() => {
    if (waiting) latest.current(waiting);
  }, [waiting, latest]);
  return setWaiting;
}
