import { Fragment, type ReactNode } from "react";

/** Text with highlighted ranges; offsets in UTF-16 units, sorted, not overlapping. */
export function Highlighted({ text, hits }: { text: string; hits: readonly { start: number; end: number }[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    parts.push(
      <Breakable key={`before ${start}`} text={text.slice(done, start)} />,
      <mark key={start} className="rounded-sm bg-warning-100 text-ink">
        <Breakable text={text.slice(start, end)} />
      </mark>,
    );
    done = end;
  }
  return (
    <>
      {parts}
      <Breakable text={text.slice(done)} />
    </>
  );
}

/** The name of a file may end its line behind an underscore, and else would end it within a word. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=_)/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
