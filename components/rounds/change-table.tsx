import { Fragment } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CELL_END } from "@/lib/documents/richtext/blocks";

type Props = { before: string; after: string; heads: readonly string[]; isUntracked: boolean };

/** Table rows that were added, removed or changed, as a table under the column headers. */
export function ChangeTable({ before, after, heads, isUntracked }: Props) {
  const rows = pairRows(before, after);
  const columns = Math.max(heads.length, ...rows.map((row) => row.length));
  return (
    <div className="overflow-x-auto">
      <table className="round-table font-paper">
        {heads.some((head) => head !== "") && (
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={column} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} colSpan={row.length === 1 ? columns : 1}>
                  <CellWords {...cell} isUntracked={isUntracked} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellChange = { before: string; after: string };

function CellWords({ before, after, isUntracked }: CellChange & { isUntracked: boolean }) {
  const spoken = useCopy().comparison.spoken;
  if (before === after) return before;
  const look = classes("redline-run", isUntracked && "round-untracked");
  return (
    <>
      {before !== "" && (
        <del className={look}>
          <span className="redline-spoken">{` ${spoken.deleted} `}</span>
          {before}
        </del>
      )}
      {before !== "" && after !== "" && " "}
      {after !== "" && (
        <ins className={look}>
          <span className="redline-spoken">{` ${spoken.inserted} `}</span>
          {after}
        </ins>
      )}
    </>
  );
}

/** Row by row and cell by cell if both have equally many; otherwise all deletions above all insertions. */
function pairRows(before: string, after: string): CellChange[][] {
  const [old, fresh] = [splitCells(before), splitCells(after)];
  const isAlike = old.length === fresh.length && old.every((row, index) => row.length === fresh[index]?.length);
  if (isAlike)
    return old.map((row, index) =>
      row.map((words, column) => ({ before: words, after: fresh[index]?.[column] ?? "" })),
    );
  return [
    ...old.map((row) => row.map((words) => ({ before: words, after: "" }))),
    ...fresh.map((row) => row.map((words) => ({ before: "", after: words }))),
  ];
}

const splitCells = (text: string) => (text === "" ? [] : text.split("\n").map((line) => line.split(CELL_END)));

/** The text of a change, with a line between table cells. */
export function CellEnds({ text }: { text: string }) {
  if (!text.includes(CELL_END)) return text;
  return text.split(CELL_END).map((words, cell) => (
    <Fragment key={cell}>
      {cell > 0 && <span className="cell-end">{CELL_END}</span>}
      {words}
    </Fragment>
  ));
}
