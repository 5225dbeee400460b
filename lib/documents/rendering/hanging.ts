import { linesOf, type Line, type Segment, type StyledText } from "./line-breaking";
import { hangingBeside } from "./typography";

/** A clause's own number as people type it: `1.1`, `1.`, `(a)`, `(iv)`, `a)`, `§ 3`; then white space and more. */
const CLAUSE_NUMBER =
  /^(?:§ ?\d{1,3}|\d{1,3}(?:\.\d{1,3}){1,5}\.?|\d{1,3}[.)]|\(\d{1,3}\)|\(\p{L}{1,4}\)|\p{L}\)|[IVXLC]{1,6}\.)[ \t\u00a0]+(?=\S)/u;
const MOST_NUMBER_CHARS = 40;

/**
 * Lines of a paragraph that begins with its own number: the number stands out to the left of all the lines.
 * @returns null where the paragraph begins otherwise, or leaves no room
 */
export function hangingLines(
  texts: readonly StyledText[],
  { width, align }: { width: number; align: "left" | "justify" },
): Line[] | null {
  const start = texts.map(({ text }) => text.slice(0, MOST_NUMBER_CHARS)).slice(0, MOST_NUMBER_CHARS);
  const number = CLAUSE_NUMBER.exec(start.join(""))?.[0];
  if (number === undefined) return null;
  const { head, rest } = partedAt(texts, number.length);
  const [numberLine = []] = linesOf(head, { width, align: "left" });
  const last = numberLine.at(-1);
  if (!last) return null;
  const end = last.x + last.width;
  const hang = hangingBeside(end);
  if (hang > width / 3) return null;
  const space: Segment = { text: " ", x: end, width: hang - end, gap: 0, look: last.look };
  const lines = linesOf(rest, { width: width - hang, align });
  return lines.map((line, index) => {
    const moved = line.map((segment) => ({ ...segment, x: segment.x + hang }));
    return index === 0 ? [...numberLine, space, ...moved] : moved;
  });
}

function partedAt(texts: readonly StyledText[], length: number): { head: StyledText[]; rest: StyledText[] } {
  const [head, rest]: [StyledText[], StyledText[]] = [[], []];
  let left = length;
  for (const { text, look } of texts) {
    if (left > 0) head.push({ text: text.slice(0, left), look });
    if (left < text.length) rest.push({ text: text.slice(Math.max(0, left)), look });
    left = Math.max(0, left - text.length);
  }
  return { head, rest };
}
