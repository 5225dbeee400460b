"use client";

import { useCallback, useEffect, useMemo } from "react";
import type { CommentActions } from "./comment-actions";
import { readComments } from "./comment-calls";
import { useRead } from "@/components/data/use-read";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import type { ActionFailure } from "@/lib/adapters/action-result";
import type { PassageLocation } from "@/lib/contracts/passage";
import type { CommentDto } from "@/lib/contracts/comment-schema";

type CommentsState = { step: "loading" } | { step: "failed" } | { step: "loaded"; comments: readonly CommentDto[] };
/** A text, and the ids of the people whom it names. */
export type Said = { text: string; mentions: string[] };
export type Comments = {
  state: CommentsState;
  reload: () => void;
  /** All say whether it was done. */
  add: (said: Said, location: PassageLocation | null) => Promise<boolean>;
  reply: (to: CommentDto, said: Said) => Promise<boolean>;
  setResolved: (comment: CommentDto, resolved: boolean) => Promise<boolean>;
  /** Why the last comment was not added. */
  problem: ActionFailure | null;
};

/** The contract's comments: loaded when the page opens and whenever it is looked at again. Source: behaviour §14. */
export function useComments(contractId: string, actions: CommentActions): Comments {
  const { data, isFailed, reload, put } = useRead(`comments ${contractId}`, () => readComments(contractId));
  const words = useCopy().comments.add;
  const resolving = useAction(actions.resolveComment);
  useEffect(() => {
    const onVisibility = () => document.visibilityState === "visible" && void reload();
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [reload]);

  const putComment = (comment: CommentDto) =>
    put((known = []) =>
      known.some(({ id }) => id === comment.id)
        ? known.map((other) => (other.id === comment.id ? comment : other))
        : [...known, comment],
    );

  const adding = useAction(actions.addComment, { fallback: words.failed });
  const added = (comment: CommentDto | null) => {
    if (comment) putComment(comment);
    return comment !== null;
  };
  const named = ({ text, mentions }: Said) => ({ text, ...(mentions.length > 0 ? { mentions } : {}) });
  const add = async (said: Said, location: PassageLocation | null) =>
    added(await adding.run({ contractId, ...named(said), ...(location ? { location } : {}) }));
  const reply = async ({ id: parentId }: CommentDto, said: Said) =>
    added(await adding.run({ contractId, ...named(said), parentId }));

  const setResolved = async ({ id: commentId }: CommentDto, resolved: boolean) =>
    added(await resolving.run({ contractId, commentId, resolved }));

  // The same object while nothing changed: marks in the text are made of it.
  const state = useMemo<CommentsState>(
    () => (data ? { step: "loaded", comments: data } : { step: isFailed ? "failed" : "loading" }),
    [data, isFailed],
  );
  return {
    state,
    reload: useCallback(() => void reload(), [reload]),
    add,
    reply,
    setResolved,
    problem: adding.problem,
  };
}
