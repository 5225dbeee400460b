"use client";

import { createContext, useContext, useMemo, type ReactNode } from "react";
import { readAll } from "@/components/data/read-list";
import { useRead } from "@/components/data/use-read";
import { Link } from "@/components/ui/link";
import type { AuditEventDto } from "@/lib/audit/schema";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { commentPieces } from "@/lib/contracts/comments/comment-text";

/** `onFollow`: the reader follows a link to a comment. */
type Said = { contractId: string; words: ReadonlyMap<string, string>; onFollow: () => void };
const SaidContext = createContext<Said | null>(null);
const NOTHING: ReadonlyMap<string, string> = new Map();

type ProviderProps = {
  contractId: string;
  events: readonly AuditEventDto[];
  onFollow: () => void;
  children: ReactNode;
};

/**
 * Gives the events below it the words of their comments. The trail holds none: they are read where comments are, so
 * that only those who may read them get them, and a deleted one is gone. Source: B-18.15.
 */
export function CommentWords({ contractId, events, onFollow, children }: ProviderProps) {
  const newest = events.find((event) => commentOf(event) !== null)?.id ?? "";
  const { data } = useRead(`words ${contractId} ${newest}`, () => readWords(newest === "" ? null : contractId));
  const words = data ?? NOTHING;
  const said = useMemo(() => ({ contractId, words, onFollow }), [contractId, words, onFollow]);
  return <SaidContext value={said}>{children}</SaidContext>;
}

async function readWords(contractId: string | null): Promise<ReadonlyMap<string, string>> {
  if (contractId === null) return NOTHING;
  const comments = await readAll<CommentDto>(`/api/contracts/${encodeURIComponent(contractId)}/comments`);
  return new Map(comments?.map(({ id, text, mentions }) => [id, firstWords(nowNamed(text, mentions))]));
}

const nowNamed = (text: string, mentions: CommentDto["mentions"]) =>
  commentPieces(text, mentions)
    .map((piece) => piece.text)
    .join("");

/** UTF-16 units; as much as one line shows. */
const SHOWN_CHARS = 140;

function firstWords(text: string): string {
  const line = text
    .slice(0, 2 * SHOWN_CHARS)
    .replace(/\s+/gu, " ")
    .trim();
  if (line.length <= SHOWN_CHARS) return line;
  const cut = line.lastIndexOf(" ", SHOWN_CHARS);
  return `${line.slice(0, cut > 0 ? cut : SHOWN_CHARS)}…`;
}

/** The comment that an event is about. */
export function commentOf({ action, detail }: Pick<AuditEventDto, "action" | "detail">): string | null {
  const { commentId } = detail;
  return action.startsWith("comment.") && typeof commentId === "string" ? commentId : null;
}

/** The first words of some comments, each a link to it; nothing for those that the reader doesn't get. */
export function SaidComments({ ids }: { ids: readonly string[] }) {
  const said = useContext(SaidContext);
  const found = ids.flatMap((id) => {
    const text = said?.words.get(id);
    return text === undefined ? [] : [{ id, text }];
  });
  if (said === null || found.length === 0) return null;
  return (
    <ul className="mt-1 space-y-1">
      {found.map(({ id, text }) => (
        <li key={id}>
          <Link
            href={`/contracts/${encodeURIComponent(said.contractId)}?${new URLSearchParams({ comment: id })}`}
            prefetch={false}
            onClick={said.onFollow}
            className="block border-l-2 border-line-strong pl-2 text-sm text-ink-muted hover:text-primary hover:underline"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
