"use client";

import { useMemo, useState } from "react";
import type { NewComment } from "@/components/comments/comments-panel";
import { useComments, type Comments } from "@/components/comments/use-comments";
import type { PassageMark } from "@/components/editor/passages/passage-marks";
import type { TextPassage } from "@/components/editor/passages/passages";
import { maybeNumber } from "@/lib/documents/scans/numbers";
import type { Doubtful } from "@/components/review/notices/scanned-notice";
import type { ReviewActions } from "@/components/review/actions";
import { useSuggestions, type Suggestions } from "@/components/suggestions/use-suggestions";
import { commentPassage, type PassageLocation } from "@/lib/contracts/comments/comment-text";
import type { VersionDto } from "@/lib/contracts/schema";

export type Remarks = {
  comments: Comments;
  suggestions: Suggestions;
  /** The comment being written, or null. */
  writing: NewComment | null;
  write: (writing: NewComment | null) => void;
  /** The passages of both, for highlighting in the text. */
  marks: readonly PassageMark[];
  counts: { comments: number; suggestions: number };
  /** How many words may have been misread from a picture, and how many of them are numbers. */
  uncertain: Doubtful;
  /** The version after people have confirmed some of its words. */
  recheck: (version: VersionDto) => void;
};

/** What people and the assistant say about the text. */
export function useRemarks({
  contractId,
  version,
  scanned,
  actions,
}: {
  contractId: string;
  version: VersionDto;
  /** The text as first read, with possible misreadings. */
  scanned: VersionDto;
  actions: ReviewActions;
}): Remarks {
  const comments = useComments(contractId, actions);
  const suggestions = useSuggestions(contractId, version.id);
  const [writing, write] = useState<NewComment | null>(null);
  const open = useMemo(
    () => (comments.state.step === "loaded" ? comments.state.comments.filter(({ resolved }) => !resolved) : []),
    [comments.state],
  );
  const proposed = useMemo(
    () => (suggestions.state.step === "loaded" ? suggestions.state.suggestions : []),
    [suggestions.state],
  );

  const [checked, setChecked] = useState<VersionDto | null>(null);
  const uncertain = useUncertain(checked ?? (version.uncertain ? version : scanned));
  const marks = useMemo((): PassageMark[] => {
    const commented = open.flatMap((comment) => {
      const passage = commentPassage(comment);
      return passage ? [{ kind: "comment" as const, id: comment.id, ...toTextPassage(passage) }] : [];
    });
    return [
      ...uncertain,
      ...proposed.map(({ id, quote, start, end }) => ({ kind: "suggestion" as const, id, content: quote, start, end })),
      ...commented,
      ...(writing?.location ? [{ kind: "pending" as const, ...toTextPassage(writing.location) }] : []),
    ];
  }, [open, proposed, writing, uncertain]);

  return {
    comments,
    suggestions,
    writing,
    write,
    marks,
    counts: { comments: open.filter(({ parentId }) => parentId === null).length, suggestions: proposed.length },
    uncertain: { words: uncertain.length, numbers: uncertain.filter(({ content }) => maybeNumber(content)).length },
    recheck: setChecked,
  };
}

/** Words that may have been misread from a picture; once changed, a word no longer matches and loses its mark. */
function useUncertain({ plainText, uncertain }: VersionDto): readonly PassageMark[] {
  return useMemo(
    () =>
      (uncertain ?? []).map(({ start, end }) => ({
        kind: "uncertain" as const,
        content: plainText.slice(start, end),
        start,
        end,
      })),
    [plainText, uncertain],
  );
}

/** A comment's passage in the editor's format. */
export function toTextPassage({ quote, start, end }: PassageLocation): TextPassage {
  return { content: quote, start, end };
}
