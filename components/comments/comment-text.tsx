import { commentPieces } from "@/lib/contracts/mentions";
import type { CommentDto } from "@/lib/contracts/comment-schema";

/** What somebody said, as they wrote it; whom it names stands out, by the name they have now. */
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
