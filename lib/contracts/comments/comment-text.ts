import type { CommentDto } from "./comment-schema";

/** Mentions of people in a comment. Client-safe and pure. Source: B-14.6. */

/** `as`: the name as written in the text after '@'; `name`: the person's current name. */
export type Mention = { id: string | null; name: string; as: string };
export type CommentPiece = { text: string; mention: Mention | null };

/** A comment's text in pieces, with mentions as '@' and the person's current name. Linear in the text. */
export function commentPieces(text: string, mentions: readonly Mention[]): CommentPiece[] {
  const longestFirst = [...mentions].sort((one, other) => other.as.length - one.as.length);
  const pieces: CommentPiece[] = [];
  let done = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", Math.max(at + 1, done))) {
    const behind = at + 1;
    const mention = longestFirst.find(({ as }) => as !== "" && text.startsWith(as, behind));
    if (!mention) continue;
    if (at > done) pieces.push({ text: text.slice(done, at), mention: null });
    pieces.push({ text: `@${mention.name}`, mention });
    done = behind + mention.as.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), mention: null });
  return pieces;
}

/** The mention being typed after an '@' just before the caret: where it starts, and the letters so far. */
export function mentionBefore(text: string, caret: number): { at: number; letters: string } | null {
  const from = Math.max(0, caret - MOST_LETTERS - 1);
  const at = text.lastIndexOf("@", caret - 1);
  if (at < from || caret <= at) return null;
  const isInsideWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? ""); // part of an e-mail address
  const letters = text.slice(at + 1, caret);
  return isInsideWord || letters.includes("\n") ? null : { at, letters };
}

/** Longer than any name people type. */
const MOST_LETTERS = 60;

// The passage a comment is about.

/** `quote` is what the reader had selected, `start` and `end` its offsets in `plainText` at that time. */
export type PassageLocation = { versionId: string; quote: string; start: number; end: number };

/** The passage a comment is about; null if none. */
export function commentPassage({ location }: Pick<CommentDto, "location">): PassageLocation | null {
  if (typeof location === "string") return null;
  const { versionId, quote, start, end } = location;
  if (typeof versionId !== "string" || typeof quote !== "string" || quote === "") return null;
  if (!Number.isFinite(start) || !Number.isFinite(end)) return null;
  return { versionId, quote, start: Number(start), end: Number(end) };
}
