/** Bars below each other, each under its name, drawn on the server. Source: B-35.8. */
import { FILLS, type Tone } from "./tones";

export type Bar = { key: string; name: string; told: string; parts: readonly { tone: Tone; count: number }[] };

/** Pixels. */
const BAR = 10;

/** Names break as text does, so only the bar itself is drawn. */
export function BarPlot({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0)));
  return (
    <ul aria-label={label} className="space-y-3">
      {bars.map(({ key, name, told, parts }) => (
        <li key={key} className="text-sm">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="text-xs text-ink-muted tabular-nums">{told}</span>
          </span>
          <svg aria-hidden="true" width="100%" height={BAR} className="mt-1 block rounded bg-neutral-50">
            {parts.map(({ tone, count }, at) => (
              <rect
                key={tone}
                x={`${(parts.slice(0, at).reduce((sum, before) => sum + before.count, 0) / highest) * 100}%`}
                width={`${(count / highest) * 100}%`}
                height={BAR}
                className={FILLS[tone]}
              />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  );
}
