"use client";

import { useEffect } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import { readVersion } from "@/components/review/review-calls";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { useToast } from "@/components/ui/overlay/toast";
import type { VersionDto } from "@/lib/contracts/schema";
import type { LinkedPassage } from "@/components/contracts/linked-passage";

type Options = {
  contractId: string;
  /** The one on screen at first. */
  version: VersionDto;
  /** Whether the text is drawn. */
  isDrawn: boolean;
  onScreen: () => ContractEditorHandle | null;
};

/** Shows the passage that a link led to, once the text is there; one of an older version where it stands now. */
export function useLinkedPassage(passage: LinkedPassage | null, options: Options): void {
  const words = useCopy().review;
  const toast = useToast();
  const latest = useLatest({ ...options, passage, words, toast });
  const { isDrawn } = options;
  const address = passage && `${passage.start}-${passage.end} ${passage.versionId}`;
  useEffect(() => {
    const { contractId, version, passage, words, toast } = latest.current;
    if (address === null || !passage || !isDrawn) return undefined;
    let isOver = false;
    void loadText(passage.versionId, { contractId, version, words }).then((text) => {
      if (isOver) return;
      const content = text?.slice(passage.start, passage.end) ?? "";
      const shown = text === null || content === "" ? "gone" : show(latest.current.onScreen(), passage, text);
      if (shown === "gone") toast.error(words.passageGone);
      if (shown === "edited") toast.error(words.passageEdited);
    });
    return () => {
      isOver = true;
    };
  }, [address, isDrawn, latest]);
}

function show(editor: ContractEditorHandle | null, { start, end }: LinkedPassage, text: string) {
  return editor?.showPassage({ content: text.slice(start, end), start, end }, text) ?? "gone";
}

type Known = { contractId: string; version: VersionDto; words: Parameters<typeof readVersion>[2] };

/** A version's plain text; null where it can't be had. */
async function loadText(versionId: string, { contractId, version, words }: Known): Promise<string | null> {
  if (versionId === version.id) return version.plainText;
  const read = await readVersion(contractId, versionId, words);
  return read.ok ? read.data.plainText : null;
}
