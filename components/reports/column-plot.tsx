/** Columns beside each other, drawn on the server: any width, letters stay their size. Source: B-35.8. */
import { classes } from "@/components/ui/classes";
import { FILLS, type Tone } from "./tones";

/** `parts` stand on each other, from the bottom; `label` is under the column, `told` above it. */
export type Column = { key: string; label: string; told: string; parts: readonly { tone: Tone; count: number }[] };
/** Pixels. */
const [HEIGHT, ABOVE, BELOW] = [200, 22, 26];
const ROOM = HEIGHT - ABOVE - BELOW;
/** Share of a column's place that it takes. */
const WIDE = 0.64;

const sumOf = ({ parts }: Column) => parts.reduce((sum, { count }) => sum + count, 0);

export function ColumnPlot({ label, columns }: { label: string; columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(sumOf));
  const place = 100 / Math.max(1, columns.length);
  /** Where there are many, only every second or third has room for its name. */
  const every = columns.length > 12 ? 3 : columns.length > 7 ? 2 : 1;
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="block overflow-visible">
      <line x1="0" x2="100%" y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} className="stroke-line-strong" strokeWidth={1} />
      {columns.map((column, at) => (
        <g key={column.key}>
          <Stack column={column} left={at * place} width={place} highest={highest} />
          <text
            x={`${(at + 0.5) * place}%`}
            y={HEIGHT - 8}
            textAnchor="middle"
            className={classes("fill-ink-muted text-xs", at % every !== 0 && "max-sm:hidden")}
          >
            {column.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

type StackProps = { column: Column; left: number; width: number; highest: number };

function Stack({ column, left, width, highest }: StackProps) {
  const all = sumOf(column);
  const height = (count: number) => (count / highest) * ROOM;
  const tops = column.parts.map((_, at) =>
    column.parts.slice(0, at + 1).reduce((sum, { count }) => sum + height(count), 0),
  );
  return (
    <>
      {column.parts.map(({ tone, count }, at) => (
        <rect
          key={tone}
          x={`${left + (width * (1 - WIDE)) / 2}%`}
          width={`${width * WIDE}%`}
          y={HEIGHT - BELOW - (tops[at] ?? 0)}
          height={height(count)}
          className={FILLS[tone]}
        />
      ))}
      {all > 0 && (
        <text
          x={`${left + width / 2}%`}
          y={HEIGHT - BELOW - height(all) - 6}
          textAnchor="middle"
          className="fill-ink text-xs tabular-nums"
        >
          {column.told}
        </text>
      )}
    </>
  );
}
