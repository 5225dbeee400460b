import type { ActionResult } from "@/lib/adapters/action-result";
import type { PassageLocation } from "@/lib/contracts/passage";
import type { CommentDto } from "@/lib/contracts/comment-schema";

/** What is done with comments on the server. A refusal is a value. */
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
