/** Whether a silent change brings back what stood before a change of ours. Pure. Source: B-26.4. */
import { groupedBy } from "@/lib/grouped-by";

export type PlacedChange = { id: string; tracked: boolean; place: string; start: number; end: number; after: string };

/** Of changes to `sent`, those after which their line is one of `before` that `sent` no longer has. Linear. */
export function undoingIn(
  changes: readonly PlacedChange[],
  { sent, before }: { sent: string; before: string },
): ReadonlySet<string> {
  const stood = new Set(before.split("\n").map(plain));
  for (const line of sent.split("\n")) stood.delete(plain(line));
  const byLine = groupedBy(changes, ({ start }) => (start === 0 ? 0 : sent.lastIndexOf("\n", start - 1) + 1));
  const undoing = [...byLine].flatMap(
    ([start, own]) =>
      [own, ...own.map((one) => [one])].find((some) => stood.has(plain(lineWith(sent, start, some)))) ?? [],
  );
  return new Set(undoing.map(({ id }) => id));
}

/** The line that begins at `start`, with changes put in. */
function lineWith(text: string, start: number, changes: readonly PlacedChange[]): string {
  const stop = text.indexOf("\n", start);
  const end = stop < 0 ? text.length : stop;
  const inOrder = changes.toSorted((one, other) => other.start - one.start);
  return inOrder.reduce(
    (line, { start: from, end: to, after }) =>
      to > end ? line : line.slice(0, from - start) + after + line.slice(to - start),
    text.slice(start, end),
  );
}

const plain = (line: string) => line.replace(/\s+/gu, " ").trim();
