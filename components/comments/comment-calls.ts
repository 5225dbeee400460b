import { goodAnswer, nextPage } from "@/components/forms/reading";
import type { CommentDto } from "@/lib/contracts/comment-schema";

/** All comments, page by page, or null when one does not come. */
export async function readComments(contractId: string): Promise<CommentDto[] | null> {
  const comments: CommentDto[] = [];
  for (let path: string | null = `/api/contracts/${encodeURIComponent(contractId)}/comments`; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    comments.push(...((await response.json()) as CommentDto[])); // our own API: its shape is what `comment-schema.ts` says
    path = nextPage(response.headers.get("link"));
  }
  return comments;
}
