/** The passage that a comment is about. No zod: browsers load it. */
import type { CommentDto } from "./comment-schema";

/** `quote` is what the reader had selected, `start` and `end` its offsets in `plainText` then. */
export type PassageLocation = { versionId: string; quote: string; start: number; end: number };

/** The passage that a comment is about; null when it names none. */
export function passageOf({ location }: Pick<CommentDto, "location">): PassageLocation | null {
  if (typeof location === "string") return null;
  const { versionId, quote, start, end } = location;
  if (typeof versionId !== "string" || typeof quote !== "string" || quote === "") return null;
  if (!Number.isFinite(start) || !Number.isFinite(end)) return null;
  return { versionId, quote, start: Number(start), end: Number(end) };
}
