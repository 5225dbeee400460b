import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import { knownLanguage } from "@/lib/copy/preferred-language";
import { asSeen } from "@/lib/exchange/unseen";
import type { Returned } from "@/lib/word/returned/returned";
import { findGuestLanguage, type RoundRow } from "./round-store";

/** How a name in a file that came back stands here. */
export type Naming = (author: string) => string;

/**
 * In a file that came by a guest's link every name says that it is a guest's: whoever writes the file writes the names
 * in it too, and one could be ours. Source: B-41.6.
 */
export async function namesIn(grant: ReadGrant, { guestLinkId, sentBy }: RoundRow): Promise<Naming> {
  if (guestLinkId === null) return (author) => author;
  const { authorName } = copyFor(knownLanguage((await findGuestLanguage(grant, guestLinkId)) ?? "")).guests;
  return (author) => {
    const name = asSeen(author).replaceAll(/\s+/gu, " ");
    return name === "" || name === sentBy ? sentBy : authorName(name);
  };
}

/** The changes under the names that their authors have here. */
export function changesNamed({ changes, authors }: Returned, naming: Naming): Pick<Returned, "changes" | "authors"> {
  return {
    changes: changes.map((change) => ({ ...change, author: change.author === null ? null : naming(change.author) })),
    authors: [...new Set(authors.map(naming))],
  };
}
