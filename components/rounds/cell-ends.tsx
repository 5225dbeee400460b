import { Fragment } from "react";
import { CELL_END } from "@/lib/documents/richtext/blocks";

/** Words of a change, in which cells of a table are told apart by a rule. */
export function CellEnds({ text }: { text: string }) {
  if (!text.includes(CELL_END)) return text;
  return text.split(CELL_END).map((words, cell) => (
    <Fragment key={cell}>
      {cell > 0 && <span className="cell-end">{CELL_END}</span>}
      {words}
    </Fragment>
  ));
}
