import { readAll } from "@/components/data/read-all";
import { goodAnswer, nextPage } from "@/components/forms/good-answer";
import type { CollaboratorDto } from "@/lib/collaboration/schema";
import type { CommentDto } from "@/lib/contracts/comment-schema";

/** All comments, page by page, or null when one does not come. */
export async function readComments(contractId: string): Promise<CommentDto[] | null> {
  const comments: CommentDto[] = [];
  for (let path: string | null = `/api/contracts/${encodeURIComponent(contractId)}/comments`; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    // our own API: its shape is what `comment-schema.ts` says
    comments.push(...((await response.json()) as CommentDto[]));
    path = nextPage(response.headers.get("link"));
  }
  return comments;
}

/** Whom a comment may name. */
export const readPeople = (contractId: string): Promise<CollaboratorDto[] | null> =>
  readAll(`/api/contracts/${encodeURIComponent(contractId)}/collaborators`);
