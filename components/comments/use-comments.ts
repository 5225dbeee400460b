"use client";

import { useCallback, useEffect, useState } from "react";
import type { CommentActions } from "./comment-actions";
import { readComments } from "./comment-calls";
import { useAction } from "@/components/forms/use-action";
import type { ActionFailure } from "@/lib/adapters/action-result";
import type { CommentDto, PassageLocation } from "@/lib/contracts/comment-schema";

type CommentsState = { step: "loading" } | { step: "failed" } | { step: "loaded"; comments: readonly CommentDto[] };
export type Comments = {
  state: CommentsState;
  reload: () => void;
  /** Both say whether it was done. */
  add: (text: string, location: PassageLocation | null) => Promise<boolean>;
  setResolved: (comment: CommentDto, resolved: boolean) => Promise<boolean>;
  /** Why the last comment was not added. */
  problem: ActionFailure | null;
};

/** The contract's comments: loaded when the page opens and whenever it is looked at again. Source: behaviour §14. */
export function useComments(contractId: string, actions: CommentActions): Comments {
  const [state, setState] = useState<CommentsState>({ step: "loading" });
  const resolving = useAction(actions.resolveComment);

  const reload = useCallback(() => {
    void readComments(contractId).then((comments) =>
      setState((known) =>
        comments ? { step: "loaded", comments } : known.step === "loaded" ? known : { step: "failed" },
      ),
    );
  }, [contractId]);

  useEffect(() => {
    reload();
    const onVisibility = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [reload]);

  const put = (comment: CommentDto) =>
    setState((known) => {
      const others = known.step === "loaded" ? known.comments : [];
      return {
        step: "loaded",
        comments: others.some(({ id }) => id === comment.id)
          ? others.map((other) => (other.id === comment.id ? comment : other))
          : [...others, comment],
      };
    });

  const adding = useAction(actions.addComment);
  const add = async (text: string, location: PassageLocation | null) => {
    const comment = await adding.run({ contractId, text, ...(location ? { location } : {}) });
    if (comment) put(comment);
    return comment !== null;
  };

  const setResolved = async ({ id: commentId }: CommentDto, resolved: boolean) => {
    const comment = await resolving.run({ contractId, commentId, resolved });
    if (comment) put(comment);
    return comment !== null;
  };

  return { state, reload, add, setResolved, problem: adding.problem };
}
