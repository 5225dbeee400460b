import { folded } from "../../text/folding";
import { isSameWord } from "../terms/introduced";
import type { Draft } from "../draft";

/** What a contract calls its parties, folded, without 'the'. */
export function roleNames({ parties }: Draft): string[] {
  const names = parties
    .filter(({ isCollective }) => !isCollective)
    .flatMap(({ role }) => (role === null ? [] : [folded(role).replace(/^the /u, "")]));
  return [...new Set(names)].filter((name) => name.length > 1);
}

/** A party where a folded sentence names it. */
export type Named = { role: string; start: number; end: number };

/** The parties named in a folded sentence, by their roles in any case, in order. */
export function partiesNamed(draft: Draft, sentence: string): Named[] {
  const roles = roleNames(draft);
  const found: Named[] = [];
  for (const { 0: word, index } of sentence.matchAll(/\p{L}+/gu)) {
    const role = roles.find((name) => {
      const [first = "", second] = name.split(" ");
      if (!isWordOf(first, word)) return false;
      const next = /^ (\p{L}+)/u.exec(sentence.slice(index + word.length, index + word.length + 40))?.[1] ?? "";
      return second === undefined || isWordOf(second, next);
    });
    if (role !== undefined) found.push({ role, start: index, end: index + word.length });
  }
  return found;
}

/** 'lessor' and 'lessee', 'нийлүүлэгч' and 'нийлүүлэх' are not one; 'түрээслэгчид', 'ажилтны' and 'ажилтан' are. */
function isWordOf(name: string, word: string): boolean {
  if (word === name) return true;
  if (/[аэоө]н$/u.test(name) && word.startsWith(`${name.slice(0, -2)}н`)) return word.length - name.length <= 4;
  if (/^[a-z]/u.test(name)) return word === `${name}s`;
  return (
    word.length - name.length <= 4 &&
    (word.startsWith(name) || (name.length > 5 && isSameWord(name, word) && word.startsWith(name.slice(0, -1))))
  );
}
