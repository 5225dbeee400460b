import { groupedBy } from "@/lib/grouped-by";
import { readNumbering } from "./clause-numbers";
import type { Draft } from "../draft";
import type { Span } from "../../text/spans";

/** '(4)', '4)', 'б)', and '4.' at the start of a line: where an item of a clause may begin. */
const MARK = /(?<=^|[\s;:.,(])\(?([\p{L}\d]{1,4})\)|(?<=\n[^\S\n]{0,12})([\p{L}\d]{1,2})[.](?!\d)/gu;

type Items = { bodies: ReadonlyMap<string, readonly Span[]>; marks: ReadonlyMap<string, readonly number[]> };
const known = new WeakMap<Draft, Items>();

/** Whether an existing clause has an item of that name; null if there is no such clause. */
export function hasItem(draft: Draft, clause: string, item: string): boolean | null {
  const { bodies, marks } = findItems(draft);
  const own = bodies.get(clause);
  if (!own) return null;
  const places = marks.get(item.toLowerCase()) ?? [];
  return own.some(({ start, end }) => places.some((at) => start <= at && at < end));
}

/** The text of each clause with a number, its parts included. */
export function bodiesOf(draft: Draft, clause: string): readonly Span[] {
  return findItems(draft).bodies.get(clause) ?? [];
}

function findItems(draft: Draft): Items {
  const ready = known.get(draft);
  if (ready) return ready;
  const marks = new Map<string, number[]>();
  for (const match of draft.text.matchAll(MARK)) {
    const name = (match[1] ?? match[2] ?? "").toLowerCase();
    const list = marks.get(name);
    if (list) list.push(match.index);
    else marks.set(name, [match.index]);
  }
  const items = { bodies: findBodies(draft), marks };
  known.set(draft, items);
  return items;
}

/** The text under each number, up to the next clause that isn't part of it. */
function findBodies(draft: Draft): Map<string, Span[]> {
  const { clauses } = readNumbering(draft);
  const bodies: (Span & { number: string })[] = [];
  const open: { number: string; depth: number; start: number }[] = [];
  const close = (depth: number, end: number) => {
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      open.pop();
      bodies.push({ number: last.number, start: last.start, end });
    }
  };
  for (const { number, levels, line } of clauses) {
    close(levels.length, line.start);
    open.push({ number, depth: levels.length, start: line.start + number.length });
  }
  close(0, draft.text.length);
  return groupedBy(bodies, ({ number }) => number);
}
