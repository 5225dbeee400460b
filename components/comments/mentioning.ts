import type { CollaboratorDto } from "@/lib/collaboration/schema";
import { commentPieces } from "@/lib/contracts/mentions";

/** Somebody who may be named in a comment. */
export type Named = { id: string; name: string; email: string };

const MOST_OFFERED = 6;

/** The collaborators whose name or address has a word that begins so, in their order. */
export function peopleLike(people: readonly CollaboratorDto[], letters: string): Named[] {
  const wanted = letters.toLocaleLowerCase();
  const isLike = (words: string) =>
    words.startsWith(wanted) || words.split(/[\s.@-]+/).some((word) => word.startsWith(wanted));
  return people
    .map(({ userId, user }) => ({ id: userId, name: user.name, email: user.email }))
    .filter(({ name, email }) => isLike(name.toLocaleLowerCase()) || isLike(email.toLocaleLowerCase()))
    .slice(0, MOST_OFFERED);
}

/** Whom a text names: of those that were chosen under one name, the last ones, as many as stand there. */
export function mentionsIn(text: string, chosen: readonly Named[]): string[] {
  const names = chosen.map(({ name }) => ({ id: null, name, as: name }));
  const left = new Map<string, number>();
  for (const { mention } of commentPieces(text, names))
    if (mention) left.set(mention.as, (left.get(mention.as) ?? 0) + 1);
  const ids: string[] = [];
  for (const { id, name } of [...chosen].reverse()) {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    if (count > 0 && !ids.includes(id)) ids.push(id);
  }
  return ids.reverse();
}
