"use client";

import { CONTROL_OR_META, isExactShortcutMatch } from "lexical";
import { useCallback, useEffect, useState, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import { wordsFor } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import type { Draft, DraftStore } from "@/components/review/saving/draft-store";
import { useEditing } from "@/components/review/saving/use-editing";
import { useMerging } from "@/components/review/saving/use-merging";
import { useComparison } from "@/components/review/sides/use-comparison";
import { useViewing } from "@/components/review/versions/use-viewing";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { useToast } from "@/components/ui/overlay/toast";
import type { VersionDto } from "@/lib/contracts/schema";
import type { OverlapChoice } from "@/lib/documents/redline/merge";
import type { ReviewActions } from "./actions";
import { readVersion } from "./review-calls";
import type { ContractNews } from "./use-contract";

type Options = {
  news: ContractNews;
  version: VersionDto;
  draft: Draft | null;
  store: DraftStore;
  actions: ReviewActions;
  editor: RefObject<ContractEditorHandle | null>;
};
export type Review = ReturnType<typeof useReview>;

/**
 * The user's actions on the text: edit and save, view other versions, restore one, resolve a conflict. Source:
 * behaviour §10.
 */
export function useReview({ news, version, draft, store, actions, editor }: Options) {
  const words = useCopy().review;
  const toast = useToast();
  const { contract, reload } = news;
  const contractId = contract.id;
  const comparing = useComparison(contractId);
  const { close: closeComparison } = comparing;
  const onSaved = useCallback(() => {
    closeComparison();
    void reload();
  }, [closeComparison, reload]);
  const saveVersion = useSaving(actions.saveVersion, reload);
  const editing = useEditing({ contractId, version, draft, store, editor, saveVersion, onSaved });
  const viewing = useViewing(contractId, editing.version);
  const restoring = useRestoring(actions.restoreVersion, reload);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSettling, setIsSettling] = useState(false);
  const [isDeciding, setIsDeciding] = useState(false);
  const { merging, again } = useMerging(editing.isInConflict, {
    contractId,
    baseId: editing.baseId,
    ownHtml: () => editor.current?.html() ?? "",
    currentId: async () => (await reload())?.currentVersionId ?? null,
  });

  const canEdit = viewing.view === null && editing.offer === null && contract.signedAt === null;
  const canSave = canEdit && comparing.comparison === null && editing.isDirty && !editing.isSaving;
  useSaveKeys(canSave, () => void editing.save());

  const restore = async () => {
    setIsConfirming(false);
    if (!viewing.view) return;
    const baseVersionId = editing.version.id;
    const restored = await restoring.run({ contractId, versionId: viewing.view.version.id, baseVersionId });
    if (!restored) return;
    editing.adopt(restored);
    viewing.close();
    toast.success(words.older.restored);
    await reload();
  };

  /** The version saved meanwhile; its id is read from the server when needed. */
  const withCurrentVersion = async (settle: (versionId: string) => Promise<void>) => {
    setIsSettling(true);
    const versionId = (await reload())?.currentVersionId ?? null;
    if (versionId === null) toast.error(words.loadFailed);
    else await settle(versionId);
    setIsSettling(false);
  };

  const showDifference = () =>
    withCurrentVersion(async (versionId) => {
      const read = await readVersion(contractId, versionId, words);
      if (!read.ok) return toast.error(read.message);
      const problem = await comparing.openOwn(read.data, editor.current?.html() ?? "");
      if (problem !== null) return toast.error(problem);
      editing.endConflict();
    });
  const saveOnTop = () => withCurrentVersion((versionId) => editing.save(versionId));
  const discardMine = () =>
    withCurrentVersion(async (versionId) => {
      const read = await readVersion(contractId, versionId, words);
      if (!read.ok) return toast.error(read.message);
      comparing.close();
      editing.adopt(read.data);
    });
  /** Where both changed the same paragraph, each place is decided first. */
  const saveBoth = async (choices: OverlapChoice[]) => {
    if (merging.step !== "ready") return;
    if (choices.length < merging.overlaps.length) return setIsDeciding(true);
    setIsSettling(true);
    const isSaved = await editing.saveMerged(merging.merged(choices), merging.theirs.id);
    setIsDeciding(false);
    if (!isSaved) await again(); // someone saved once more, so check again what can be merged
    setIsSettling(false);
  };
  const editViewed = () => {
    if (!viewing.view) return;
    editing.adopt(viewing.view.version);
    viewing.close();
  };

  return {
    editing,
    viewing,
    comparing,
    canEdit,
    canSave,
    isRestoring: restoring.busy,
    isConfirming,
    isSettling,
    merging,
    isDeciding,
    endDeciding: () => setIsDeciding(false),
    saveBoth: (choices: OverlapChoice[]) => void saveBoth(choices),
    askToRestore: () => (editing.isDirty || editing.offer ? setIsConfirming(true) : void restore()),
    restore: () => void restore(),
    endConfirming: () => setIsConfirming(false),
    showDifference: () => void showDifference(),
    saveOnTop: () => void saveOnTop(),
    discardMine: () => void discardMine(),
    editViewed,
  };
}

/** Restores; if someone saved meanwhile, says so and loads theirs. */
function useRestoring(restore: ReviewActions["restoreVersion"], reload: ContractNews["reload"]) {
  const { restoreFailed } = useCopy().review.older;
  const toast = useToast();
  return useAction(restore, {
    fallback: restoreFailed,
    onProblem: (problem) => {
      const isStale = problem.key === "versionConflict";
      toast.error(isStale ? problem.message : wordsFor(problem, restoreFailed));
      if (isStale) void reload();
    },
  });
}

/** Saves; if the contract was signed meanwhile, reloads it. */
function useSaving(save: ReviewActions["saveVersion"], reload: ContractNews["reload"]): ReviewActions["saveVersion"] {
  return useCallback(
    async (input) => {
      const result = await save(input);
      if (!result.ok && result.error.key === "contractSigned") void reload();
      return result;
    },
    [save, reload],
  );
}

/** Ctrl+S saves wherever the focus is, and never opens the browser's 'save page'. */
function useSaveKeys(canSave: boolean, save: () => void): void {
  const latest = useLatest({ canSave, save });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isExactShortcutMatch(event, "s", CONTROL_OR_META)) return;
      event.preventDefault();
      if (latest.current.canSave && !event.repeat) latest.current.save();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [latest]);
}
