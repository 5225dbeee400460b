"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readAll } from "@/components/data/read-list";
import { useRead } from "@/components/data/use-read";
import { goodAnswer, nextPage } from "@/components/forms/api";
import { useAction } from "@/components/forms/use-action";
import { undone, useUndo } from "@/components/ui/overlay/use-undo";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { type PassageLocation, commentPassage } from "@/lib/contracts/comments/comment-text";
import { groupedBy } from "@/lib/grouped-by";

type CommentsState = { step: "loading" } | { step: "failed" } | { step: "loaded"; comments: readonly CommentDto[] };
/** A text, and the ids of people it mentions. */
export type Said = { text: string; mentions: string[] };
export type Comments = {
  state: CommentsState;
  reload: () => void;
  /** Each returns whether it succeeded. */
  add: (said: Said, location: PassageLocation | null) => Promise<boolean>;
  reply: (to: CommentDto, said: Said) => Promise<boolean>;
  setResolved: (comment: CommentDto, resolved: boolean) => Promise<boolean>;
  /** Why the last comment could not be added. */
  problem: ActionFailure | null;
};

/** The contract's comments: loaded when the page opens and whenever it becomes visible again. Source: behaviour §14. */
export function useComments(contractId: string, actions: CommentActions): Comments {
  const { data, isFailed, reload, put } = useRead(`comments ${contractId}`, () => readComments(contractId));
  const { add: words, resolvedDone } = useCopy().comments;
  const offerUndo = useUndo();
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

  const setResolved = async ({ id: commentId }: CommentDto, resolved: boolean) => {
    const isDone = added(await resolving.run({ contractId, commentId, resolved }));
    if (isDone && resolved)
      offerUndo(
        resolvedDone,
        () => undone(actions.resolveComment({ contractId, commentId, resolved: false })),
        () => void reload(),
      );
    return isDone;
  };

  // Keep the same object while nothing changed: marks in the text depend on it.
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

/** Server calls for comments. A refusal is a value. */
export type CommentActions = {
  addComment(input: {
    contractId: string;
    text: string;
    location?: PassageLocation;
    parentId?: string;
    mentions?: string[];
  }): Promise<ActionResult<CommentDto>>;
  resolveComment(input: {
    contractId: string;
    commentId: string;
    resolved: boolean;
  }): Promise<ActionResult<CommentDto>>;
};

/** All comments, page by page, or null if a page fails. */
async function readComments(contractId: string): Promise<CommentDto[] | null> {
  const comments: CommentDto[] = [];
  for (let path: string | null = `/api/contracts/${encodeURIComponent(contractId)}/comments`; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    // our own API: `comment-schema.ts` gives its format
    comments.push(...((await response.json()) as CommentDto[]));
    path = nextPage(response.headers.get("link"));
  }
  return comments;
}

/** The people a comment may mention. */
const readPeople = (contractId: string): Promise<CollaboratorDto[] | null> =>
  readAll(`/api/contracts/${encodeURIComponent(contractId)}/collaborators`);

/** Everyone with a role on the contract; loaded when first needed, and again each time. */
export function usePeople(contractId: string, isWanted: boolean): readonly CollaboratorDto[] {
  const [people, setPeople] = useState<readonly CollaboratorDto[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void readPeople(contractId).then((found) => !isOver && found && setPeople(found));
    return () => {
      isOver = true;
    };
  }, [contractId, isWanted]);
  return people;
}

/** A comment and its replies, oldest first. */
export type Thread = { comment: CommentDto; replies: readonly CommentDto[] };

/** In text order, those about the whole contract first. A reply whose comment is missing stands alone. */
export function toThreads(comments: readonly CommentDto[]): Thread[] {
  const known = new Set(comments.map(({ id }) => id));
  const isReply = ({ parentId }: CommentDto) => parentId !== null && known.has(parentId);
  const replies = groupedBy(comments.filter(isReply), ({ parentId }) => parentId);
  const findStart = (comment: CommentDto) => commentPassage(comment)?.start ?? -1;
  return comments
    .filter((comment) => !isReply(comment))
    .sort((one, other) => findStart(one) - findStart(other))
    .map((comment) => ({ comment, replies: replies.get(comment.id) ?? [] }));
}
