"use client";

import { useCallback, useMemo, useRef, useState, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { ContractEditorHandle } from "@/components/editor/contract-editor";
import { wordsFor } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import type { ReviewActions } from "@/components/review/actions";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { VersionDto } from "@/lib/contracts/schema";
import { DraftKeeper, useFlushBeforeGoing, useUnloadWarning } from "./draft-keeper";
import type { Draft, DraftStore } from "./draft-store";

type Options = {
  contractId: string;
  version: VersionDto;
  draft: Draft | null;
  store: DraftStore;
  editor: RefObject<ContractEditorHandle | null>;
  saveVersion: ReviewActions["saveVersion"];
  onSaved: () => void;
};

type SaveInput = Parameters<ReviewActions["saveVersion"]>[0];

type Editing = {
  /** The version the displayed text is based on, or was saved as. */
  version: VersionDto;
  isDirty: boolean;
  isSaving: boolean;
  isInConflict: boolean;
  /** Recovered unsaved text, until the user decides about it. */
  offer: Draft | null;
  onEdit: () => void;
  /** Saves the text; with `baseId`, after that version instead of its base. */
  save: (baseId?: string) => Promise<void>;
  /** Saves a merge of the user's text and that version's, and continues with it. @returns whether it was saved */
  saveMerged: (html: string, baseId: string) => Promise<boolean>;
  /** The current base version of the displayed text. */
  baseId: () => string;
  endConflict: () => void;
  /** Continues with another version's text, discarding unsaved text. */
  adopt: (version: VersionDto) => void;
  restoreDraft: () => void;
  discardDraft: () => void;
};

/**
 * The text being edited: its base version, whether it is saved, and its draft in the browser. Source: behaviour §10.
 */
export function useEditing({ contractId, draft, store, editor, saveVersion, onSaved, ...given }: Options): Editing {
  const words = useCopy().review;
  const toast = useToast();
  const [version, setVersion] = useState(given.version);
  const [isDirty, setIsDirty] = useState(false);
  const [isInConflict, setIsInConflict] = useState(false);
  const [offer, setOffer] = useState(draft);
  const base = useRef({ id: given.version.id, html: given.version.textContent });
  const edits = useRef(0);
  const isLeaving = useRef(false);

  const keeper = useMemo(() => {
    const draftNow = () => toDraft(editor.current?.html(), base.current);
    // eslint-disable-next-line react-hooks/refs -- the keeper asks for the text later, never while this is rendered
    return new DraftKeeper({ store, draft: draftNow, onUnchanged: () => setIsDirty(false) });
  }, [store, editor]);
  useFlushBeforeGoing(keeper);
  useUnloadWarning(isDirty, isLeaving);

  const { run: runSave, busy: isSaving } = useAction(
    async (input: SaveInput) => {
      const result = await saveVersion(input);
      if (isSignedOut(result)) {
        keeper.flush();
        isLeaving.current = true; // the text is stored and offered again after signing in
      }
      return result;
    },
    {
      fallback: words.saveFailed,
      onProblem: (problem) =>
        problem.key === "versionConflict" ? setIsInConflict(true) : toast.error(wordsFor(problem, words.saveFailed)),
    },
  );

  const settle = useCallback(
    (saved: VersionDto, html: string) => {
      base.current = { id: saved.id, html };
      setVersion(saved);
      setIsDirty(false);
      setIsInConflict(false);
      void keeper.forget();
    },
    [keeper],
  );

  const save = useCallback(
    async (baseId?: string) => {
      const content = editor.current?.html();
      if (content === undefined) return;
      const editsBefore = edits.current;
      const saved = await runSave({ contractId, content, baseVersionId: baseId ?? base.current.id });
      if (!saved) return;
      settle(saved, content);
      toast.success(words.saved);
      onSaved();
      if (edits.current === editsBefore) return;
      setIsDirty(true); // typing continued during the save
      keeper.touch();
    },
    [contractId, editor, keeper, onSaved, runSave, settle, toast, words.saved],
  );

  // eslint-disable-next-line react-hooks/preserve-manual-memoization -- no compiler runs here; the editor keeps it
  const onEdit = useCallback(() => {
    edits.current += 1;
    setIsDirty(true);
    keeper.touch();
  }, [keeper]);

  const adopt = useCallback(
    (next: VersionDto) => {
      editor.current?.load(next.textContent);
      settle(next, next.textContent);
    },
    [editor, settle],
  );

  const saveMerged = async (html: string, baseId: string) => {
    const saved = await runSave({ contractId, content: html, baseVersionId: baseId });
    if (saved) (adopt(saved), toast.success(words.saved), onSaved());
    return saved !== null;
  };

  const restoreDraft = () => {
    if (!offer) return;
    editor.current?.load(offer.html);
    base.current = { ...base.current, id: offer.baseVersionId };
    setOffer(null);
    onEdit();
    keeper.flush(); // ours now
    void store.drop(offer);
  };

  const discardDraft = async () => {
    if (!offer) return;
    setOffer(null);
    await store.drop(offer);
    setOffer(await store.read()); // another tab's
  };

  return {
    version,
    isDirty,
    isSaving,
    isInConflict,
    offer,
    onEdit,
    save,
    saveMerged,
    baseId: () => base.current.id,
    endConflict: () => setIsInConflict(false),
    adopt,
    restoreDraft,
    discardDraft: () => void discardDraft(),
  };
}

/** The text as a draft, or null if unchanged from its base. */
function toDraft(html: string | undefined, base: { id: string; html: string }): Draft | null {
  if (html === undefined || html === base.html) return null;
  return { html, baseVersionId: base.id, savedAt: new Date().toISOString() };
}

const isSignedOut = (result: ActionResult<unknown>) => !result.ok && result.error.key === "signInRequired";
