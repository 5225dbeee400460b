/** A report: what it is of, its plot, and the same as a table. Source: B-35.8. */
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { FILLS, type Tone } from "./tones";

type Legend = readonly { tone: Tone; name: string }[];
type Rows = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type Props = {
  title: string;
  /** From how many, and what was left out: a sentence each. */
  notes: readonly string[];
  legend?: Legend;
  asTable: string;
  table: Rows;
  children: ReactNode;
};

export function ReportCard({ title, notes, legend = [], asTable, table, children }: Props) {
  return (
    <Card className="min-w-0 space-y-4 p-4 sm:p-6">
      <div className="space-y-1">
        <h2>{title}</h2>
        <p className="text-sm text-pretty text-ink-muted">{notes.filter((note) => note !== "").join(" ")}</p>
      </div>
      {legend.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {legend.map(({ tone, name }) => (
            <li key={tone} className="flex items-center gap-1.5">
              <svg aria-hidden="true" width="10" height="10">
                <circle cx="5" cy="5" r="5" className={FILLS[tone]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {children}
      <details>
        <summary className="cursor-pointer text-sm text-primary">{asTable}</summary>
        <FigureTable label={title} table={table} />
      </details>
    </Card>
  );
}

function FigureTable({ label, table: { head, rows } }: { label: string; table: Rows }) {
  return (
    <div className="overflow-x-auto pt-2">
      <table aria-label={label} className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-muted">
            {head.map((name, at) => (
              <th key={name} scope="col" className={classes("py-1.5 pr-4 font-medium", at > 0 && "text-right")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first = "", ...rest], at) => (
            <tr key={`${first} ${at}`}>
              <th scope="row" className="py-1.5 pr-4 font-normal break-words">
                {first}
              </th>
              {rest.map((cell, place) => (
                <td key={head[place + 1]} className="py-1.5 pr-4 text-right tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where there is nothing to draw: a sentence instead of an empty plot. */
export function EmptyReport({ title, text }: { title: string; text: string }) {
  return (
    <Card className="space-y-1 p-4 sm:p-6">
      <h2>{title}</h2>
      <p className="text-sm text-ink-muted">{text}</p>
    </Card>
  );
}
