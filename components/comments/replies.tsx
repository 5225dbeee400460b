"use client";

import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { commentPieces } from "@/lib/contracts/comments/comment-text";
import type { Begun, BegunReplies } from "./begun-replies";
import { MentionTextarea, mentionsIn, type Named } from "./mention-textarea";
import type { Said } from "./use-comments";

/** Replies to a comment, and an input for another. Ctrl+Enter adds the reply, Escape closes the input. */
export function Replies({
  contractId,
  to,
  replies,
  onReply,
  begun,
  beside,
}: {
  contractId: string;
  to: CommentDto;
  replies: readonly CommentDto[];
  onReply: (said: Said) => Promise<boolean>;
  begun?: BegunReplies | undefined;
  /** More actions on the thread. */
  beside: ReactNode;
}) {
  const words = useCopy().comments.replies;
  const [isWriting, setIsWriting] = useState(() => (begun?.of(to.id) ?? null) !== null);
  const close = () => {
    begun?.keep(to.id, null);
    setIsWriting(false);
  };
  return (
    <>
      {replies.length > 0 && (
        <ul aria-label={words.title} className="space-y-2 border-l-2 border-line pl-3">
          {replies.map((reply) => (
            <li key={reply.id} id={`comment-${reply.id}`} tabIndex={-1} className="space-y-0.5 text-sm outline-none">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{reply.author.name}</span>
                <span className="text-xs text-ink-muted">
                  <DateText value={reply.createdAt} withTime />
                </span>
              </p>
              <CommentText comment={reply} />
            </li>
          ))}
        </ul>
      )}
      {isWriting && (
        <ReplyForm
          contractId={contractId}
          to={to.author.name}
          onReply={onReply}
          onClose={close}
          begun={begun?.of(to.id) ?? null}
          onBegun={(now) => begun?.keep(to.id, now)}
        />
      )}
      <div className="-mx-2 flex flex-wrap items-center justify-between gap-2">
        {!isWriting && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.openThread(to.author.name)}
            onClick={() => setIsWriting(true)}
          >
            {words.open}
          </Button>
        )}
        <span className="ml-auto">{beside}</span>
      </div>
    </>
  );
}

function ReplyForm({
  contractId,
  to,
  onReply,
  onClose,
  begun,
  onBegun,
}: {
  contractId: string;
  to: string;
  onReply: (said: Said) => Promise<boolean>;
  onClose: () => void;
  begun: Begun | null;
  onBegun: (now: Begun | null) => void;
}) {
  const { comments, common } = useCopy();
  const words = comments.replies;
  const problemId = useId();
  const [text, setText] = useState(begun?.text ?? "");
  const [chosen, setChosen] = useState<readonly Named[]>(begun?.chosen ?? []);
  const [state, setState] = useState<"typing" | "adding" | "failed">("typing");
  useEffect(() => onBegun(text === "" ? null : { text, chosen }));
  const over = text.trim().length - MAX_COMMENT_CHARS;
  const canAdd = text.trim() !== "" && over <= 0 && state !== "adding";

  const add = async () => {
    if (!canAdd) return;
    setState("adding");
    if (await onReply({ text: text.trim(), mentions: mentionsIn(text, chosen) })) onClose();
    else setState("failed");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void add();
  };
  const problem = over > 0 ? comments.add.tooLong(over) : state === "failed" ? comments.add.failed : null;
  return (
    <form
      aria-label={words.openThread(to)}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="space-y-2"
    >
      <MentionTextarea
        rows={2}
        contractId={contractId}
        autoFocus
        aria-label={words.label}
        aria-describedby={problem === null ? undefined : problemId}
        value={text}
        onText={setText}
        onName={(person) => setChosen([...chosen, person])}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className="text-xs text-danger-700">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" size="sm" busy={state === "adding"} disabled={!canAdd}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** A comment as written; mentions are highlighted, with the person's current name. */
export function CommentText({ comment: { text, mentions } }: { comment: Pick<CommentDto, "text" | "mentions"> }) {
  return (
    <p className="text-sm break-words whitespace-pre-line">
      {commentPieces(text, mentions).map((piece, place) =>
        piece.mention === null ? (
          piece.text
        ) : (
          <span key={place} className="rounded bg-primary-50 px-0.5 font-medium text-primary-800">
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}
